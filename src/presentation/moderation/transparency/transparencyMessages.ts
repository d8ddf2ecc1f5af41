import type { AppealFigures } from '../../../domain/moderation/YearlyFigures';
import type { Measure } from '../../../domain/moderation/Measure';
import type { StatementGround } from '../../../domain/moderation/Statement';
import { formatNumber } from '../../shared/format/formatNumber';
import { PRODUCT_NAME } from '../../shared/page/product';

export const transparencyMessages = {
  title: 'Transparence de la modération',
  description: `La modération de ${PRODUCT_NAME} en chiffres, année par année\u00a0: signalements, décisions, réclamations et délais.`,
  lead: 'Ce que nous avons reçu, décidé et corrigé, année par année.',
  loading: 'Chargement des chiffres…',
  failed: 'Ces chiffres n’ont pas pu être lus. Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
  none: 'Aucun chiffre n’est encore publié',
  noneHint: 'Les premiers paraîtront ici dès que l’équipe aura compté une année.',
  year: (year: number) => `Année ${year}`,
  countedAt: (date: string) => `Chiffres arrêtés au ${date}.`,
  countedAgain: (date: string) => `Année en cours\u00a0: chiffres arrêtés au ${date}.`,
  reports: 'Signalements reçus, par motif',
  reason: 'Motif',
  measures: 'Décisions prises, par mesure',
  measure: 'Mesure',
  grounds: 'Décisions motivées, par fondement',
  ground: 'Fondement',
  appeals: 'Réclamations contre ces décisions',
  outcome: 'Issue',
  count: 'Nombre',
  total: 'Total',
  withoutAccount: (count: number) =>
    count < 2
      ? `Envoyés sans compte\u00a0: ${formatNumber(count)}.`
      : `Dont ${formatNumber(count)} envoyés sans compte.`,
  delay: (answered: number, delay: string) =>
    `Délai médian entre un signalement et la décision\u00a0: ${delay} (${formatNumber(answered)}\u00a0${answered < 2 ? 'signalement traité' : 'signalements traités'}).`,
  noDelay: 'Aucun signalement de l’année n’a encore reçu de décision.',
  method: 'Comment ces chiffres sont comptés',
  methodItems: [
    'Un administrateur lance le comptage, qui lit tous les signalements, toutes les décisions et le journal de l’année\u202f; il peut recommencer pour l’année en cours et la précédente, par exemple quand des réclamations ont été jugées depuis.',
    'Une année va du 1er\u00a0janvier au 31\u00a0décembre, heure UTC.',
    'Plusieurs signalements du même contenu comptent chacun. Une décision compte une fois, même si elle répond à plusieurs signalements, et «\u00a0Sans suite\u00a0» compte aussi.',
    'Le délai d’un signalement court jusqu’à la première décision sur ce qu’il vise. Ceux qui attendent encore n’entrent pas dans la médiane, ce qui peut la rendre plus courte.',
    'Les réclamations sont celles contre les décisions de l’année, quelle que soit leur date. «\u00a0Annulées par l’équipe\u00a0» compte les décisions que nous avons corrigées sans réclamation.',
    'Toutes les décisions sont prises par une personne\u00a0: aucune n’est automatique. Seule une mise en attente l’est\u00a0: une annonce qui contient un mot interdit, ou que dépose un compte récent quand ce réglage est activé, attend la décision d’un administrateur. Cette attente n’est pas comptée ici.',
    'Ces chiffres ne nomment personne et ne reprennent aucun texte.',
  ],
} as const;

export const measureLabels: Readonly<Record<Measure, string>> = {
  none: 'Sans suite',
  approval: 'Annonce mise en ligne après vérification',
  correction: 'Correction demandée',
  removal: 'Annonce retirée',
  warning: 'Avertissement',
  'name-reset': 'Nom du profil retiré',
  'portrait-reset': 'Photo du profil retirée',
  'text-reset': 'Présentation du profil retirée',
  restriction: 'Compte restreint',
  closing: 'Compte fermé',
  lifting: 'Restriction ou fermeture levée',
};

export const groundLabels: Readonly<Record<StatementGround, string>> = {
  illegal: 'Contenu illicite',
  terms: 'Contraire à nos conditions',
};

export const appealLabels: Readonly<Record<keyof AppealFigures, string>> = {
  waiting: 'En attente',
  upheld: 'Décision maintenue',
  overturned: 'Décision annulée',
  corrected: 'Annulées par l’équipe, sans réclamation',
};
