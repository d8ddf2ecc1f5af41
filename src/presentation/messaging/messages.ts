import type { PhotoPreparationFailure } from '../../application/listings/PhotoPreparation';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { ListingVisibility } from '../../domain/listings/lifecycle/listingVisibility';
import type { TextError } from '../../domain/messaging/composeText';
import type { DealKind } from '../../domain/listings/dealKind';
import type { LastMessage } from '../../domain/messaging/Conversation';
import type { MessageRisk } from '../../domain/messaging/messageRisks';
import type { OfferOutcome } from '../../domain/messaging/Message';
import type { ThreadEntry } from './thread/threadEntries';
import { ofPerson } from '../shared/prepositionMessages';
import { messages as withdrawalMessages } from './withdrawal/messages';

export const messages = {
  title: 'Messages',
  titleWith: (name: string) => `Messages avec ${name}`,
  signedOutText: 'Connectez-vous pour lire vos conversations avec les vendeurs et les acheteurs.',
  signIn: 'Se connecter',
  list: 'Conversations',
  loading: 'Chargement de vos conversations…',
  none: 'Aucune conversation pour l’instant',
  noneText: 'Ouvrez une annonce qui vous plaît et envoyez un message : vos échanges se retrouveront ici.',
  browse: 'Parcourir les annonces',
  choose: 'Choisissez une conversation pour la lire.',
  more: 'Afficher les conversations plus anciennes',
  unread: (count: number) => `${count} ${count < 2 ? 'message non lu' : 'messages non lus'}`,
  you: 'Vous :',
  back: 'Retour aux conversations',
  missing: 'Cette conversation n’est pas disponible',
  missingText: 'L’annonce n’est peut-être plus en ligne, ou la conversation n’est pas la vôtre.',

  thread: 'Fil de la conversation',
  older: 'Afficher les messages précédents',
  loadingOlder: 'Chargement des messages précédents…',
  olderFailed: 'Les messages précédents n’ont pas pu être chargés.',
  safetyLink: 'Nos conseils de sécurité',
  noListing: 'Cette annonce n’est plus disponible',
  seeListing: 'Voir l’annonce',
  takenDown: 'Retirée',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  photo: 'Photo',
  photoFrom: (name: string) => `Photo envoyée par ${name}`,
  yourPhoto: 'Photo que vous avez envoyée',
  openPhoto: 'Agrandir la photo',
  closePhoto: 'Fermer la photo',
  sendAgain: 'Réessayer',
  throwAway: 'Supprimer',
  unreadable: 'Ce message ne peut pas être affiché.',
  notSent: 'Un de vos messages n’a pas pu être envoyé.',
  photoNotSent: 'Une de vos photos n’a pas pu être envoyée.',
  backToThread: 'Voir la conversation',
  newMessage: (name: string) => `Nouveau message ${ofPerson(name)}`,

  menu: 'Options de la conversation',
  profile: 'Voir le profil',
  report: 'Signaler',
  block: (name: string) => `Bloquer ${name}`,
  unblock: (name: string) => `Débloquer ${name}`,
  blockText: (name: string) =>
    `${name} ne pourra plus vous écrire, et vous ne pourrez plus lui écrire. Cette personne n’en sera pas avertie. Vous pourrez revenir sur ce choix ici ou dans votre compte.`,
  blockConfirm: 'Bloquer',
  cancel: 'Annuler',
  blocked: (name: string) => `Vous avez bloqué ${name}.`,
  gone: 'Ce compte a été supprimé\u00a0: il n’y a plus personne à qui écrire.',
  restricted: 'Vous ne pouvez pas envoyer de message.',
  readDecision: 'Lire la décision',
  blockedToast: (name: string) => `${name} ne peut plus vous écrire.`,
  unblockedToast: (name: string) => `${name} peut de nouveau vous écrire.`,

  composer: 'Votre message',
  placeholder: 'Écrivez votre message…',
  notSaved:
    'Votre navigateur refuse d’enregistrer ce brouillon\u00a0: il sera perdu si vous fermez ou rechargez cette page.',
  notSentYet: 'Votre message n’est pas encore envoyé.',
  send: 'Envoyer',
  attach: 'Joindre une photo',
  makeOffer: 'Faire une offre',
  proposePrice: 'Proposer un prix',
  quickReplies: 'Réponses rapides',
  /** To the buyer. */
  offline: 'Cette annonce n’est plus en ligne\u00a0: ne versez rien et ne communiquez aucune coordonnée bancaire.',
  preparingPhoto: (name: string) => `Préparation de ${name}…`,
  photoFailed: (name: string) => `La photo ${name} n’a pas été envoyée.`,
  removePhoto: 'Retirer',
  beforeSending: 'Votre message contient des informations sensibles :',

  accept: 'Accepter',
  refuse: 'Refuser',
  reserveFor: (name: string) => `Réserver pour ${name}`,
  manageListings: 'Mes annonces',

  notifications: 'Recevoir une notification à chaque nouveau message, même quand le site est dans un autre onglet ?',
  allowNotifications: 'Activer les notifications',
  declineNotifications: 'Non merci',
  notificationTitle: (name: string) => `Message ${ofPerson(name)}`,

  askTitle: 'Envoyer un message',
  askText: 'Écrivez votre message ; il vous attendra après la connexion.',
  askSubmit: 'Se connecter pour envoyer',
  askBack: 'Retour à l’annonce',
} as const;

