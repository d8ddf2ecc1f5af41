import type { BackendFailure } from '../../../application/shared/BackendFailure';

/** Shown after « Une erreur est survenue: » (specification §8); empty for unknown errors. */
export const outageMessages: Readonly<Record<BackendFailure, string>> = {
  full: 'il n’y a plus de place pour enregistrer',
  unavailable: 'ce navigateur ne permet pas d’enregistrer (navigation privée\u202f?)',
  offline: 'le serveur ne répond pas\u202f; vérifiez votre connexion',
  blocked: 'une autre version du site est ouverte dans un autre onglet\u00a0: fermez-le, puis rechargez la page',
  timeout: 'la base de données de ce navigateur ne répond pas\u202f; fermez les autres onglets du site, puis réessayez',
  denied: 'cette opération n’est pas permise',
  unknown: '',
};
