import type { BackendFailure } from '../../application/shared/BackendFailure';

export const messages = {
  skip: 'Aller au contenu',
  feed: 'Nouvelles annonces (RSS)',

  gift: 'Don',
  onRequest: 'Prix sur demande',
  perMonth: 'par mois',

  justNow: 'à l’instant',
  minutesAgo: (count: number) => `il y a ${count}\u00a0${count < 2 ? 'minute' : 'minutes'}`,
  /** « 14 h 30 », « 9 h », in one line. */
  clock: (hour: number, minute: string) => (minute === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minute}`),
  todayAt: (time: string) => `aujourd’hui à\u00a0${time}`,
  yesterdayAt: (time: string) => `hier à\u00a0${time}`,
  onDay: (day: string) => `le ${day}`,
  first: '1er',
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],

  /** Distances are measured between communes, not between homes: none is promised to the kilometre. */
  lessThanOneKilometre: 'quelques\u00a0km',
  kilometres: (count: string) => `environ ${count}\u00a0km`,
  at: (distance: string) => `à ${distance}`,

  yes: 'Oui',
  no: 'Non',
  /** « 3 pièces », « 1 pièce », « 4 colocataires ». */
  counted: (count: string, label: string) => {
    const things = label.replace(/^Nombre de /, '').toLocaleLowerCase('fr');
    return `${count} ${count === '0' || count === '1' ? things.replace(/s$/, '') : things}`;
  },
  /** « Taille M » of the field « Taille ou pointure ». */
  labelled: (label: string, value: string) => `${label.replace(/ ou .*$/, '')} ${value}`,

  wanted: 'Demande',
  budget: 'Budget\u00a0:\u00a0',
  professional: 'Pro',
  reserved: 'Réservée',
  delivery: 'Livraison',
  newMember: 'Nouveau membre',
  seen: 'Déjà vue',
  favourite: (title: string) => `Ajouter aux favoris\u00a0: ${title}`,
  newResults: ', du nouveau dans vos recherches enregistrées',
  savedItemsUnavailable: 'Vos favoris sont inaccessibles pour l’instant. Vérifiez votre connexion, puis réessayez.',
  photoCount: (count: number) => `${count} ${count < 2 ? 'photo' : 'photos'}`,
  noPhoto: 'Sans photo',
  photoGone: 'Photo indisponible',
  loadingListings: 'Chargement des annonces…',

  retry: 'Réessayer',
  loading: 'Chargement...',

  searchLabel: 'Rechercher une annonce',
  searchPlaceholder: 'Que cherchez-vous ?',
  search: 'Rechercher',
  clearSearch: 'Effacer la recherche',
  everywhere: 'Toute la France',
  within: (place: string, kilometres: number) => `${place}, ${kilometres}\u00a0km`,
  where: (place: string) => `Lieu\u00a0: ${place}`,
} as const;

export const failureMessages: Record<BackendFailure, string> = {
  full: 'La place manque sur cet appareil : libérez-en un peu, puis réessayez.',
  unavailable: 'Ce navigateur ne donne pas accès aux annonces. Une fenêtre privée en est peut-être la cause.',
  offline: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  blocked: 'Une ancienne page du site est encore ouverte : fermez-la, puis réessayez.',
  timeout: 'Ce navigateur tarde à donner les annonces. Fermez les autres onglets du site, puis réessayez.',
  denied: 'Vous n’avez pas accès à ces annonces.',
  unknown: 'Les annonces n’ont pas pu être chargées.',
};
