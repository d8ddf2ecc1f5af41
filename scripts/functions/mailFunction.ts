import type { Firestore } from '@google-cloud/firestore';
import { createTransport } from 'nodemailer';
import type { MailServer } from '../../src/di/backends/notifications/notificationServices';
import { notificationTasks, type NotificationTasks } from '../../src/di/backends/notifications/notificationTasks';
import type { FirebaseConfiguration } from '../../src/infrastructure/firebase/connection/FirebaseConfiguration';
import { serveSiteAt } from '../../src/presentation/shared/page/siteAddress';

export interface MailFunctionOptions {
  /** As an administrator, to whom no rule applies. */
  readonly firestore: Firestore;
  /** Default: the site sends no e-mails, and what it finds is for pushes. */
  readonly mailServer?: {
    /** `smtps://user:password@mail.example:465` */
    readonly smtpAddress: string;
    readonly sender: string;
  };
  /** Saved searches are repeated as a visitor of this project. */
  readonly configuration: FirebaseConfiguration;
  readonly appCheckToken?: () => Promise<string>;
  /** The origin of the site. */
  readonly siteAddress: string;
  /** Returns the time in milliseconds; default: this machine’s. */
  readonly now?: () => number;
  /** Says when e-mails about saved searches are due; default: `now`. */
  readonly morningNow?: () => number;
  /** Says which e-mails about prices are due; default: `now`. */
  readonly priceNow?: () => number;
  /** Says which listings end; default: `now`. */
  readonly endingNow?: () => number;
}

/** What Cloud Functions do for e-mails, and what they find for pushes. */
export function mailFunction({
  mailServer,
  siteAddress,
  now = Date.now,
  morningNow = now,
  priceNow = now,
  endingNow = now,
  ...options
}: MailFunctionOptions): NotificationTasks {
  serveSiteAt(siteAddress);
  const clocks = {
    clock: { now },
    morningClock: { now: morningNow },
    priceClock: { now: priceNow },
    endingClock: { now: endingNow },
  };
  return notificationTasks({
    ...options,
    mailServer: mailServer === undefined ? null : serverOf(mailServer),
    ...clocks,
  });
}

function serverOf({ smtpAddress, sender }: NonNullable<MailFunctionOptions['mailServer']>): MailServer {
  const transport = createTransport({
    url: smtpAddress,
    // Milliseconds. Shorter than what is left of a run, so that what a server does not answer is noted.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
    dnsTimeout: 5_000,
  });
  return { transport, sender };
}
