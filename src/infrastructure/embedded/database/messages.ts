import type { BackendFailure } from '../../../application/shared/BackendFailure';

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

/** Follows « Une erreur est survenue: » (specification §8); empty where there is no explanation. */
export const outageMessages: Readonly<Record<BackendFailure, string>> = {
  full: 'il n’y a plus de place pour enregistrer dans ce navigateur',
  unavailable: 'ce navigateur ne permet pas d’enregistrer (navigation privée\u202f?)',
  offline: 'le serveur ne répond pas\u202f; vérifiez votre connexion',
  blocked: 'une autre version du site est ouverte dans un autre onglet\u00a0: fermez-le, puis rechargez la page',
  timeout: 'la base de données de ce navigateur ne répond pas\u202f; fermez les autres onglets du site, puis réessayez',
  denied: 'cette opération n’est pas permise',
  unknown: '',
};
