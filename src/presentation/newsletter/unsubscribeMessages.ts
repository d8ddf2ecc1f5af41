import type { UnsubscribeNewsletterFailure } from '../../application/newsletter/UnsubscribeNewsletter';
import { PRODUCT_NAME } from '../shared/page/product';
import type { RemovableSubscription } from './UnsubscribeViewModel';

export const unsubscribeMessages = {
  title: 'Désinscription de la newsletter',
  description: `Retirer son adresse de la liste des personnes averties du lancement de ${PRODUCT_NAME}.`,
  lead: `Votre adresse ne sert qu’à vous avertir du lancement de ${PRODUCT_NAME}. La désinscription l’efface aussitôt de notre liste.`,
  submit: 'Me désinscrire',
  sending: 'Désinscription…',
  removed: 'C’est fait\u00a0: cette adresse ne figure plus dans notre liste.',
  gone: 'Cette adresse n’est pas inscrite, ou ne l’est plus\u00a0: il n’y a rien à retirer.',
  unknown: 'Ce navigateur ne garde la trace d’aucune inscription. Pour retirer votre adresse, au choix\u00a0:',
  more: 'Pour retirer une autre adresse, au choix\u00a0:',
  openLink: 'ouvrez le lien de désinscription qui vous a été donné en vous inscrivant\u202f;',
  useBrowser: 'revenez sur cette page avec le navigateur qui a servi à l’inscription\u202f;',
  signIn: 'connectez-vous à un compte dont c’est l’adresse confirmée',
  signInEnd: ', puis revenez ici\u202f;',
  write: 'écrivez-nous\u00a0: ',
  contactPage: 'page Contact',
} as const;

export function subscriptionText(subscription: RemovableSubscription): string {
  if (subscription.by === 'link') return 'L’adresse liée à ce lien';
  return subscription.by === 'browser'
    ? `${subscription.email}, inscrite avec ce navigateur`
    : `${subscription.email}, l’adresse de votre compte`;
}

export const unsubscribeFailureMessages: Record<UnsubscribeNewsletterFailure, string> = {
  'not-subscribed': 'Ce lien n’est plus valable\u00a0: l’adresse n’est pas inscrite, ou ne l’est plus.',
  'invalid-email': 'Cette adresse n’est pas valable.',
  full: 'La place manque sur cet appareil\u00a0: libérez-en un peu, puis réessayez.',
  unavailable: 'Ce navigateur ne permet pas d’enregistrer, par exemple en navigation privée.',
  offline: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  blocked: 'Une autre version du site est ouverte dans un autre onglet\u00a0: fermez-le, puis réessayez.',
  timeout: 'Ce navigateur tarde à répondre. Fermez les autres onglets du site, puis réessayez.',
  denied: 'La désinscription a été refusée. Reconnectez-vous, puis réessayez.',
  unknown: 'La désinscription n’a pas abouti. Réessayez dans un instant.',
};
