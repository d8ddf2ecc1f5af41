import type { ErrorKind } from './errorKindOf';

/** Console messages for errors (specification §8). */
export const logMessages: Readonly<Record<ErrorKind, string>> = {
  'network-error': 'Erreur de réseau\u00a0: la base de données ne répond pas.',
  'permission-denied': 'Accès refusé\u00a0: vérifiez les règles de sécurité.',
  'not-found': 'Erreur non gérée\u00a0: document introuvable.',
  'already-exists': 'Erreur non gérée\u00a0: ce document existe déjà.',
  'resource-exhausted': 'Erreur non gérée\u00a0: quota épuisé.',
  'invalid-argument': 'Erreur non gérée\u00a0: argument non valide.',
  'bad-request': 'Requête refusée par le serveur.',
  unauthenticated: 'Session expirée\u00a0: la page doit être rafraîchie.',
  unknown: 'Erreur non gérée.',
};

export const connectionMessages = {
  resetting: 'Réinitialisation de la connexion à la base de données…',
  reset: 'Connexion à la base de données réinitialisée.',
  tooSoon: 'Réinitialisation de la connexion ignorée\u00a0: la précédente date de moins de 10\u00a0secondes.',
  renewing: 'Ouverture d’une nouvelle connexion à la base de données…',
  failed: 'La réinitialisation de la connexion a échoué.',
} as const;

export const documentMessages = {
  malformed: (path: string) => `Document mal formé, laissé de côté\u00a0: ${path}`,
} as const;
