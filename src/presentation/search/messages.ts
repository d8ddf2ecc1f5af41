import type { ListingKind, SellerKind } from '../../domain/listings/Listing';
import type { SellerSeniority } from '../../domain/listings/sellerSeniority';
import type { SearchSort } from '../../domain/search/criteria/SearchCriteria';
import { formatNumber } from '../shared/format/formatNumber';
import { ofPlace } from '../shared/prepositionMessages';
import type { LocatingFailure } from './AroundMeViewModel';
import type { RangeProblem } from './filters/readRange';

const listings = (count: number) => `${formatNumber(count)} ${count < 2 ? 'annonce' : 'annonces'}`;
const moreThan = (count: number) => `plus de ${listings(count)}`;
const radius = (kilometres: number) => `${kilometres}\u00a0km`;

export const resultMessages = {
  everything: 'Toutes les annonces',
  description: (heading: string) =>
    `${heading}\u00a0: des annonces de particuliers et de professionnels, près de chez vous et partout en France.`,
  quoted: (query: string) => `«\u00a0${query}\u00a0»`,
  /** « vélo » dans Vélos, autour de Nantes. */
  heading: (subject: string, category: string | null, place: string | null) =>
    `${subject}${category === null ? '' : ` dans ${category}`}${place === null ? '' : `, autour ${ofPlace(place)}`}`,

  total: (count: number) => (count === 0 ? 'Aucune annonce' : listings(count)),
  /** The number is a lower bound. */
  totalAtLeast: (count: number) => `Plus de ${listings(count)}`,
  indexing: 'Recherche en cours…',
  totalSoFar: (count: number) => `${listings(count)}. Recherche en cours…`,
  results: 'Résultats de la recherche',
  shown: (count: number, total: number) => `${formatNumber(count)} sur ${listings(total)}`,
  shownAtLeast: (count: number, total: number) => `${formatNumber(count)} sur ${moreThan(total)}`,
  more: 'Afficher plus d’annonces',
  isNew: 'Nouveau',
} as const;

export const mapMessages = {
  toggle: 'Carte',
  /** On small screens, where the map is above the list. */
  toList: 'Liste',
} as const;

export const nothingFoundMessages = {
  title: 'Rien ne correspond exactement à votre recherche',
  wider: 'Voici ce que vous trouveriez en demandant un peu moins\u00a0:',
  /** Where only the whole catalogue has results. */
  everythingOnly: 'Aucune recherche voisine ne donne de résultat. Vérifiez l’orthographe, ou parcourez le site\u00a0:',
  nothing: 'Le catalogue est encore vide. Revenez dans un instant.',
  around: (query: string, place: string, kilometres: number) =>
    `Chercher «\u00a0${query}\u00a0» jusqu’à ${radius(kilometres)} autour ${ofPlace(place)}`,
  radius: (kilometres: number) => `Chercher jusqu’à ${radius(kilometres)}`,
  withoutFilter: (filter: string) => `Sans le filtre «\u00a0${filter}\u00a0»`,
  withoutCategory: (category: string, wider: string) => `Au-delà de ${category}, dans ${wider}`,
  allCategories: 'Dans toutes les catégories',
  everywhere: 'Partout en France',
  fewerWords: (query: string) => `Chercher «\u00a0${query}\u00a0»`,
  wordsOnly: (query: string) => `Chercher «\u00a0${query}\u00a0» sans aucun filtre`,
  everything: 'Toutes les annonces',
} as const;

/** The number of listings of a choice. */
export const facetMessages = { count: listings, countAtLeast: moreThan } as const;

export const sortMessages = {
  label: 'Trier par',
  choices: {
    relevance: 'Pertinence',
    date: 'Plus récentes',
    'price-up': 'Prix croissant',
    'price-down': 'Prix décroissant',
    distance: 'Distance',
  } satisfies Record<SearchSort, string>,
} as const;

