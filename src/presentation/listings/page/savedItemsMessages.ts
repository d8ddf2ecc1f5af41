export const savedItemsMessages = {
  favourite: 'Garder en favori',
  hide: 'Masquer ce vendeur',
  hidden: (name: string) => `Vous avez masqué ${name}\u00a0: ses annonces ne paraissent plus dans vos listes.`,
  show: 'Ne plus masquer ce vendeur',
  nowHidden: (name: string) => `Les annonces de ${name} ne paraîtront plus dans vos listes.`,
  undo: 'Annuler',
} as const;
