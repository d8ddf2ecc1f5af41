import type { Firestore } from '@google-cloud/firestore';
import type { Transporter } from 'nodemailer';
import { ScheduleMessageMail } from '../../application/notifications/ScheduleMessageMail';
import { SendMessageMails, type MessageMailOutcome } from '../../application/notifications/SendMessageMails';
import type { Clock } from '../../application/shared/Clock';
import { RandomIdGenerator } from '../../infrastructure/browser/device/RandomIdGenerator';
import { FirestoreConversationReader } from '../../infrastructure/firebase/notifications/FirestoreConversationReader';
import { FirestoreMailRecipients } from '../../infrastructure/firebase/notifications/FirestoreMailRecipients';
import { FirestoreMessageMailQueue } from '../../infrastructure/firebase/notifications/FirestoreMessageMailQueue';
import { SmtpMessageMailer } from '../../infrastructure/server/SmtpMessageMailer';
import { writeUnreadMail } from '../../presentation/app/mails/unreadMail';

/** What a server does for e-mails about messages. Both may be called more than once for the same thing, and at the same time. */
export interface MailTasks {
  /** After a message of the conversation was stored. */
  messageStored(conversationId: string): Promise<void>;
  /** Once a minute. */
  sendMails(): Promise<MessageMailOutcome>;
}

export interface MailTaskOptions {
  /** As an administrator, to whom no rule applies. */
  readonly firestore: Firestore;
  readonly transport: Pick<Transporter, 'sendMail'>;
  /** As `Mon Bazar <ne-pas-repondre@mon-bazar.example>`. */
  readonly sender: string;
  readonly clock: Clock;
}

/** The address of the site, which links in e-mails lead to, is that of `serveSiteAt`. */
export function mailTasks({ firestore, transport, sender, clock }: MailTaskOptions): MailTasks {
  const queue = new FirestoreMessageMailQueue(firestore);
  const conversations = new FirestoreConversationReader(firestore);
  const recipients = new FirestoreMailRecipients(firestore, new RandomIdGenerator(), clock);
  const mailer = new SmtpMessageMailer(transport, sender, writeUnreadMail);
  const schedule = new ScheduleMessageMail(conversations, queue);
  const send = new SendMessageMails(queue, conversations, recipients, mailer, clock);
  return {
    messageStored: (conversationId) => schedule.execute(conversationId),
    sendMails: () => send.execute(),
  };
}