const safety = {
  before: 'Restez sur le site pour échanger',
  after: 'ne communiquez ni code reçu par SMS ni coordonnées bancaires.',
};

export const safetyOf: Record<DealKind, string> = {
  sale: `${safety.before}, payez à la remise de l’objet et ${safety.after}`,
  rental: `${safety.before}, ne versez rien avant d’avoir visité et signé, et ${safety.after}`,
  gift: `${safety.before}, ne payez rien pour un don et ${safety.after}`,
  wanted: `${safety.before} et ${safety.after}`,
};

/** What a person who answers a listing may begin with. */
export const openings: Record<DealKind, readonly string[]> = {
  sale: [
    'Bonjour, est-ce toujours disponible ?',
    'Bonjour, quand pourrais-je passer ?',
    'Bonjour, quel serait votre dernier prix ?',
  ],
  rental: [
    'Bonjour, est-ce toujours disponible ?',
    'Bonjour, quand pourrais-je visiter ?',
    'Bonjour, quelles pièces faut-il pour le dossier ?',
  ],
  gift: ['Bonjour, est-ce toujours disponible ?', 'Bonjour, quand pourrais-je venir le chercher ?'],
  wanted: ['Bonjour, cherchez-vous toujours ?', 'Bonjour, j’ai ce que vous cherchez.'],
};

export const quickReplies = {
  /** Before the others, in answer to a message. */
  agreement: 'D’accord, merci\u202f!',
  buyer: ['Quand pourrais-je passer ?', 'À quelle adresse ?'],
  firstOfSeller: [
    'Bonjour, oui, c’est toujours disponible.',
    'Bonjour, quand souhaitez-vous passer ?',
    'Bonjour, ce n’est malheureusement plus disponible.',
  ],
  seller: ['Quand souhaitez-vous passer ?', 'Ce n’est malheureusement plus disponible.'],
} as const;

export const progressLabels: Record<NonNullable<ThreadEntry['progress']>, string> = {
  waiting: 'En attente d’envoi',
  refused: 'Non envoyé',
  sent: 'Envoyé',
  received: 'Reçu',
  read: 'Lu',
};

/** What became of an offer, as a message of its own. */
export const offerOutcomeTexts: Record<OfferOutcome, (price: string) => string> = {
  acceptance: (price) => `Offre de ${price} acceptée`,
  refusal: (price) => `Offre de ${price} refusée`,
  retraction: (price) => `Offre de ${price} retirée`,
};

