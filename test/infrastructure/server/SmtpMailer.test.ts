import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMailbox, type Mailbox } from '../../../scripts/firebase/mailbox';
import { SmtpMailer } from '../../../src/infrastructure/server/SmtpMailer';

let mailbox: Mailbox;
beforeEach(async () => {
  mailbox = await startMailbox();
});
afterEach(() => mailbox.close());

const mail = { address: 'claire@exemple.fr', recipientName: 'Dupont, Claire', id: 'velo~karim.5' };
const written = {
  subject: 'Été',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  unsubscribeAddress: 'https://a.example/b#c',
};
const form = { write: () => written, idOf: ({ id }: typeof mail) => id };
const sender = 'Mon Bazar <ne-pas-repondre@mon-bazar.example>';

test('an e-mail arrives once at its recipient, whatever their name, and says how to stop such e-mails', async () => {
  const mailer = new SmtpMailer(createTransport(mailbox.smtpAddress), sender, form);
  await mailer.send(mail);
  expect(mailbox.mails).toHaveLength(1);
  expect(mailbox.mails[0]?.headers['message-id']).toBe('<velo~karim.5@mon-bazar.example>');
  expect(mailbox.mails[0]).toMatchObject({
    to: '"Dupont, Claire" <claire@exemple.fr>',
    from: '"Mon Bazar" <ne-pas-repondre@mon-bazar.example>',
    subject: 'Été',
    html: '<p>Bonjour</p>',
    headers: { 'list-unsubscribe': '<https://a.example/b#c>', 'auto-submitted': 'auto-generated' },
  });
  expect(mailbox.mails[0]?.text).toContain('Bonjour');
});

test('an e-mail that nobody can turn off says nothing of how to stop such e-mails', async () => {
  const write = () => ({ ...written, unsubscribeAddress: null });
  await new SmtpMailer(createTransport(mailbox.smtpAddress), sender, { ...form, write }).send(mail);
  expect(mailbox.mails[0]).toMatchObject({ subject: 'Été', headers: { 'auto-submitted': 'auto-generated' } });
  expect(mailbox.mails[0]?.headers).not.toHaveProperty('list-unsubscribe');
});

test('the mailbox has a page for people and one for programs', async () => {
  expect(await (await fetch(mailbox.address)).text()).toContain('No e-mail has arrived yet.');
  await new SmtpMailer(createTransport(mailbox.smtpAddress), sender, form).send(mail);
  expect(await (await fetch(mailbox.address)).text()).toContain('<h2>Été</h2>');
  expect(await (await fetch(`${mailbox.address}/mails.json`)).json()).toEqual(mailbox.mails);
});

test('a mail server that is out of reach rejects the e-mail', async () => {
  const { smtpAddress } = mailbox;
  await mailbox.close();
  const mailer = new SmtpMailer(createTransport(smtpAddress), sender, form);
  await expect(mailer.send(mail)).rejects.toThrow();
});
