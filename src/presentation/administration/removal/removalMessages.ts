import type { BackendFailure } from '../../../application/shared/BackendFailure';

export const removalMessages = {
  undo: 'Annuler',
  undone: 'Rien n’a été supprimé.',
  tooLate: 'Il est trop tard pour annuler : c’est supprimé.',
} as const;

export const removalFailures: Readonly<Record<BackendFailure, string>> = {
  full: 'Il n’y a plus de place dans ce navigateur.',
  unavailable: 'Ce navigateur ne donne pas accès aux données du site.',
  offline: 'Le serveur ne répond pas : vérifiez votre connexion, puis réessayez.',
  blocked: 'Une ancienne page du site est encore ouverte : fermez-la, puis réessayez.',
  timeout: 'Ce navigateur tarde à répondre : fermez les autres onglets du site, puis réessayez.',
  denied: 'Votre compte n’en a pas le droit.',
  unknown: 'La raison n’est pas connue : réessayez.',
};
