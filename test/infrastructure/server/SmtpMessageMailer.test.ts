import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMailbox, type Mailbox } from '../../../scripts/firebase/mailbox';
import type { UnreadMail } from '../../../src/application/notifications/MessageMailer';
import { SmtpMessageMailer } from '../../../src/infrastructure/server/SmtpMessageMailer';
import { aConversation } from '../../support/builders/aConversation';

let mailbox: Mailbox;
beforeEach(async () => {
  mailbox = await startMailbox();
});
afterEach(() => mailbox.close());

const { listing, lastMessage } = aConversation();
const mail: UnreadMail = {
  address: 'claire@exemple.fr',
  conversationId: 'velo~karim',
  listing,
  recipientName: 'Dupont, Claire',
  authorName: 'Karim',
  sentAt: lastMessage.sentAt,
  lastMessage,
  unread: 1,
  unsubscribeToken: 'a1B2c3D4e5F6g7H8i9J0',
};
const written = {
  subject: 'Été',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  unsubscribeAddress: 'https://a.example/b#c',
};
const sender = 'Mon Bazar <ne-pas-repondre@mon-bazar.example>';

test('an e-mail arrives once at its recipient, whatever their name, and says how to stop such e-mails', async () => {
  const mailer = new SmtpMessageMailer(createTransport(mailbox.smtpAddress), sender, () => written);
  await mailer.send(mail);
  expect(mailbox.mails).toHaveLength(1);
  expect(mailbox.mails[0]?.headers['message-id']).toBe(`<velo~karim.${mail.sentAt}@mon-bazar.example>`);
  expect(mailbox.mails[0]).toMatchObject({
    to: '"Dupont, Claire" <claire@exemple.fr>',
    from: '"Mon Bazar" <ne-pas-repondre@mon-bazar.example>',
    subject: 'Été',
    html: '<p>Bonjour</p>',
    headers: { 'list-unsubscribe': '<https://a.example/b#c>', 'auto-submitted': 'auto-generated' },
  });
  expect(mailbox.mails[0]?.text).toContain('Bonjour');
});

test('the mailbox has a page for people and one for programs', async () => {
  expect(await (await fetch(mailbox.address)).text()).toContain('No e-mail has arrived yet.');
  await new SmtpMessageMailer(createTransport(mailbox.smtpAddress), sender, () => written).send(mail);
  expect(await (await fetch(mailbox.address)).text()).toContain('<h2>Été</h2>');
  expect(await (await fetch(`${mailbox.address}/mails.json`)).json()).toEqual(mailbox.mails);
});

test('a mail server that is out of reach rejects the e-mail', async () => {
  const { smtpAddress } = mailbox;
  await mailbox.close();
  const mailer = new SmtpMessageMailer(createTransport(smtpAddress), sender, () => written);
  await expect(mailer.send(mail)).rejects.toThrow();
});
