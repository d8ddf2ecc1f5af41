import type { Firestore } from '@google-cloud/firestore';
import { createTransport } from 'nodemailer';
import { mailTasks, type MailTasks } from '../../src/di/backends/mailTasks';
import { serveSiteAt } from '../../src/presentation/shared/page/siteAddress';

export interface MailFunctionOptions {
  /** As an administrator, to whom no rule applies. */
  readonly firestore: Firestore;
  /** The mail server: `smtps://user:password@mail.example:465`. */
  readonly smtpAddress: string;
  readonly sender: string;
  /** The origin of the site. */
  readonly siteAddress: string;
  /** Returns the time in milliseconds; default: this machine’s. */
  readonly now?: () => number;
}

/** What Cloud Functions do for e-mails about messages. */
export function mailFunction({
  firestore,
  smtpAddress,
  sender,
  siteAddress,
  now = Date.now,
}: MailFunctionOptions): MailTasks {
  serveSiteAt(siteAddress);
  const transport = createTransport({
    url: smtpAddress,
    // Milliseconds. Shorter than what is left of a run, so that what a server does not answer is noted.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
    dnsTimeout: 5_000,
  });
  return mailTasks({ firestore, transport, sender, clock: { now } });
}
