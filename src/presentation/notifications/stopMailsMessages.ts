import type { BackendFailure } from '../../application/shared/BackendFailure';
import { PRODUCT_NAME } from '../shared/page/product';

export const stopMailsMessages = {
  title: 'Ne plus recevoir d’e-mails',
  description: `Ne plus recevoir d’e-mails de ${PRODUCT_NAME} au sujet de vos messages, de vos recherches, de vos favoris ou de vos annonces.`,
  lead: 'Nous vous écrivons quand un message vous attend, quand vos recherches enregistrées ont de nouvelles annonces, quand le prix d’un de vos favoris a baissé, ou quand vos annonces se terminent.',
  ofLink:
    'Ce lien met fin aux e-mails de la même sorte que celui où il figure\u202f; messages et annonces restent sur le site.',
  submit: 'Ne plus recevoir ces e-mails',
  sending: 'Un instant…',
  stopped: 'C’est fait\u00a0: nous ne vous écrirons plus à ce sujet.',
  undo: 'Vous pourrez changer d’avis dans votre compte, à la rubrique ',
  undoLink: 'Notifications',
  incomplete: 'Cette adresse est incomplète\u00a0: ouvrez le lien qui figure au bas de l’e-mail, ou faites ce choix ',
  account: 'dans votre compte',
  notifications: 'Ouvrir la rubrique Notifications',
} as const;

export function stopMailsFailureText(failure: 'unknown-token' | BackendFailure): string {
  if (failure === 'unknown-token') return 'Ce lien n’est plus valable. Faites ce choix dans votre compte.';
  return failure === 'offline'
    ? 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'
    : 'Ce choix n’a pas pu être enregistré. Réessayez dans un instant.';
}
