import type { MailOutcome } from '../../../application/notifications/sendDue';
import type { EndingListingsMail } from '../../../application/notifications/EndingMailer';
import { ScheduleEndingMails } from '../../../application/notifications/ScheduleEndingMails';
import { SendEndingMails } from '../../../application/notifications/SendEndingMails';
import type { Clock } from '../../../application/shared/Clock';
import { FirestoreEndingListingReader } from '../../../infrastructure/firebase/notifications/FirestoreEndingListingReader';
import { endingMailForm, endingPushForm } from '../../../infrastructure/firebase/notifications/notificationForms';
import { writeEndingMail } from '../../../presentation/app/mails/endingMail';
import { writeEndingPush } from '../../../presentation/app/pushes/endingPush';
import type { NotificationServices } from './notificationServices';

export interface EndingNotificationTasks {
  /**
   * Early each morning, and again for those whom the first time has missed. Why people could not be entered; a rejection: others could
   * not be either.
   */
  scheduleEndingMails(): Promise<readonly unknown[]>;
  /** Once a minute. */
  sendEndingMails(): Promise<MailOutcome>;
}

/** `endingClock` says which listings end. */
export function endingNotifications(
  { firestore, recipients, mailerOf, queueOf, pushesOf }: NotificationServices,
  endingClock: Clock,
): EndingNotificationTasks {
  const queue = queueOf(endingMailForm);
  const listings = new FirestoreEndingListingReader(firestore);
  const channels = {
    mailer: mailerOf<EndingListingsMail>({
      write: writeEndingMail,
      idOf: ({ recipientId, day }) => `${recipientId}.ending.${day}`,
    }),
    pushes: pushesOf(endingPushForm, writeEndingPush),
  };
  const schedule = new ScheduleEndingMails(listings, queue, endingClock);
  const send = new SendEndingMails({ queue, listings, recipients }, channels, endingClock);
  return { scheduleEndingMails: () => schedule.execute(), sendEndingMails: () => send.execute() };
}
