import type { ReportTargetKind } from '../../../domain/moderation/Report';
import type { SeenRefusal } from '../../../domain/moderation/ModerationCase';
import type { ListingState } from '../../../domain/listings/lifecycle/ListingState';
import type { ContentPart } from './contentChanges';

const reports = (count: number) => `${count} ${count < 2 ? 'signalement' : 'signalements'}`;

export const kindLabels: Readonly<Record<ReportTargetKind, string>> = {
  listing: 'Annonce',
  person: 'Personne',
  conversation: 'Conversation',
};

export const stateLabels: Readonly<Record<ListingState, string>> = {
  draft: 'brouillon',
  'in-review': 'en vérification',
  online: 'en ligne',
  reserved: 'réservée',
  sold: 'vendue',
  paused: 'en pause',
  expired: 'expirée',
  deleted: 'supprimée',
  refused: 'retirée du site',
};

export const partLabels: Readonly<Record<ContentPart, string>> = {
  title: 'Titre',
  price: 'Prix',
  description: 'Description',
  photos: 'Photos',
};

/** From the highest score to the lowest: « scam » and « harassment » weigh 5, « duplicate » weighs 1. */
const urgencies = [
  { from: 10, label: 'Très urgent' },
  { from: 5, label: 'Urgent' },
  { from: 2, label: 'À examiner' },
  { from: 0, label: 'Peu urgent' },
] as const;

export function urgencyLabel(score: number): string {
  return urgencies.find(({ from }) => score >= from)?.label ?? urgencies[3].label;
}

/** From « Urgent » up, it is said in red. */
export function isUrgent(score: number): boolean {
  return score >= 5;
}

export const changeMessages: Readonly<Record<SeenRefusal, string>> = {
  'new-report': 'Le dossier a changé depuis que vous l’avez ouvert : un nouveau signalement est arrivé.',
  'new-decision': 'Le dossier a changé depuis que vous l’avez ouvert : une décision a été prise.',
  'changed-content': 'Le dossier a changé depuis que vous l’avez ouvert : l’annonce a été modifiée.',
};

