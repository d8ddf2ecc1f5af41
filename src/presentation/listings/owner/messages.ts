import type { ChangeListingStateFailure } from '../../../application/listings/ChangeListingState';
import type { DealKind } from '../../../domain/listings/dealKind';
import type { EditListingFailure } from '../../../application/listings/EditListing';
import { soldBadges } from '../display/messages';
import { formatClock } from '../../shared/format/formatDate';
import { restrictedText } from '../../shared/restrictionMessages';
import type { ListingState } from '../../../domain/listings/lifecycle/ListingState';
import type { OwnerAction } from '../../../domain/listings/lifecycle/ownerActions';
import type { ListingGroup } from './listingGroups';
import type { ImmediateAction } from './ListingActionsViewModel';
import { WRONG_CLOCK } from '../../shared/clockMessages';

const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

export const myListingsMessages = {
  title: 'Mes annonces',
  gate: {
    text: 'Vos annonces appartiennent à votre compte. Connectez-vous pour les retrouver\u00a0: vous reviendrez ici même.',
    signIn: 'Se connecter',
  },
  groups: 'Vos annonces par état',
  groupCount: (label: string, count: number) => `${label}, ${counted(count, 'annonce', 'annonces')}`,
  post: 'Déposer une annonce',
  quota: (used: number, total: number) =>
    `${counted(used, 'annonce gratuite utilisée', 'annonces gratuites utilisées')} sur ${total}.`,
  quotaHint: 'Une annonce vendue, expirée ou supprimée libère une place.',
  empty: {
    toutes: {
      title: 'Vous n’avez pas encore d’annonce',
      text: 'Vendez, donnez ou cherchez\u00a0: une annonce prend quelques minutes et ne coûte rien.',
    },
    moved: (title: string, label: string) => `«\u00a0${title}\u00a0» est maintenant dans «\u00a0${label}\u00a0».`,
    goThere: (label: string) => `Voir «\u00a0${label}\u00a0»`,
  },
  more: 'Afficher plus d’annonces',
  stats: 'Audience',
  views: (count: number) => counted(count, 'vue', 'vues'),
  favourites: (count: number) => counted(count, 'favori', 'favoris'),
  audienceNotLoaded: 'Les vues et les favoris de vos annonces n’ont pas pu être lus.',
  readAgain: 'Réessayer',
  /** `isOnline`: its state, which is read beside the day, already says so. */
  untilDay: (day: string, isOnline: boolean) => `${isOnline ? 'Jusqu’au' : 'En ligne jusqu’au'} ${day}`,
  lastDays: (count: number) =>
    count < 1 ? 'Se termine aujourd’hui' : count < 2 ? 'Se termine demain' : `Se termine dans ${count} jours`,
  endedOn: (day: string) => `Expirée depuis le ${day}`,
  relistable: (day: string) => `Si l’affaire ne se fait pas, vous pouvez la remettre en ligne jusqu’au ${day}.`,
  reasons: 'Lire les motifs et contester',
  actionsOn: (title: string) => `Actions sur «\u00a0${title}\u00a0»`,
  otherActions: 'Autres actions',
  ownExpired: {
    title: (title: string) => `Votre annonce «\u00a0${title}\u00a0» a expiré`,
    text: 'Elle est restée soixante jours en ligne. Les autres ne la voient plus, mais vous pouvez la remettre en ligne en un clic.',
  },
  yours: 'C’est votre annonce.',
  seeAll: 'Voir toutes mes annonces',
  removed: (title: string) => `«\u00a0${title}\u00a0» est supprimée`,
  undo: 'Annuler',
  confirm: 'Compléter mon compte',
  broughtBack: 'L’annonce est de retour',
  unfinishedDeletion:
    'La suppression n’est pas terminée, et des photos ont pu disparaître. Elle reprendra à votre prochaine visite\u202f; vous pouvez aussi la relancer.',
  alreadyDeleted: 'L’annonce est déjà supprimée\u00a0: elle ne peut plus être rétablie.',
  busy: 'Un instant\u00a0: le changement précédent est en cours.',
} as const;

