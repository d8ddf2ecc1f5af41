import type { AgeOfCases } from './desk/ageOfCases';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import { PRODUCT_NAME } from '../shared/page/product';

/** The frame of the administration, its first page, and what all of its screens show. */
export const administrationMessages = {
  title: 'Administration',
  home: `${PRODUCT_NAME} : accueil`,
  navigation: 'Administration',
  allScreens: 'Toutes les rubriques',
  desk: 'À faire',
  cases: 'Signalements',
  listings: 'Annonces',
  watch: 'Veille',
  appeals: 'Réclamations',
  messages: 'Messages',
  people: 'Personnes',
  journal: 'Journal',
  subscribers: 'Inscrits',
  settings: 'Réglages',
  team: 'Équipe',
  maintenance: 'Maintenance',
  site: 'Retour au site',
  waiting: (count: number) => `${count} en attente`,

  note: 'Note pour le journal (facultatif)',
  noteHint: 'Lue par les administrateurs seulement.',
  noteTooLong: 'Cette note est trop longue.',

  refused: 'Cette page est réservée aux administrateurs.',
  signedOut: 'Connectez-vous avec un compte d’administrateur pour continuer.',
  signIn: 'Se connecter',
  changeAccount: 'Changer de compte',
  signOutFailed: 'La déconnexion n’a pas abouti. Réessayez dans un instant.',

  openCases: (count: string, isOne: boolean) => `${count} ${isOne ? 'dossier ouvert' : 'dossiers ouverts'}`,
  atLeast: (count: number) => `${count} ou plus`,
  /** Followed by the ages. */
  caseAges: (isFull: boolean) =>
    isFull ? 'Dernier signalement des dossiers les plus urgents\u00a0:' : 'Dernier signalement\u00a0:',
  ages: {
    older: 'il y a plus de 3\u00a0jours',
    belowThreeDays: 'il y a 1 à 3\u00a0jours',
    belowADay: 'il y a moins de 24\u00a0heures',
  } satisfies Record<keyof AgeOfCases, string>,
  noCase: 'Aucun dossier ouvert',
  casesHint: 'Ce que les utilisateurs ont signalé, du plus urgent au moins urgent.',
  toCases: 'Examiner les signalements',
  review: 'Annonces en vérification',
  openReviews: (count: string, isOne: boolean) => `${count} ${isOne ? 'annonce à relire' : 'annonces à relire'}`,
  noReview: 'Aucune annonce à relire',
  reviewHint: 'Celles qui attendent d’être relues avant de paraître. Toutes les autres se retrouvent au même endroit.',
  toReviews: 'Relire les annonces',
  toListings: 'Rechercher une annonce',
  openAppeals: (count: string, isOne: boolean) => `${count} ${isOne ? 'réclamation' : 'réclamations'} en attente`,
  noAppeal: 'Aucune réclamation en attente',
  appealsHint: 'Les décisions que la personne concernée conteste.',
  /** For an admin who does not judge all of those that are counted. */
  ownAppealsHint: 'Un autre administrateur juge les réclamations contre celles que vous avez prises.',
  toAppeals: 'Juger les réclamations',
  openMessages: (count: string, isOne: boolean) => `${count} ${isOne ? 'message à traiter' : 'messages à traiter'}`,
  noMessage: 'Aucun message à traiter',
  messagesHint: 'Ce que les visiteurs écrivent par la page Contact.',
  toMessages: 'Lire les messages',
  counting: 'Chargement…',
  uncounted: 'Ce nombre n’a pas pu être lu.',
  retry: 'Réessayer',

  find: 'Rechercher',

  jump: 'Aller à…',
  jumpHint:
    'Collez l’adresse d’une annonce ou d’un profil, la référence d’un signalement ou d’une décision, ou tapez un nom, une adresse e-mail, un numéro ou un identifiant.',
  jumpField: 'Adresse, référence, nom ou identifiant',
  jumpMissing: 'Indiquez ce que vous cherchez.',
  go: 'Ouvrir',
  searching: 'Recherche…',
  cancel: 'Annuler',

  missing: 'Cette page n’existe pas.',
  back: 'Retour à l’accueil de l’administration',
} as const;

/** Why something could not be read. */
export const readFailures: Readonly<Record<BackendFailure, string>> = {
  full: 'Il n’y a plus de place dans ce navigateur : libérez-en un peu, puis réessayez.',
  unavailable: 'Ce navigateur ne donne pas accès aux données du site.',
  offline: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  blocked: 'Une ancienne page du site est encore ouverte : fermez-la, puis réessayez.',
  timeout: 'Ce navigateur tarde à répondre. Fermez les autres onglets du site, puis réessayez.',
  denied: 'Votre compte n’a pas le droit de lire ces données.',
  unknown: 'Ces données n’ont pas pu être lues.',
};
