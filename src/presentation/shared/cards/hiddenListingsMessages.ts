const listings = (count: number) => `${count} ${count < 2 ? 'annonce' : 'annonces'} de vendeurs masqués`;

export const hiddenListingsMessages = {
  hidden: listings,
  shown: (count: number) => `${listings(count)}, affichée${count < 2 ? '' : 's'} pour cette fois`,
  show: 'Afficher',
  manage: 'Gérer les vendeurs masqués',
} as const;