/** What a group is for, where it has no listing. */
export const emptyGroups: Record<Exclude<ListingGroup, 'toutes'>, { readonly title: string; readonly text: string }> = {
  'en-ligne': {
    title: 'Aucune annonce en ligne',
    text: 'Les annonces que tout le monde peut voir en ce moment se retrouvent ici.',
  },
  reservees: {
    title: 'Aucune annonce réservée',
    text: 'Quand une affaire est en cours, «\u00a0Marquer comme réservée\u00a0» le fait savoir\u202f; l’annonce reste visible.',
  },
  'en-pause': {
    title: 'Aucune annonce en pause',
    text: '«\u00a0Mettre en pause\u00a0» cache une annonce aux autres, le temps d’une absence par exemple. Vous la remettez en ligne quand vous voulez.',
  },
  expirees: {
    title: 'Aucune annonce expirée',
    text: 'Une annonce reste soixante jours en ligne. Ensuite, vous la renouvelez d’ici en un clic.',
  },
  vendues: {
    title: 'Aucune annonce vendue',
    text: 'Une annonce marquée comme vendue, louée, donnée ou aboutie quitte les recherches et se retrouve ici.',
  },
  'en-verification': {
    title: 'Aucune annonce en vérification',
    text: 'Les annonces que notre équipe relit avant leur mise en ligne se retrouvent ici.',
  },
  refusees: {
    title: 'Aucune annonce retirée',
    text: 'Si notre équipe retire une annonce du site, vous la retrouvez ici, avec les motifs et la façon de contester.',
  },
};

export const buyerMessages = {
  question: (title: string) => `À qui va «\u00a0${title}\u00a0»\u202f?`,
  hint: (people: number) =>
    `${people < 2 ? 'Cette personne vous a' : 'Ces personnes vous ont'} écrit au sujet de l’annonce. Votre réponse n’est pas publique.`,
  someoneElse: 'Quelqu’un d’autre',
  notNow: 'Plus tard',
  save: 'Enregistrer',
  reservedFor: (name: string) => `Réservée pour ${name}`,
  soldTo: (name: string) => `Vendue à ${name}`,
  notLoaded: (count: number) =>
    count < 2 ? 'Le nom de l’acheteur n’a pas pu être lu.' : 'Les noms des acheteurs n’ont pas pu être lus.',
  failed: (reason: string) => `Le nom n’a pas été gardé. ${reason}`,
} as const;

export const groupLabels: Record<ListingGroup, string> = {
  toutes: 'Toutes',
  'en-ligne': 'En ligne',
  reservees: 'Réservées',
  'en-pause': 'En pause',
  expirees: 'Expirées',
  vendues: 'Vendues',
  'en-verification': 'En vérification',
  refusees: 'Retirées',
};

export const stateLabels: Record<ListingState, string> = {
  draft: 'Brouillon',
  'in-review': 'En vérification',
  online: 'En ligne',
  reserved: 'Réservée',
  sold: 'Vendue',
  paused: 'En pause',
  expired: 'Expirée',
  deleted: 'Supprimée',
  refused: 'Retirée',
};

/** Explains a state to the owner, where its label is not enough. */
export const stateNotes: Partial<Record<ListingState, string>> = {
  'in-review': 'Notre équipe la relit avant de la mettre en ligne.',
  paused: 'Personne d’autre que vous ne la voit.',
  sold: 'Elle n’apparaît plus dans les recherches.',
  refused: 'Notre équipe l’a retirée du site. Modifiez-la pour la soumettre à nouveau.',
};

export const actionLabels: Record<Exclude<OwnerAction, 'sell'>, string> = {
  renew: 'Renouveler pour 60 jours',
  edit: 'Modifier',
  reserve: 'Marquer comme réservée',
  release: 'Remettre en ligne',
  relist: 'Remettre en ligne',
  pause: 'Mettre en pause',
  resume: 'Remettre en ligne',
  duplicate: 'Dupliquer',
  delete: 'Supprimer',
};

export const doneMessages: Record<Exclude<ImmediateAction, 'sell'>, string> = {
  renew: 'L’annonce est renouvelée pour 60 jours',
  reserve: 'L’annonce est marquée comme réservée',
  release: 'L’annonce est de nouveau disponible',
  relist: 'L’annonce est de nouveau en ligne',
  pause: 'L’annonce est en pause\u00a0: personne d’autre que vous ne la voit',
  resume: 'L’annonce est de nouveau en ligne',
};

export const newPriceMessages = {
  open: 'Modifier le prix',
  label: 'Nouveau prix, en euros',
  save: 'Enregistrer',
  cancel: 'Annuler',
  done: (price: string) => `Le prix est maintenant de ${price}`,
  wrong: 'Indiquez un prix en euros entiers, 1\u00a0€ au moins.',
  incomplete: 'D’autres champs de l’annonce sont à compléter : choisissez «\u00a0Modifier\u00a0».',
} as const;

