export const closedListingsMessages = {
  title: 'Compte fermé',
  loading: 'Comptage des annonces en ligne…',
  left: (count: number) =>
    count === 0
      ? 'Aucune annonce n’est en ligne.'
      : `${count} ${count < 2 ? 'annonce encore en ligne' : 'annonces encore en ligne'}.`,
  pause: 'Mettre ces annonces en pause',
  pausing: 'Mise en pause…',
} as const;
