import { formatNumber } from '../shared/format/formatNumber';
import { atPlace, ofPlace } from '../shared/prepositionMessages';

const listings = (count: number) => `${formatNumber(count)} ${count < 2 ? 'annonce' : 'annonces'}`;

export const mapMessages = {
  results: 'Carte des résultats',
  keys: 'Flèches pour déplacer la carte, plus et moins pour changer d’échelle.',
  around: (place: string) => `Carte des environs ${ofPlace(place)}`,
  zoomIn: 'Agrandir la carte',
  zoomOut: 'Réduire la carte',
  recentre: 'Recentrer la carte',
  loading: 'La carte se déplie…',
  unavailable: 'La carte n’a pas pu être chargée. La liste, elle, est à jour.',
  unavailableAlone: 'La carte n’a pas pu être chargée.',
  retry: 'Réessayer',

  shown: (shown: number, total: number) => `${formatNumber(shown)} sur ${listings(total)}`,
  shownAtLeast: (shown: number, total: number) => `${formatNumber(shown)} sur plus de ${listings(total)}`,
  beyond: (count: number) => `${listings(count)} hors de la carte`,
  tags: 'Étiquettes de prix',
  inPlace: (place: string) => ` annonces ${atPlace(place)}, `,
  aroundPlace: (place: string) => ` annonces autour ${ofPlace(place)}, `,
  zooms: '\u00a0: agrandir',
  from: 'dès',
  budget: 'budget ',
  gift: 'Don',
  onRequest: 'À voir',
  thousands: (thousands: string) => `${thousands}\u00a0k€`,
  millions: (millions: string) => `${millions}\u00a0M€`,
  cards: (count: number, place: string) => `${listings(count)} ${atPlace(place)}`,
  card: (place: string) => `Annonce ${atPlace(place)}`,
  closeCards: 'Fermer',
  moreCards: (count: number) => `et ${listings(count)} de plus dans la liste`,

  searchArea: 'Chercher dans cette zone',
  areaOffered: 'Vous pouvez chercher dans la zone affichée.',
  areaFailed: 'Zone inconnue\u00a0: réessayer',

  radius: 'Rayon de la recherche',
  kilometres: (count: number) => `${count}\u00a0km`,
} as const;
