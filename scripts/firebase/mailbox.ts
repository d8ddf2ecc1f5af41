import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Mailbox {
  /** `smtp://127.0.0.1:…` */
  readonly smtpAddress: string;
  /** A page with what has arrived; `/mails.json` below it has the same for programs. */
  readonly address: string;
  readonly mails: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** Takes all e-mails that are sent to it, whoever they are for, and passes none on. `port`: of the page; default: any free one. */
export async function startMailbox(port = 0): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    // A sender that pools its connections leaves them open.
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      receive(stream).then((mail) => {
        mails.push(mail);
        done();
      }, done);
    },
  });
  const page = createServer((request, response) => {
    const isForPrograms = request.url === '/mails.json';
    response.setHeader('Content-Type', isForPrograms ? 'application/json' : 'text/html; charset=utf-8');
    response.end(isForPrograms ? JSON.stringify(mails) : pageOf(mails));
  });
  const listening = smtp.listen(0, '127.0.0.1');
  await Promise.all([
    new Promise((resolve) => listening.once('listening', resolve)),
    new Promise<void>((resolve) => {
      page.listen(port, '127.0.0.1', resolve);
    }),
  ]);
  return {
    smtpAddress: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    address: `http://127.0.0.1:${(page.address() as AddressInfo).port}`,
    mails,
    close: async () => {
      page.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => {
          smtp.close(resolve);
        }),
        new Promise((resolve) => {
          page.close(resolve);
        }),
      ]);
    },
  };
}

async function receive(stream: Parameters<typeof simpleParser>[0]): Promise<ReceivedMail> {
  const { to, from, subject = '', text = '', html, headerLines } = await simpleParser(stream);
  const recipients = to === undefined ? [] : [to].flat();
  return {
    to: recipients.map((one) => one.text).join(', '),
    from: from?.text ?? '',
    subject,
    text,
    html: typeof html === 'string' ? html : '',
    headers: Object.fromEntries(headerLines.map(({ key, line }) => [key, line.slice(key.length + 1).trim()])),
  };
}

/** The newest first, each in a frame of its own. */
function pageOf(mails: readonly ReceivedMail[]): string {
  const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  const items = mails.map(
    ({ to, subject, html }) =>
      `<h2>${escape(subject)}</h2><p>${escape(to)}</p><iframe title="${escape(subject)}" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escape(html)}"></iframe>`,
  );
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title>',
    '<base target="_top"><style>body{font:16px sans-serif;margin:24px}iframe{width:100%;max-width:640px;height:640px;border:1px solid #ccc}</style>',
    `<h1>Mailbox</h1>${items.length === 0 ? '<p>No e-mail has arrived yet.</p>' : items.reverse().join('')}</html>`,
  ].join('');
}
