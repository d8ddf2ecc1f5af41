import type { BackendFailure } from '../../application/shared/BackendFailure';

export const messages = {
  title: 'Se connecter',
  text: 'Ceci est une démonstration\u00a0: choisissez une personne d’essai, sans mot de passe, pour déposer des annonces en son nom.',
  later: 'La connexion par téléphone, par e-mail ou avec Google arrivera dans une prochaine version.',
  signInAs: (name: string) => `Se connecter en tant que ${name}`,
  signedInTitle: 'Vous avez déjà ouvert une session',
  signedInAs: (name: string) => `Vous utilisez le compte de ${name}.`,
  continue: 'Continuer',
  signOut: 'Se déconnecter',
} as const;

export const failureMessages: Record<BackendFailure, string> = {
  full: 'L’espace de stockage de votre navigateur est plein. Libérez de la place, puis réessayez.',
  unavailable: 'Votre navigateur ne permet pas d’enregistrer la connexion, par exemple en navigation privée.',
  offline: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  blocked: 'Un autre onglet utilise une ancienne version du site. Fermez-le, puis réessayez.',
  denied: 'Cette connexion a été refusée.',
  unknown: 'La connexion n’a pas abouti. Réessayez dans un instant.',
};
