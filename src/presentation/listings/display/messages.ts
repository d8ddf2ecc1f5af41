import type { DealKind } from '../../../domain/listings/dealKind';
import { ofPlace } from '../../shared/prepositionMessages';

/** Texts of the page of a listing. */
export const listingPageMessages = {
  loading: 'Chargement de l’annonce…',
  about: (title: string, place: string) => `${title}, ${place}`,
  published: (date: string) => `Publiée ${date}`,
  reference: (id: string) => `Référence ${id}`,
  offer: 'Offre',
  wanted: 'Demande',
  type: 'Type d’annonce',
  handover: 'Mode de remise',
  inPerson: 'En main propre',
  delivery: 'Livraison',
  both: 'En main propre ou livraison',
  facts: 'Caractéristiques',
  description: 'Description',
  readMore: 'Lire la suite',
  readLess: 'Replier',
  similar: 'Annonces similaires',
  onlyYou: 'Personne d’autre que vous ne la voit.',

  contact: 'Envoyer un message',
  makeOffer: 'Faire une offre',
  comparePrice: 'Comparer au prix habituel',
  share: 'Partager',
  copied: 'Le lien de l’annonce est copié.',
  shareFailed: 'Le lien n’a pas pu être copié. Vous le trouverez dans la barre d’adresse.',
  print: 'Imprimer',

  seller: {
    heading: 'Qui propose',
    headingWanted: 'Qui recherche',
    private: 'Particulier',
    professional: 'Professionnel',
    siret: (siret: string) => `SIRET ${siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1 $2 $3 $4')}`,
    memberSince: (month: string) => `Membre depuis ${month}`,
    profile: 'Voir le profil et les annonces',
  },

  place: {
    heading: 'Lieu',
    approximate: 'Position approximative : le cercle indique la commune, jamais l’adresse.',
    distance: (distance: string, from: string) => `${distance} ${ofPlace(from)} à vol d’oiseau`,
    overseas: (territory: string) => `Cette annonce se trouve en outre-mer : ${territory}.`,
  },

  gallery: {
    label: 'Photos de l’annonce',
    photo: (title: string, index: number, count: number) => `${title}, photo ${index} sur ${count}`,
    position: (index: number, count: number) => `${index} / ${count}`,
    previous: 'Photo précédente',
    next: 'Photo suivante',
    show: (index: number) => `Voir la photo ${index}`,
    fullScreen: 'Voir en plein écran',
  },
} as const;

/** Texts of the full-screen gallery, by the keys of its library. */
export const lightboxLabels = {
  Lightbox: 'Photos en plein écran',
  'Photo gallery': 'Photos de l’annonce',
  Carousel: 'Photos',
  Slide: 'Photo',
  Previous: 'Photo précédente',
  Next: 'Photo suivante',
  Close: 'Fermer',
  'Zoom in': 'Agrandir',
  'Zoom out': 'Réduire',
  Loading: 'Chargement…',
  'Image failed to load': 'Cette photo ne peut pas être affichée.',
  '{index} of {total}': 'Photo {index} sur {total}',
};

/** That a listing has ended well, in the words of what it is about. */
export const soldBadges: Record<DealKind, string> = {
  sale: 'Vendue',
  rental: 'Louée',
  gift: 'Donnée',
  wanted: 'Aboutie',
};
