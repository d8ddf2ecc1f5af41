/** Console messages of `EmbeddedRecovery`. */
export const recoveryMessages = {
  reopening: 'Réouverture de la base de données de ce navigateur…',
  reopened: 'Base de données de ce navigateur rouverte.',
  tooSoon: 'Réouverture ignorée\u00a0: la précédente date de moins de 10\u00a0secondes.',
  failed: 'La base de données de ce navigateur ne s’ouvre pas.',
} as const;

/** Console messages for errors (specification §8). */
export const logMessages = {
  unknown: 'Erreur non gérée de la base de données de ce navigateur.',
  migration: 'La base de données de ce navigateur n’a pas pu être mise à jour.',
  search: 'Erreur non gérée de la recherche.',
  catalogue: 'Le catalogue de démonstration n’a pas pu être chargé.',
} as const;