export const filterMessages = {
  title: 'Filtres',
  open: (count: number) => (count === 0 ? 'Filtres' : `Filtres (${count})`),
  close: 'Fermer les filtres',
  show: (count: number) => (count === 0 ? 'Aucune annonce' : `Voir ${listings(count)}`),
  showAtLeast: (count: number) => `Voir ${moreThan(count)}`,
  showResults: 'Voir les annonces',
  unavailable: 'Les filtres n’ont pas pu être chargés. Les annonces, elles, sont à jour.',
  retry: 'Réessayer',
  clear: 'Tout effacer',
  active: 'Filtres en place',
  remove: (filter: string) => `Retirer le filtre ${filter}`,

  category: 'Catégorie',
  allCategories: 'Toutes les catégories',

  kind: 'Type d’annonce',
  kinds: { offer: 'Offres', wanted: 'Demandes' } satisfies Record<ListingKind, string>,
  allKinds: 'Offres et demandes',
  seller: 'Vendeur',
  sellers: { private: 'Particuliers', professional: 'Professionnels' } satisfies Record<SellerKind, string>,
  allSellers: 'Tous',
  seniority: 'Ancienneté du vendeur',
  seniorities: {
    3: 'Plus de 3\u00a0mois',
    12: 'Plus d’1\u00a0an',
    36: 'Plus de 3\u00a0ans',
  } satisfies Record<SellerSeniority, string>,
  anySeniority: 'Indifférente',
  /** The chip of that filter, with one of the seniorities. */
  memberFor: (seniority: string) => `Membre depuis ${seniority.toLowerCase()}`,

  price: 'Prix',
  gift: 'Dons uniquement',
  more: 'Autres critères',
  withPhoto: 'Avec photo',
  delivery: 'Livraison possible',
  hideReserved: 'Masquer les annonces réservées',
  /** The chip of that filter. */
  notReserved: 'Sans les réservées',
  titleOnly: 'Titre seulement',

  place: 'Lieu',
  placeDone: 'Valider le lieu',
  commune: 'Commune',
  radius: 'Rayon',
  kilometres: radius,
  around: (place: string, kilometres: number) => `${place}, ${radius(kilometres)}`,
  aroundMe: 'Autour de moi',
  locating: 'Recherche de votre position…',
  approximate: 'Les distances sont comptées de commune à commune, à vol d’oiseau.',

  minimum: 'Minimum',
  maximum: 'Maximum',
  yearMinimum: 'Depuis',
  yearMaximum: 'Jusqu’à',
  from: (value: string) => `à partir de ${value}`,
  upTo: (value: string) => `jusqu’à ${value}`,
  between: (minimum: string, maximum: string) => `${minimum} – ${maximum}`,
  ofField: (label: string, value: string) => `${label}\u00a0: ${value}`,

  showAll: (count: number) => `Tout afficher (${count})`,
  showFewer: 'Afficher moins',
} as const;

export const rangeProblems: Record<
  RangeProblem,
  (limits: { readonly minimum: string; readonly maximum: string }) => string
> = {
  'not-a-number': () => 'Écrivez un nombre, en chiffres.',
  'not-a-whole-number': () => 'Écrivez un nombre entier, sans virgule.',
  'ambiguous-number': () => 'Ce nombre peut se lire de deux façons\u00a0: écrivez-le sans séparer les milliers.',
  'out-of-range': ({ minimum, maximum }) => `Entre ${minimum} et ${maximum}.`,
  'upside-down': () => 'Le minimum dépasse le maximum.',
};

export const locatingFailures: Record<LocatingFailure, string> = {
  denied: 'Votre navigateur ne nous a pas donné votre position. Autorisez-la dans ses réglages, ou tapez une commune.',
  unavailable: 'Votre position n’a pas pu être trouvée. Tapez plutôt une commune.',
  timeout: 'Votre appareil tarde à donner sa position. Réessayez, ou tapez une commune.',
};
