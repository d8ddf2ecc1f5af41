import { EnterReporters } from '../../../application/notifications/outcomes/EnterReporters';
import type { ReporterMail } from '../../../application/notifications/outcomes/OutcomeMailer';
import { ScheduleOutcomeMails } from '../../../application/notifications/outcomes/ScheduleOutcomeMails';
import { SendOutcomeMails } from '../../../application/notifications/outcomes/SendOutcomeMails';
import type { MailOutcome } from '../../../application/notifications/sendDue';
import { FirestoreReportReader } from '../../../infrastructure/firebase/notifications/FirestoreReportReader';
import { answeredReportsForm, outcomeMailForm } from '../../../infrastructure/firebase/notifications/notificationForms';
import { storedOutcome } from '../../../infrastructure/firebase/notifications/storedOutcome';
import { writeOutcomeMail } from '../../../presentation/app/mails/outcomeMail';
import { nothingSent, type NotificationServices } from './notificationServices';

export interface OutcomeNotificationTasks {
  /** After `report_outcomes/{id}` was stored; `before`, `after`: its fields. */
  outcomeStored(id: string, before: unknown, after: unknown): Promise<void>;
  /** Once a minute. */
  sendOutcomeMails(): Promise<MailOutcome>;
}

export function outcomeNotifications({
  firestore,
  clock,
  recipients,
  mailerOf,
  queueOf,
}: NotificationServices): OutcomeNotificationTasks {
  const [answered, queue] = [queueOf(answeredReportsForm), queueOf(outcomeMailForm)];
  const reports = new FirestoreReportReader(firestore);
  const mailer = mailerOf<ReporterMail>({
    write: writeOutcomeMail,
    // Without the target, which may be a person.
    idOf: ({ recipientId, report }) => `${recipientId}.report.${report.createdAt}`,
  });
  const schedule = new ScheduleOutcomeMails(answered, clock);
  const enter = new EnterReporters({ answered, reports, mails: queue }, clock);
  const send = mailer && new SendOutcomeMails({ queue, reports, recipients }, mailer, clock);
  return {
    outcomeStored: async (id, before, after) => {
      const outcome = storedOutcome(id, after);
      if (outcome !== null) await schedule.execute(storedOutcome(id, before), outcome);
    },
    sendOutcomeMails: async () => {
      if (send === null) return nothingSent;
      const failures = await enter.execute();
      const outcome = await send.execute();
      return { ...outcome, failures: [...failures, ...outcome.failures] };
    },
  };
}
