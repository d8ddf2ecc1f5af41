import type { ConfigurationFailure } from '../../application/maintenance/AppConfigurationRepository';
import type { CountdownUnit } from '../../domain/maintenance/Countdown';
import { PRODUCT_NAME } from '../shared/page/product';

export const launchMessages = {
  title: `${PRODUCT_NAME} arrive bientôt`,
  lead: 'Nous installons les étals. Objets, véhicules, immobilier\u00a0: ce que l’on cherche et ce que l’on vend, tout près de chez soi.',
  countdown: 'Compte à rebours du lancement',
  /** Of a moment in the future: « Ouverture le mardi 1er décembre 2026 à 9 h, heure de Paris ». */
  opening: (date: string, time: string) => `Ouverture le ${date} à\u00a0${time}, heure de Paris`,
  due: 'Les derniers préparatifs sont en cours\u00a0: nous ouvrons d’un instant à l’autre.',
  estimate: 'Temps encore nécessaire, selon notre estimation',
  unannounced: 'La date du lancement sera bientôt annoncée.',
  gear: 'Accès des administrateurs',
} as const;

/** For an admin inside the closed site. */
export const closedSiteMessages = {
  label: 'Site fermé',
  text: 'Le site est fermé\u00a0: les visiteurs voient la page de maintenance.',
  manage: 'Maintenance',
  leave: 'Sortir du site',
} as const;

export const unitMessages: Readonly<Record<CountdownUnit, string>> = {
  days: 'Jours',
  hours: 'Heures',
  minutes: 'Minutes',
  seconds: 'Secondes',
};

export const configurationErrorMessages = {
  title: 'Erreur de configuration',
  text: (failure: ConfigurationFailure) => `Erreur de chargement de la configuration: ${failures[failure]}`,
} as const;

const failures: Readonly<Record<ConfigurationFailure, string>> = {
  full: 'il n’y a plus de place dans ce navigateur',
  unavailable: 'ce navigateur ne donne pas accès à ses données',
  offline: 'le serveur ne répond pas',
  blocked: 'une autre version du site est ouverte dans un autre onglet',
  timeout: 'la base de données de ce navigateur ne répond pas',
  denied: 'accès refusé\u202f; vérifiez les règles de sécurité',
  malformed: 'le document config/app est mal formé',
  unknown: 'Erreur inconnue',
};
