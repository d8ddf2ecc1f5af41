import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { ContactDetail } from '../../domain/listings/draft/contactDetails';
import type { AccountSectionId } from './accountSections';

export const messages = {
  title: 'Mon compte',
  lead: 'Votre profil et vos réglages, au même endroit.',
  index: 'Sections de la page',
  gateText: 'Votre profil, vos réglages et vos données vous attendent ici. Connectez-vous pour les retrouver.',
  signIn: 'Se connecter',
  publicPage: 'Voir ma page publique',
  listings: 'Mes annonces',
  retry: 'Réessayer',
} as const;

export const sectionTitles: Record<AccountSectionId, string> = {
  profil: 'Mon profil',
  securite: 'Connexion et sécurité',
  vente: 'Réglages de mes annonces',
  notifications: 'Notifications',
  apparence: 'Apparence',
  blocages: 'Personnes bloquées',
  decisions: 'Décisions et signalements',
  donnees: 'Mes données',
  suppression: 'Supprimer mon compte',
};

export const profileMessages = {
  lead: 'Ce que les autres voient de vous. Votre téléphone et votre e-mail n’y figurent jamais.',
  name: 'Nom affiché',
  nameHint: 'Un prénom suffit. Vos annonces déjà en ligne gardent l’ancien nom jusqu’à leur prochaine modification.',
  fallbackHint: (name: string) => `Si ce champ reste vide, votre nom affiché sera «\u00a0${name}\u00a0».`,
  about: 'Quelques mots sur vous',
  aboutHint: 'Ce que vous vendez, quand vous êtes disponible, comment vous travaillez…',
  place: 'Votre commune',
  placeHint: 'Facultatif. Seul le nom de la commune est affiché.',
  unsaved: 'Des modifications ne sont pas encore enregistrées. Elles sont gardées dans ce navigateur.',
  saved: 'Profil enregistré',
  tooLong: (maximum: number) => `${maximum} caractères au plus.`,
  contactWarning: (details: readonly ContactDetail[]) =>
    `Ce texte semble contenir ${details.map((detail) => contactDetailNames[detail]).join(' et ')}. Tout le monde le verra\u00a0: mieux vaut passer par la messagerie.`,
  photo: 'Votre photo',
  pickPhoto: 'Choisir une photo',
  changePhoto: 'Changer de photo',
  removePhoto: 'Retirer la photo',
  photoSaved: 'Photo enregistrée',
  photoRemoved: 'Photo retirée',
  undoPhoto: 'Annuler',
  photoProgress: 'Envoi de la photo',
  photoHint: 'JPEG, PNG ou WebP. La position GPS est effacée avant l’envoi.',
} as const;

const contactDetailNames: Record<ContactDetail, string> = {
  phone: 'un numéro de téléphone',
  email: 'une adresse e-mail',
  link: 'un lien',
};

export const savedFormMessages = {
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  reset: 'Annuler les modifications',
  resetDone: 'Modifications annulées',
  undo: 'Rétablir',
} as const;

export const storeFailureMessages: Record<BackendFailure | 'signed-out', string> = {
  'signed-out': 'Utilisateur non connecté',
  full: 'La place manque sur cet appareil\u00a0: libérez-en un peu, puis réessayez.',
  unavailable: 'Ce navigateur ne permet pas d’enregistrer, par exemple en navigation privée.',
  offline:
    'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez\u202f; rien de ce que vous avez saisi n’est perdu.',
  blocked: 'Un autre onglet, ouvert depuis longtemps, empêche d’enregistrer\u00a0: fermez-le, puis réessayez.',
  timeout: 'Ce navigateur tarde à enregistrer. Fermez les autres onglets du site, puis réessayez.',
  denied: 'Cette modification a été refusée. Reconnectez-vous, puis réessayez.',
  unknown: 'L’enregistrement n’a pas abouti. Réessayez dans un instant.',
};

export const loadFailureMessages: Record<BackendFailure, string> = {
  full: 'La place manque sur cet appareil\u00a0: libérez-en un peu, puis réessayez.',
  unavailable: 'Ce navigateur ne donne pas accès à vos données, par exemple en navigation privée.',
  offline: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  blocked: 'Un autre onglet, ouvert depuis longtemps, retient vos données\u00a0: fermez-le, puis réessayez.',
  timeout: 'Ce navigateur tarde à donner vos données. Fermez les autres onglets du site, puis réessayez.',
  denied: 'L’accès a été refusé. Reconnectez-vous, puis réessayez.',
  unknown: 'Cette partie n’a pas pu être chargée. Réessayez dans un instant.',
};
