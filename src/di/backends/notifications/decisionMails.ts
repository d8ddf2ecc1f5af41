import type { MailOutcome } from '../../../application/notifications/sendDue';
import type { ConcernedMail } from '../../../application/notifications/decisions/DecisionMailer';
import { ScheduleDecisionMail } from '../../../application/notifications/decisions/ScheduleDecisionMail';
import { SendDecisionMails } from '../../../application/notifications/decisions/SendDecisionMails';
import { FirestoreDecisionReader } from '../../../infrastructure/firebase/notifications/FirestoreDecisionReader';
import { decisionMailForm } from '../../../infrastructure/firebase/notifications/notificationForms';
import { writeDecisionMail } from '../../../presentation/app/mails/decisionMail';
import { nothingSent, type NotificationServices } from './notificationServices';

export interface DecisionMailTasks {
  /** After `decisions/{id}` was stored or changed. */
  decisionStored(id: string): Promise<void>;
  /** Once a minute. */
  sendDecisionMails(): Promise<MailOutcome>;
}

export function decisionMails({
  firestore,
  clock,
  recipients,
  mailerOf,
  queueOf,
}: NotificationServices): DecisionMailTasks {
  const queue = queueOf(decisionMailForm);
  const decisions = new FirestoreDecisionReader(firestore);
  const mailer = mailerOf<ConcernedMail>({
    write: writeDecisionMail,
    idOf: ({ decisionId, news }) => `${decisionId}.${news}`,
  });
  const schedule = new ScheduleDecisionMail(decisions, queue, clock);
  const send = mailer && new SendDecisionMails({ queue, decisions, recipients }, mailer, clock);
  return {
    decisionStored: (id) => schedule.execute(id),
    sendDecisionMails: async () => send?.execute() ?? nothingSent,
  };
}
