import type { WithdrawalFailure } from '../../../application/messaging/ConversationRepository';
import type { WithdrawalNews } from './WithdrawalViewModel';

export const messages = {
  action: 'Retirer',
  /** Read out; it begins with what is visible. */
  actionName: 'Retirer ce message',
  withdrawn: 'Message retiré',
} as const;

/** Read out once a message is withdrawn; `name`: of the other person. */
export const withdrawalNews: Record<WithdrawalNews['about'], (name: string) => string> = {
  own: () => 'Message retiré.',
  'own-text': () => 'Message retiré. Son texte est revenu dans le champ de saisie.',
  other: (name) => `${name} a retiré un message.`,
};

const failed = 'Ce message n’a pas pu être retiré.';
const again = `${failed} Réessayez sans attendre.`;

export const withdrawalFailures: Record<WithdrawalFailure, string> = {
  'too-late': 'Trop tard\u00a0: un message ne peut être retiré que dans les quinze secondes qui suivent son envoi.',
  denied: failed,
  offline: `${failed} Vérifiez votre connexion.`,
  full: again,
  unavailable: again,
  blocked: again,
  timeout: again,
  unknown: again,
};