/** What lists and notifications show for a message that is not text. */
export const lastMessageTexts: Record<Exclude<LastMessage['kind'], 'text'>, (priceOrPlace: string) => string> = {
  photo: () => 'Photo',
  withdrawn: () => withdrawalMessages.withdrawn,
  unreadable: () => messages.unreadable,
  offer: (price) => `Offre de ${price}`,
  ...offerOutcomeTexts,
  appointment: (place) => `Rendez-vous proposé, ${place}`,
  confirmation: (place) => `Rendez-vous confirmé, ${place}`,
  decline: (place) => `Rendez-vous refusé, ${place}`,
  withdrawal: (place) => `Proposition de rendez-vous retirée, ${place}`,
  cancellation: (place) => `Rendez-vous annulé, ${place}`,
};

export const visibilityLabels: Record<ListingVisibility, string> = {
  online: 'Annonce en ligne',
  reserved: 'Réservée',
  sold: 'Vendue',
  expired: 'Expirée',
  hidden: 'Hors ligne',
  'owner-only': 'Hors ligne',
};

/** Shown below a received message. */
export const riskWarnings: Record<MessageRisk, string> = {
  link: 'Ce message contient un lien. N’y saisissez ni mot de passe, ni coordonnées bancaires.',
  email: 'Ce message donne une adresse e-mail. Hors du site, nous ne pouvons plus vous aider en cas de litige.',
  phone: 'Ce message donne un numéro de téléphone. Ne communiquez jamais un code reçu par SMS.',
  iban: 'Ce message donne un numéro de compte. Ne faites pas de virement avant d’avoir vu l’objet.',
  payment:
    'Ce message parle d’un paiement hors du site. Virement, mandat, coupon ou carte cadeau : ne payez pas d’avance.',
};

/** Shown above the message field while typing. */
export const ownRisks: Record<MessageRisk, string> = {
  link: 'un lien',
  email: 'une adresse e-mail',
  phone: 'un numéro de téléphone',
  iban: 'un numéro de compte',
  payment: 'un mode de paiement',
};

export const textErrors: Record<TextError, string> = {
  empty: 'Écrivez d’abord votre message.',
  'too-long': 'Votre message dépasse 2 000 caractères.',
};

export const refusedText =
  'Ce message n’a pas pu être remis. Réessayez dans un moment ; cette personne ne reçoit peut-être plus vos messages.';

/** `time`: when the message can be sent again. */
export const tooManyText = (time: string) =>
  `Vous avez envoyé beaucoup de messages en une heure. Vous pourrez réessayer à partir de\u00a0${time}.`;

export const lostPhotoText = 'Cette photo n’est plus dans ce navigateur. Joignez-la de nouveau pour l’envoyer.';

export const photoFailures: Record<PhotoPreparationFailure, string> = {
  'too-large': 'Cette photo est trop lourde : 25 Mo au plus.',
  'not-an-image': 'Ce fichier n’est pas une image.',
  heic: 'Cette photo est au format HEIC, qui ne peut pas être lu ici : enregistrez-la en JPEG, puis réessayez.',
  broken: 'Ce fichier est abîmé et ne peut pas être lu.',
};

export const failures: Record<BackendFailure, string> = {
  full: 'La place manque sur cet appareil.',
  unavailable: 'Ce navigateur ne donne pas accès à vos messages. Une fenêtre privée en est peut-être la cause.',
  offline: 'Vos messages sont inaccessibles pour l’instant. Vérifiez votre connexion, puis réessayez.',
  blocked: 'Une ancienne page du site est encore ouverte : fermez-la, puis réessayez.',
  timeout: 'Ce navigateur tarde à donner vos messages. Fermez les autres onglets du site, puis réessayez.',
  denied: 'Vous n’avez pas accès à ces messages.',
  unknown: 'Vos messages n’ont pas pu être chargés.',
};

export const retry = 'Réessayer';

export const photoPreviewMessages = {
  title: (count: number) => (count < 2 ? 'Envoyer cette photo\u202f?' : `Envoyer ces ${count} photos\u202f?`),
  caption: 'Ajouter un message (facultatif)',
  remove: 'Retirer',
  removeNamed: (name: string) => `Retirer ${name}`,
  cancel: 'Annuler',
  send: 'Envoyer',
} as const;
