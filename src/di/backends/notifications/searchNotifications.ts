import type { MailOutcome } from '../../../application/notifications/sendDue';
import { ScheduleSearchMail } from '../../../application/notifications/ScheduleSearchMail';
import type { NewListingsMail } from '../../../application/notifications/SearchMailer';
import { SendSearchMails, type SearchMailSources } from '../../../application/notifications/SendSearchMails';
import type { Clock } from '../../../application/shared/Clock';
import { FirestoreSavedSearchReader } from '../../../infrastructure/firebase/notifications/FirestoreSavedSearchReader';
import { searchMailForm, searchPushForm } from '../../../infrastructure/firebase/notifications/notificationForms';
import { writeSearchMail } from '../../../presentation/app/mails/searchMail';
import { writeSearchPush } from '../../../presentation/app/pushes/searchPush';
import type { NotificationServices } from './notificationServices';

export interface SearchNotificationTasks {
  /** After a saved search of the person was stored, changed or removed. */
  searchSaved(uid: string): Promise<void>;
  /** Once a minute. */
  sendSearchMails(): Promise<MailOutcome>;
}

/** `morningClock` says when they are due. */
export function searchNotifications(
  { firestore, recipients, mailerOf, queueOf, pushesOf }: NotificationServices,
  newSearch: SearchMailSources['newSearch'],
  morningClock: Clock,
): SearchNotificationTasks {
  const queue = queueOf(searchMailForm);
  const searches = new FirestoreSavedSearchReader(firestore);
  const channels = {
    mailer: mailerOf<NewListingsMail>({
      write: writeSearchMail,
      idOf: ({ recipientId, newest }) => `${recipientId}.${newest}`,
    }),
    pushes: pushesOf(searchPushForm, writeSearchPush),
  };
  const schedule = new ScheduleSearchMail(searches, queue, morningClock);
  const send = new SendSearchMails({ queue, searches, recipients, newSearch }, channels, morningClock);
  return { searchSaved: (uid) => schedule.execute(uid), sendSearchMails: () => send.execute() };
}
