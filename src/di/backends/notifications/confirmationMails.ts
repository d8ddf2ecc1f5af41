import type { AskingMail } from '../../../application/notifications/confirmations/ConfirmationMailer';
import { ScheduleConfirmationMail } from '../../../application/notifications/confirmations/ScheduleConfirmationMail';
import { SendConfirmationMails } from '../../../application/notifications/confirmations/SendConfirmationMails';
import type { MailOutcome } from '../../../application/notifications/sendDue';
import { confirmationMailKey } from '../../../domain/notifications/ConfirmationMail';
import { RandomIdGenerator } from '../../../infrastructure/browser/device/RandomIdGenerator';
import { FirestoreConfirmationLimits } from '../../../infrastructure/firebase/notifications/FirestoreConfirmationLimits';
import { FirestorePendingSubscriptions } from '../../../infrastructure/firebase/notifications/FirestorePendingSubscriptions';
import { confirmationMailForm } from '../../../infrastructure/firebase/notifications/notificationForms';
import { writeConfirmationMail } from '../../../presentation/app/mails/confirmationMail';
import { nothingSent, type NotificationServices } from './notificationServices';

export interface ConfirmationMailTasks {
  /** After `newsletter_subscribers/{id}` was stored. */
  subscriptionStored(id: string): Promise<void>;
  /** Once a minute. */
  sendConfirmationMails(): Promise<MailOutcome>;
}

export function confirmationMails({
  firestore,
  clock,
  mailerOf,
  queueOf,
}: NotificationServices): ConfirmationMailTasks {
  const queue = queueOf(confirmationMailForm);
  const subscriptions = new FirestorePendingSubscriptions(firestore);
  const limits = new FirestoreConfirmationLimits(firestore);
  const mailer = mailerOf<AskingMail>({
    write: writeConfirmationMail,
    idOf: ({ subscription: { id, subscribedAt } }) => confirmationMailKey({ subscriberId: id, subscribedAt }),
  });
  const schedule = new ScheduleConfirmationMail(subscriptions, queue, new RandomIdGenerator(), clock);
  const send = mailer && new SendConfirmationMails({ queue, subscriptions, limits }, mailer, clock);
  return {
    subscriptionStored: (id) => schedule.execute(id),
    sendConfirmationMails: async () => send?.execute() ?? nothingSent,
  };
}
