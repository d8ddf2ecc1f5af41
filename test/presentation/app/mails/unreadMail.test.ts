import { beforeAll, describe, expect, test } from 'vitest';
import type { UnreadMail } from '../../../../src/application/notifications/MessageMailer';
import { writeUnreadMail } from '../../../../src/presentation/app/mails/unreadMail';
import { serveSiteAt } from '../../../../src/presentation/shared/page/siteAddress';
import { aConversation } from '../../../support/builders/aConversation';

const { listing, lastMessage } = aConversation();
const mail: UnreadMail = {
  address: 'claire@exemple.fr',
  conversationId: 'velo~karim',
  listing,
  recipientName: 'Claire',
  authorName: 'Karim',
  sentAt: lastMessage.sentAt,
  lastMessage,
  unread: 1,
  unsubscribeToken: 'a1B2c3D4e5F6g7H8i9J0',
};
const conversation = 'https://mon-bazar.example/messages/velo~karim';
const stop = 'https://mon-bazar.example/notifications/desinscription#a1B2c3D4e5F6g7H8i9J0';
const saying = (text: string) => writeUnreadMail({ ...mail, lastMessage: { ...lastMessage, text } });

beforeAll(() => serveSiteAt('https://mon-bazar.example'));

describe('writeUnreadMail', () => {
  test('the e-mail says who has written what about which listing, and where to answer', () => {
    const { subject, text } = writeUnreadMail(mail);
    expect(subject).toBe('Karim vous a écrit au sujet de «\u00a0Vélo de ville\u00a0»');
    expect(text).toContain('Bonjour Claire,');
    expect(text).toContain('«\u00a0Bonjour !\u00a0»');
    expect(text).toContain(`Lire et répondre\u00a0:\n${conversation}`);
  });

  test('the e-mail counts several messages, and repeats the last one', () => {
    const { subject, text } = writeUnreadMail({ ...mail, unread: 3 });
    expect(subject).toBe('Karim vous a écrit 3 messages au sujet de «\u00a0Vélo de ville\u00a0»');
    expect(text).toContain('3 messages au sujet de «\u00a0Vélo de ville\u00a0». Voici le dernier\u00a0:');
  });

  test('the e-mail names an offer as the list of conversations does', () => {
    const offer = { ...lastMessage, kind: 'offer', text: '90' } as const;
    expect(writeUnreadMail({ ...mail, lastMessage: offer }).text).toMatch(/Offre de 90\s€/);
  });

  test('the e-mail ends with a link to stop such e-mails, which mail programs know too', () => {
    const { html, text, unsubscribeAddress } = writeUnreadMail(mail);
    expect(unsubscribeAddress).toBe(stop);
    expect(text).toContain(`Ne plus recevoir ces e-mails\u00a0: ${stop}`);
    expect(html).toContain(`href="${stop}"`);
  });

  test('the e-mail shortens a long message', () => {
    const { text } = saying('é'.repeat(301));
    expect(text).toContain(`«\u00a0${'é'.repeat(300)}…\u00a0»`);
    expect(saying('é'.repeat(300)).text).toContain(`«\u00a0${'é'.repeat(300)}\u00a0»`);
  });

  test.each([
    'Payez ici\u00a0: https://exemple.example/payer',
    'Appelez-moi au 06 12 34 56 78',
    'Écrivez à karim@exemple.example',
    'Un virement d’abord',
    'Le colis est sur colis-suivi.info',
    'Voir bit.ly/2xYz',
    'Écrivez-moi sur wa.me/33612345678',
    'Mon numéro est le +225 07 12 34 56 78',
  ])('the e-mail does not repeat a message with a link, contact details or a payment: %s', (message) => {
    const { html, text } = saying(message);
    expect(text).not.toContain(message);
    expect(html).not.toContain(message.slice(0, 8));
    expect(text).toContain('Ce message se lit sur Mon Bazar');
  });

  test('the e-mail about a message that the recipient’s own has crossed repeats neither', () => {
    const { subject, text } = writeUnreadMail({ ...mail, lastMessage: null });
    expect(subject).toBe('Karim vous a écrit au sujet de «\u00a0Vélo de ville\u00a0»');
    expect(text).toContain('Karim vous a écrit au sujet de «\u00a0Vélo de ville\u00a0».\n');
    expect(text).toContain('Vos messages non lus sont sur Mon Bazar.');
  });

  test('the e-mail names nobody who has no name any more', () => {
    for (const authorName of ['', 'Compte supprimé'])
      expect(writeUnreadMail({ ...mail, authorName }).subject).toMatch(/^Quelqu’un vous a écrit/);
  });

  test('the e-mail repeats no link that stands in a name or a title', () => {
    const link = 'exemple-banque.com';
    const { html, subject, text } = writeUnreadMail({
      ...mail,
      authorName: `Support ${link}`,
      recipientName: link,
      listing: { ...listing, title: `Vélo ${link}` },
    });
    expect(subject).toBe('Quelqu’un vous a écrit au sujet d’une annonce');
    expect(text).toContain('Bonjour,');
    expect(`${subject}${text}${html}`).not.toContain(link);
  });

  test('the e-mail shows what people have written as text, never as markup', () => {
    const { html } = writeUnreadMail({ ...mail, authorName: '<img src=x onerror=alert(1)>' });
    expect(html).not.toContain('<img');
    expect(html).toContain('&#60;img');
  });
});
