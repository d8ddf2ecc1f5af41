/** Texts of the page of a listing that is gone, hidden or missing. */
export const absentMessages = {
  expired: {
    title: 'Cette annonce a expiré',
    text: (title: string) => `L’annonce «\u00a0${title}\u00a0» est restée soixante jours en ligne.`,
  },
  hidden: {
    title: 'Cette annonce n’est plus en ligne',
    text: 'La personne qui l’a déposée l’a retirée, ou elle ne respectait pas les règles du site.',
  },
  missing: {
    title: 'Annonce introuvable',
    text: 'Elle a été supprimée ou retirée, ou l’adresse est incomplète.',
  },
  others: 'En voici d’autres du même genre, encore disponibles.',
  search: 'Rechercher une annonce',
  home: 'Retour à l’accueil',
} as const;