export const caseMessages = {
  title: 'Signalements',
  loading: 'Chargement des signalements…',
  count: (count: number, isFull: boolean) =>
    isFull ? `Les ${count} dossiers les plus urgents` : `${count} ${count < 2 ? 'dossier ouvert' : 'dossiers ouverts'}`,
  empty: 'Tout est traité',
  emptyHint: 'Aucun dossier n’attend de décision. Les nouveaux signalements paraîtront ici d’eux-mêmes.',
  queue: 'Dossiers ouverts',
  choose: 'Choisissez un dossier dans la liste.',
  untitled: 'Sans titre',
  unnamed: 'Personne sans profil public',
  reports,
  heldBy: (name: string, time: string) => `${name} examine ce dossier jusqu’à ${time}.`,
  otherAdmin: 'Un autre administrateur',
  back: 'Tous les signalements',

  loadingCase: 'Chargement du dossier…',
  unknownCase: 'Ce dossier n’existe pas.',
  open: 'Dossier ouvert',
  closed: 'Dossier clos',
  none: 'Aucun signalement',
  inReview: 'En vérification',
  waiting: 'Son auteur attend votre décision : mettez-la en ligne, demandez une correction ou retirez-la.',
  closedBy: (entry: number) => `Clos par la décision n° ${entry} du journal.`,
  unreported: 'Une décision serait prise de votre propre initiative.',
  read: 'J’ai relu le dossier',

  content: 'Ce qui est signalé',
  examined: 'Ce qui est examiné',
  listing: 'L’annonce',
  before: {
    report: (date: string) => `Au signalement, ${date}`,
    decision: (date: string) => `À la dernière décision, ${date}`,
  },
  asNow: 'Maintenant',
  unchanged: {
    report: 'Rien n’a changé depuis le dernier signalement.',
    decision: 'Rien n’a changé depuis la dernière décision.',
  },
  changed: {
    report: (parts: string) => `A changé depuis le dernier signalement : ${parts}.`,
    decision: (parts: string) => `A changé depuis la dernière décision : ${parts}.`,
  },
  isChanged: 'avec un changement',
  removedPhotos: (count: number) => `${count} ${count < 2 ? 'photo retirée' : 'photos retirées'}`,
  addedPhotos: (count: number) => `${count} ${count < 2 ? 'photo ajoutée' : 'photos ajoutées'}`,
  noDescription: 'Sans description',
  noPhoto: 'Sans photo',
  gone: 'L’annonce n’existe plus. Seule la décision « Sans suite » reste possible.',
  state: (state: string) => `L’annonce est ${state}.`,
  openListing: 'Voir l’annonce sur le site',
  openProfile: 'Voir le profil sur le site',
  newTab: 'nouvel onglet',
  noProfile: 'Cette personne n’a pas de profil public.',
  formerName: (name: string) => `Nom au moment du signalement : ${name}.`,
  about: 'Présentation',
  conversation: (title: string) => `Conversation à propos de «\u00a0${title}\u00a0».`,
  showPhoto: 'Afficher la photo',
  photoOf: (index: number, count: number) => `Photo ${index} sur ${count}`,
  hiddenPhoto: (index: number, count: number) => `Photo ${index} sur ${count}, masquée car signalée comme choquante`,

  reportsTitle: (count: number) => `Signalements (${count})`,
  newestReports: (count: number) => `Les ${count} plus récents sont affichés.`,
  allReports: 'Afficher aussi les plus anciens',
  noDetails: 'Sans précisions.',
  newNotice: 'Un signalement sans compte est arrivé depuis que vous avez ouvert ce dossier.',
  withoutAccount: 'Sans compte',
  reply: (name: string) => `Répondre à ${name}`,
  anonymous:
    'Sans nom ni adresse : la personne déclare qu’il s’agit d’abus sexuels sur un enfant. Prévenez la police ou le procureur.',

  person: 'La personne concernée',
  /** Followed by a link to the seller. */
  seller: 'Annonce publiée par\u00a0:',
  points: (count: number) => (count < 2 ? `${count} point` : `${count} points`),
  pointsLabel: (points: string, isLeast: boolean) =>
    `${isLeast ? 'Au moins ' : ''}${points} au cours des douze derniers mois.`,
  allDecisions: 'Afficher aussi les décisions plus anciennes',
  noDecision: 'Aucune décision antérieure.',
  noPerson: 'La personne concernée ne peut pas être déterminée.',
  decisionOn: (action: string, title: string) => `${action}, « ${title} »`,
  decisionsLoading: 'Chargement des décisions…',
  openCase: 'Ouvrir ce dossier',
  overturn: 'Annuler cette décision',

  shortcuts: 'Raccourcis clavier',
  shortcutsHint: 'Ils agissent quand la liste a le focus.',
  letters: 'Raccourcis d’une seule lettre',
  lettersHint: 'Désactivés, seules les flèches et Entrée agissent.',
  close: 'Fermer',
  keys: [
    { keys: ['↓', 'j'], label: 'Dossier suivant' },
    { keys: ['↑', 'k'], label: 'Dossier précédent' },
    { keys: ['Entrée'], label: 'Ouvrir le dossier' },
    { keys: ['r'], label: 'Ouvrir et proposer le retrait (ou l’avertissement d’une personne)' },
    { keys: ['c'], label: 'Ouvrir et proposer une correction' },
    { keys: ['v'], label: 'Ouvrir et proposer « Sans suite »' },
    { keys: ['Ctrl', 'K'], label: 'Aller à une annonce, une personne ou une page, partout dans l’administration' },
    { keys: ['?'], label: 'Afficher cette liste' },
  ],
} as const;
