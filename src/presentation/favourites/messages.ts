import type { LeftOut } from '../../application/favourites/MergeGuestSavedItems';
import type { SaveSearchFailure } from '../../application/favourites/SaveSearch';
import type { SavingFailure } from '../../application/favourites/SavedSearchRepository';
import type { TimedFailure } from '../../application/shared/BackendFailure';
import { MAXIMUM_FAVOURITES } from '../../domain/favourites/Favourite';
import type { FavouriteSort } from '../../domain/favourites/FavouriteSort';
import { MAXIMUM_SAVED_SEARCHES, MAXIMUM_SEARCH_NAME_LENGTH } from '../../domain/favourites/SavedSearch';
import { WRONG_CLOCK } from '../shared/clockMessages';
import { PRODUCT_NAME } from '../shared/page/product';
import { formatClock } from '../shared/format/formatDate';
import type { SavedItemsError, UndoneChange } from './SavedItemsViewModel';
import { ofPerson } from '../shared/prepositionMessages';

const undone: Record<UndoneChange, string> = {
  favourite: 'Vos favoris n’ont pas changé',
  'hidden-seller': 'Vos vendeurs masqués n’ont pas changé',
  'saved-search': 'Vos recherches enregistrées n’ont pas changé',
  merge: 'Ce que vous aviez gardé avant de vous connecter reste dans ce navigateur et rejoindra votre compte plus tard',
};

const reasons: Record<TimedFailure, string> = {
  full: 'la place manque sur cet appareil.',
  unavailable: 'ce navigateur ne permet pas d’enregistrer (navigation privée\u202f?).',
  offline: 'le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  blocked: 'un autre onglet utilise une ancienne version du site. Fermez-le, puis réessayez.',
  timeout: 'ce navigateur tarde à enregistrer. Fermez les autres onglets du site, puis réessayez.',
  denied: 'cela n’est plus permis. L’annonce a peut-être été retirée, ou votre session a expiré.',
  'wrong-clock': WRONG_CLOCK,
  unknown: 'une erreur est survenue. Réessayez dans un instant.',
};

function reasonText(why: SavingFailure): string {
  if (typeof why === 'string') return reasons[why];
  return `vous avez enregistré beaucoup de recherches en une heure. Vous pourrez de nouveau en enregistrer à partir de\u00a0${formatClock(why.until)}.`;
}

export function errorText(error: SavedItemsError): string {
  if (error.what === 'no-room') return leftOutText(error.leftOut);
  const { what, why } = error;
  if (why === 'too-many-favourites')
    return `Vous gardez déjà ${MAXIMUM_FAVOURITES} favoris. Retirez-en un pour faire de la place.`;
  return `${undone[what]}\u00a0: ${reasonText(why)}`;
}

function leftOutText({ favourites, savedSearches }: LeftOut): string {
  const full = (limit: string, count: number) =>
    `Votre compte garde ${limit} au plus\u00a0: ${count} ${count < 2 ? 'n’a pas pu le rejoindre et attend' : 'n’ont pas pu le rejoindre et attendent'} dans ce navigateur qu’une place se libère.`;
  return [
    ...(favourites > 0 ? [full(`${MAXIMUM_FAVOURITES} favoris`, favourites)] : []),
    ...(savedSearches > 0 ? [full(`${MAXIMUM_SAVED_SEARCHES} recherches`, savedSearches)] : []),
  ].join(' ');
}

const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

