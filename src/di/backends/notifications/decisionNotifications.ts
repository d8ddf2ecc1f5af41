import type { MailOutcome } from '../../../application/notifications/sendDue';
import type { ConcernedMail } from '../../../application/notifications/decisions/DecisionMailer';
import { ScheduleDecisionMail } from '../../../application/notifications/decisions/ScheduleDecisionMail';
import { SendDecisionMails } from '../../../application/notifications/decisions/SendDecisionMails';
import { FirestoreDecisionReader } from '../../../infrastructure/firebase/notifications/FirestoreDecisionReader';
import { decisionMailForm, decisionPushForm } from '../../../infrastructure/firebase/notifications/notificationForms';
import { writeDecisionMail } from '../../../presentation/app/mails/decisionMail';
import { writeDecisionPush } from '../../../presentation/app/pushes/decisionPush';
import type { NotificationServices } from './notificationServices';

export interface DecisionNotificationTasks {
  /** After `decisions/{id}` was stored or changed. */
  decisionStored(id: string): Promise<void>;
  /** Once a minute. */
  sendDecisionMails(): Promise<MailOutcome>;
}

export function decisionNotifications({
  firestore,
  clock,
  recipients,
  mailerOf,
  queueOf,
  pushesOf,
}: NotificationServices): DecisionNotificationTasks {
  const queue = queueOf(decisionMailForm);
  const decisions = new FirestoreDecisionReader(firestore);
  const channels = {
    mailer: mailerOf<ConcernedMail>({
      write: writeDecisionMail,
      idOf: ({ decisionId, news }) => `${decisionId}.${news}`,
    }),
    pushes: pushesOf(decisionPushForm, writeDecisionPush),
  };
  const schedule = new ScheduleDecisionMail(decisions, queue, clock);
  const send = new SendDecisionMails({ queue, decisions, recipients }, channels, clock);
  return {
    decisionStored: (id) => schedule.execute(id),
    sendDecisionMails: () => send.execute(),
  };
}
