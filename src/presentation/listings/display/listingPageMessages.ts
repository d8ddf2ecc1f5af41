import type { ListingState } from '../../../domain/listings/lifecycle/ListingState';

/** Texts of the page of a listing. */
export const listingPageMessages = {
  loading: 'Chargement de l’annonce…',
  about: (title: string, place: string) => `${title}, ${place}`,
  published: (date: string) => `Publiée ${date}`,
  reference: (id: string) => `Référence ${id}`,
  offer: 'Offre',
  wanted: 'Demande',
  type: 'Type d’annonce',
  handover: 'Remise',
  inPerson: 'En main propre',
  delivery: 'Livraison',
  both: 'En main propre ou livraison',
  facts: 'Caractéristiques',
  description: 'Description',
  similar: 'Annonces similaires',
  onlyYou: 'Vous seul voyez cette page.',

  contact: 'Envoyer un message',
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
    heading: 'Où',
    approximate: 'Position approximative : le point indique la commune, jamais l’adresse.',
    distance: (distance: string, from: string) => `${distance} de ${from} à vol d’oiseau`,
    map: (commune: string) => `${commune} sur la carte de France`,
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

/** Shown to the owner of a listing that others do not see, by its state. */
export const ownerNotices: Partial<Record<ListingState, string>> = {
  draft: 'Cette annonce est un brouillon.',
  'in-review': 'Cette annonce est en cours de vérification.',
  paused: 'Cette annonce est en pause.',
  refused: 'Cette annonce a été refusée.',
};

export const visibilityNotices = {
  reserved: 'Cette annonce est réservée : une vente est en cours, mais elle peut encore ne pas aboutir.',
  sold: 'Cet article est vendu.',
} as const;

/** Texts of the page of a listing that is gone, hidden or missing. */
export const absentListing = {
  expired: {
    title: 'Cette annonce a expiré',
    text: 'Elle est restée soixante jours en ligne. En voici d’autres du même genre, encore disponibles.',
  },
  hidden: {
    title: 'Cette annonce n’est plus en ligne',
    text: 'Son auteur l’a retirée, ou elle ne respectait pas les règles du site.',
  },
  missing: {
    title: 'Annonce introuvable',
    text: 'Aucune annonce ne porte cette référence. L’adresse est peut-être incomplète.',
  },
  failed: 'Annonce indisponible',
  search: 'Rechercher une annonce',
  home: 'Retour à l’accueil',
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
