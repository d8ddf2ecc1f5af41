import type { ReviewReason } from '../../../domain/listings/review/reviewReason';
import type { ListedGroup } from './listingFilters';

export const groupLabels: Readonly<Record<ListedGroup, string>> = {
  'en-verification': 'En vérification',
  'en-ligne': 'En ligne',
  reservees: 'Réservées',
  'en-pause': 'En pause',
  vendues: 'Vendues',
  expirees: 'Expirées',
  retirees: 'Retirées du site',
};

const listings = (count: number) => `${count} ${count < 2 ? 'annonce' : 'annonces'}`;

export const listingMessages = {
  title: 'Annonces',
  back: 'Toutes les annonces',
  state: 'État',
  search: 'Identifiant ou adresse de l’annonce',
  searchHint: 'Ou l’identifiant d’un vendeur.',
  found: (typed: string) => `Recherche : « ${typed} ».`,
  clear: 'Effacer la recherche',
  loading: 'Chargement des annonces…',
  list: 'Annonces',
  count: (count: number, page: number, isWhole: boolean) =>
    isWhole ? listings(count) : `Page ${page}\u00a0: ${listings(count)}`,
  empty: 'Aucune annonce',
  noneWaits: 'Aucune annonce n’attend de vérification',
  noneWaitsHint:
    'Une annonce que son auteur renvoie après correction, ou qu’un réglage fait relire, paraîtra ici d’elle-même.',
  notFound: 'Rien ne correspond à cette recherche',
  notFoundHint:
    'Une annonce supprimée ne laisse que son identifiant : elle ne peut plus être affichée. Un titre se cherche sur le site.',
  previous: 'Page précédente',
  next: 'Page suivante',
  pages: 'Pages',
  choose: 'Choisissez une annonce dans la liste.',
  by: (seller: string) => `par ${seller}`,
  waits: (reason: ReviewReason) =>
    reason.kind === 'newcomer'
      ? 'À relire : compte récent'
      : `À relire : contient ${reason.words.map((word) => `« ${word} »`).join(', ')}`,
  since: (state: string, date: string) => `${state}, ${date}`,
  keys: [
    { keys: ['↓', 'j'], label: 'Annonce suivante' },
    { keys: ['↑', 'k'], label: 'Annonce précédente' },
    { keys: ['Entrée'], label: 'Ouvrir l’annonce' },
    { keys: ['m'], label: 'Ouvrir et proposer la mise en ligne' },
    { keys: ['c'], label: 'Ouvrir et proposer une correction' },
    { keys: ['r'], label: 'Ouvrir et proposer le retrait' },
    { keys: ['?'], label: 'Afficher cette liste' },
  ],
} as const;
