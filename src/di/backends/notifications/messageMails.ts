import type { MailOutcome } from '../../../application/notifications/sendDue';
import type { UnreadMail } from '../../../application/notifications/MessageMailer';
import { ScheduleMessageMail } from '../../../application/notifications/ScheduleMessageMail';
import { SendMessageMails } from '../../../application/notifications/SendMessageMails';
import { FirestoreConversationReader } from '../../../infrastructure/firebase/notifications/FirestoreConversationReader';
import { FirestoreMessageMailQueue } from '../../../infrastructure/firebase/notifications/FirestoreMessageMailQueue';
import { writeUnreadMail } from '../../../presentation/app/mails/unreadMail';
import { nothingSent, type NotificationServices } from './notificationServices';

export interface MessageMailTasks {
  /** After a message of the conversation was stored. */
  messageStored(conversationId: string): Promise<void>;
  /** Once a minute. */
  sendMessageMails(): Promise<MailOutcome>;
}

export function messageMails({ firestore, clock, recipients, mailerOf }: NotificationServices): MessageMailTasks {
  const queue = new FirestoreMessageMailQueue(firestore);
  const conversations = new FirestoreConversationReader(firestore);
  const mailer = mailerOf<UnreadMail>({
    write: writeUnreadMail,
    idOf: ({ conversationId, sentAt }) => `${conversationId}.${sentAt}`,
  });
  const schedule = new ScheduleMessageMail(conversations, queue);
  const send = mailer && new SendMessageMails(queue, conversations, recipients, mailer, clock);
  return {
    messageStored: (conversationId) => schedule.execute(conversationId),
    sendMessageMails: async () => send?.execute() ?? nothingSent,
  };
}