export const favouritesMessages = {
  title: 'Favoris',
  views: 'Ce que vous gardez',
  listings: 'Annonces',
  searches: 'Recherches',
  sellers: 'Vendeurs masqués',
  storedHere: 'Gardés dans ce navigateur. Connectez-vous pour les retrouver partout.',
  signIn: 'Se connecter',
  undo: 'Annuler',

  count: (count: number) => counted(count, 'annonce', 'annonces'),
  sort: 'Trier par',
  sorts: {
    added: 'Ajout récent',
    'price-up': 'Prix croissant',
    'price-down': 'Prix décroissant',
    published: 'Annonces récentes',
  } satisfies Record<FavouriteSort, string>,
  more: 'Afficher plus d’annonces',
  installOffer: `Installez ${PRODUCT_NAME} sur cet appareil\u00a0: vos favoris et vos conversations s’ouvrent d’un geste, même sans réseau.`,
  install: 'Installer',
  later: 'Plus tard',
  removed: (title: string) => `«\u00a0${title}\u00a0» n’est plus dans vos favoris.`,
  sold: 'Vendue',
  gone: 'Plus disponible',
  drop: (from: string, to: string) => `Baisse de prix\u00a0: ${to} au lieu de ${from}`,
  emptyTitle: 'Aucun favori pour le moment',
  empty:
    'Touchez le cœur d’une annonce pour la garder ici\u00a0: vous verrez si son prix baisse, si elle est réservée ou vendue.',
  browse: 'Parcourir les annonces',
} as const;

export const savedSearchMessages = {
  save: 'Enregistrer',
  /** After `save`, where there is room. */
  thisSearch: ' cette recherche',
  saved: 'Recherche enregistrée',
  manage: 'Mes recherches',
  name: 'Nom de la recherche',
  nameHelp: 'Pour la retrouver dans vos favoris, où ses nouvelles annonces vous seront signalées.',
  confirm: 'Enregistrer',
  cancel: 'Annuler',
  done: 'Recherche enregistrée. Les nouvelles annonces seront signalées dans vos favoris.',
  doneWithMails:
    'Recherche enregistrée. Les nouvelles annonces seront signalées dans vos favoris, et par e-mail une fois par jour au plus.',
  everything: 'Toutes les annonces',

  count: (count: number) => counted(count, 'recherche enregistrée', 'recherches enregistrées'),
  newResults: (count: number) => counted(count, 'nouvelle annonce', 'nouvelles annonces'),
  manyNewResults: (count: number) => `plus de ${count} nouvelles annonces`,
  newShort: (count: number) => (count > 99 ? '99+' : `${count} ${count < 2 ? 'nouvelle' : 'nouvelles'}`),
  nothingNew: 'Rien de nouveau depuis votre dernière visite',
  open: 'Voir les annonces',
  rename: 'Renommer',
  renameOf: (name: string) => `Renommer «\u00a0${name}\u00a0»`,
  remove: 'Supprimer',
  removeOf: (name: string) => `Supprimer la recherche «\u00a0${name}\u00a0»`,
  removed: (name: string) => `La recherche «\u00a0${name}\u00a0» est supprimée.`,
  emptyTitle: 'Aucune recherche enregistrée',
  empty: 'Lancez une recherche, puis enregistrez-la\u00a0: ses nouvelles annonces vous seront signalées ici.',
  search: 'Lancer une recherche',
} as const;

export const saveFailures: Record<SaveSearchFailure, string> = {
  'no-name': 'Donnez un nom à cette recherche.',
  'long-name': `Choisissez un nom de ${MAXIMUM_SEARCH_NAME_LENGTH} caractères au plus.`,
  'already-saved': 'Vous avez déjà enregistré cette recherche.',
  'too-many-searches': `Vous avez déjà ${MAXIMUM_SAVED_SEARCHES} recherches enregistrées. Supprimez-en une pour faire de la place.`,
};

export const hiddenSellerMessages = {
  intro: 'Leurs annonces ne paraissent plus dans vos listes ni dans vos recherches. Ces personnes n’en savent rien.',
  show: 'Ne plus masquer',
  showOf: (name: string) => `Ne plus masquer ${name}`,
  since: (day: string) => `Dans cette liste depuis le ${day}`,
  shownAgain: (name: string) => `Les annonces ${ofPerson(name)} paraissent de nouveau.`,
  emptyTitle: 'Aucun vendeur masqué',
  empty: 'Sur la page d’une annonce, «\u00a0Masquer ce vendeur\u00a0» écarte toutes ses annonces de vos listes.',
} as const;
