import type { ConfirmSubscriptionFailure } from '../../application/newsletter/NewsletterRepository';
import { PRODUCT_NAME } from '../shared/page/product';

export const confirmationMessages = {
  title: 'Confirmer mon inscription',
  description: `Confirmer que l’on veut être averti du lancement de ${PRODUCT_NAME}.`,
  lead: `Votre adresse a été inscrite pour être avertie du lancement de ${PRODUCT_NAME}. Confirmez que c’est bien vous qui l’avez demandé\u00a0: elle ne servira qu’à cela.`,
  submit: 'Confirmer mon inscription',
  sending: 'Confirmation…',
  confirmed: 'C’est fait\u00a0: votre inscription est confirmée. Vous recevrez un e-mail au lancement.',
  notYou:
    'Vous n’avez rien demandé\u202f? Fermez cette page\u00a0: sans confirmation, l’adresse est effacée d’elle-même. Pour l’effacer aussitôt, ouvrez le lien au bas de l’e-mail.',
  incomplete:
    'Cette adresse est incomplète\u00a0: ouvrez le lien de l’e-mail qui vous demande de confirmer votre inscription.',
} as const;

export function confirmationFailureText(failure: ConfirmSubscriptionFailure): string {
  if (failure === 'unknown-token')
    return 'Ce lien n’est plus valable\u00a0: l’inscription est déjà confirmée, ou elle n’existe plus.';
  return failure === 'offline'
    ? 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'
    : 'L’inscription n’a pas pu être confirmée. Réessayez dans un instant.';
}
