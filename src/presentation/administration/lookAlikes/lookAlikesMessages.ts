export const lookAlikesMessages = {
  title: 'Annonces qui se ressemblent',
  search: 'Rechercher les mêmes mots',
  searching: 'Recherche en cours…',
  found: (count: number) =>
    count === 0
      ? 'Aucune autre annonce en ligne n’a ces mots dans son titre.'
      : `${count} ${count < 2 ? 'autre annonce en ligne a' : 'autres annonces en ligne ont'} ces mots.`,
  sameTitle: 'Même titre',
  sameSeller: 'même vendeur',
  otherSeller: 'autre vendeur',
} as const;
