import type { Firestore } from '@google-cloud/firestore';
import type { Transporter } from 'nodemailer';
import type { MailRecipients } from '../../../application/notifications/MailRecipients';
import type { PushChannel } from '../../../application/notifications/pushes/PushChannel';
import { QueuedPushes, type ShownNews } from '../../../application/notifications/pushes/QueuedPushes';
import type { MailOutcome } from '../../../application/notifications/sendDue';
import type { Clock } from '../../../application/shared/Clock';
import { RandomIdGenerator } from '../../../infrastructure/browser/device/RandomIdGenerator';
import { FirestoreMailRecipients } from '../../../infrastructure/firebase/notifications/FirestoreMailRecipients';
import {
  FirestoreNotificationQueue,
  type NotificationForm,
} from '../../../infrastructure/firebase/notifications/FirestoreNotificationQueue';
import type { PushForm } from '../../../infrastructure/firebase/notifications/notificationForms';
import { FirestorePushDevices } from '../../../infrastructure/firebase/notifications/FirestorePushDevices';
import { SmtpMailer, type Addressed, type MailForm } from '../../../infrastructure/server/SmtpMailer';

export interface MailServer {
  readonly transport: Pick<Transporter, 'sendMail'>;
  /** As `Mon Bazar <ne-pas-repondre@mon-bazar.example>`. */
  readonly sender: string;
}

/** What the tasks of all kinds of notifications are made of. */
export interface NotificationServices {
  /** As an administrator, to whom no rule applies. */
  readonly firestore: Firestore;
  readonly clock: Clock;
  readonly recipients: MailRecipients;
  /** Null: this site sends no e-mails. */
  readonly mailerOf: <Mail extends Addressed>(form: MailForm<Mail>) => SmtpMailer<Mail> | null;
  readonly queueOf: <Entry>(form: NotificationForm<Entry>) => FirestoreNotificationQueue<Entry>;
  /** Null: this site sends no pushes. */
  readonly pushesOf: <News>(form: PushForm, write: (news: News) => ShownNews) => PushChannel<News> | null;
}

export interface NotificationServiceOptions {
  readonly firestore: Firestore;
  readonly clock: Clock;
  readonly mailServer: MailServer | null;
  readonly hasPushes: boolean;
}

export function notificationServices(options: NotificationServiceOptions): NotificationServices {
  const { firestore, clock, mailServer, hasPushes } = options;
  const devices = new FirestorePushDevices(firestore);
  const queueOf = <Entry>(form: NotificationForm<Entry>) => new FirestoreNotificationQueue(firestore, form);
  return {
    firestore,
    clock,
    recipients: new FirestoreMailRecipients(firestore, new RandomIdGenerator(), clock),
    mailerOf: (form) => mailServer && new SmtpMailer(mailServer.transport, mailServer.sender, form),
    queueOf,
    pushesOf: (form, write) =>
      hasPushes ? new QueuedPushes(devices, { queue: queueOf(form), keyOf: form.keyOf }, write, clock) : null,
  };
}

export const nothingSent: MailOutcome = { sent: 0, failures: [] };