/** Why a price was not changed. */
export function newPriceFailure(reason: EditListingFailure): string {
  if (typeof reason === 'string') return actionFailureMessages[reason];
  switch (reason.kind) {
    case 'invalid':
      return reason.errors.has('price') ? newPriceMessages.wrong : newPriceMessages.incomplete;
    case 'changed-meanwhile':
      return actionFailureMessages['illegal-transition'];
    case 'too-many':
      return tooManyChanges(formatClock(reason.until));
    default:
      return restrictedText(reason);
  }
}

/** The end of a listing, in the words of what it is about. */
export const endings: Record<DealKind, { readonly label: string; readonly action: string; readonly done: string }> = {
  sale: { label: soldBadges.sale, action: 'Marquer comme vendue', done: 'L’annonce est marquée comme vendue' },
  rental: { label: soldBadges.rental, action: 'Marquer comme louée', done: 'L’annonce est marquée comme louée' },
  gift: { label: soldBadges.gift, action: 'Marquer comme donnée', done: 'L’annonce est marquée comme donnée' },
  wanted: { label: soldBadges.wanted, action: 'Marquer comme aboutie', done: 'L’annonce est marquée comme aboutie' },
};

/** `time`: when a further change is possible. */
export const tooManyChanges = (time: string) =>
  `Vous avez modifié beaucoup d’annonces en une heure\u00a0: celle-ci reste comme avant. Vous pourrez de nouveau en modifier à partir de\u00a0${time}.`;

export const renewAllMessages = {
  count: (count: number) => `${count} annonces peuvent être renouvelées pour 60 jours.`,
  all: 'Tout renouveler',
  running: 'Renouvellement en cours…',
  done: (count: number) => `${count} annonces sont renouvelées pour 60 jours`,
  stopped: (renewed: number, left: number, reason: string) =>
    `${counted(renewed, 'annonce renouvelée', 'annonces renouvelées')}, ${counted(left, 'annonce qui ne l’est pas', 'annonces qui ne le sont pas')}. ${reason}`,
} as const;

/** Why an action on a listing failed, with the date from which it is possible, if there is one. */
export function actionFailure(reason: ChangeListingStateFailure): string {
  if (typeof reason === 'string') return actionFailureMessages[reason];
  return reason.kind === 'too-many' ? tooManyChanges(formatClock(reason.until)) : restrictedText(reason);
}

/** Why an action on a listing failed. */
export const actionFailureMessages: Record<Extract<ChangeListingStateFailure, string>, string> = {
  'illegal-transition':
    'Cette annonce a changé entre-temps, peut-être dans un autre onglet\u00a0: rien n’a été modifié.',
  'too-early': 'Une annonce se renouvelle dans les trois jours qui précèdent sa fin.',
  'too-late':
    'Plus de sept jours ont passé\u00a0: cette annonce ne peut plus être remise en ligne. Vous pouvez la dupliquer.',
  'quota-reached':
    'Toutes vos annonces gratuites sont utilisées\u00a0: celle-ci reste hors ligne. Marquez une autre annonce comme vendue ou supprimez-en une, puis réessayez.',
  missing: 'Cette annonce n’existe plus.',
  unconfirmed:
    'L’annonce n’est pas en ligne\u00a0: confirmez d’abord votre adresse e-mail ou votre numéro de téléphone.',
  full: 'La place manque sur cet appareil\u00a0: l’annonce reste comme avant. Libérez-en un peu, puis réessayez.',
  unavailable: 'Le bazar ne répond pas\u00a0: l’annonce reste comme avant. Réessayez dans un instant.',
  offline: 'Le serveur ne répond pas\u00a0: l’annonce reste comme avant. Vérifiez votre connexion, puis réessayez.',
  blocked: 'Une ancienne page du site est encore ouverte\u00a0: fermez-la, puis réessayez.',
  timeout: 'Ce navigateur tarde à enregistrer. Fermez les autres onglets du site, puis réessayez.',
  denied: 'Ce changement a été refusé\u00a0: l’annonce reste comme avant. Reconnectez-vous, puis réessayez.',
  'wrong-clock': `L’annonce reste comme avant\u00a0: ${WRONG_CLOCK}`,
  unknown: 'L’annonce n’a pas pu être changée. Réessayez.',
};
