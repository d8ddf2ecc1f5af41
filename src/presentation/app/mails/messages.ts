import type { UnreadMail } from '../../../application/notifications/MessageMailer';
import { PRODUCT_NAME } from '../../shared/page/product';

export const unreadMailMessages = {
  someone: 'Quelqu’un',
  about: (title: string) => `de «\u00a0${title}\u00a0»`,
  aboutUntitled: 'd’une annonce',
  subject: (author: string, about: string, unread: number) =>
    unread > 1
      ? `${author} vous a écrit ${unread} messages au sujet ${about}`
      : `${author} vous a écrit au sujet ${about}`,
  greeting: (name: string) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  lead: (author: string, about: string, { unread, lastMessage }: Pick<UnreadMail, 'unread' | 'lastMessage'>) => {
    if (lastMessage === null) return `${author} vous a écrit au sujet ${about}.`;
    return unread > 1
      ? `${author} vous a écrit ${unread} messages au sujet ${about}. Voici le dernier\u00a0:`
      : `${author} vous a écrit au sujet ${about}\u00a0:`;
  },
  quoted: (excerpt: string) => `«\u00a0${excerpt}\u00a0»`,
  onSite: `Vos messages non lus sont sur ${PRODUCT_NAME}.`,
  onSiteForSafety: `Ce message se lit sur ${PRODUCT_NAME}, par prudence\u00a0: il contient un lien, des coordonnées ou un moyen de paiement.`,
  answer: 'Lire et répondre',
  advice: `Répondez sur le site, et non à cet e-mail. ${PRODUCT_NAME} ne vous demande jamais de mot de passe, de code ni de paiement par e-mail.`,
  reason: 'Vous recevez cet e-mail parce qu’un message vous attend depuis quelques minutes.',
  stop: 'Ne plus recevoir ces e-mails',
} as const;
