import { chosenName } from '../../domain/account/UserProfile';
import { participantsFor, type Conversation } from '../../domain/messaging/Conversation';
import {
  afterStep,
  asFailed,
  UNREAD_DELAY,
  type MailStep,
  type MessageMail,
} from '../../domain/notifications/MessageMail';
import type { Instant } from '../../domain/shared/Instant';
import type { Clock } from '../shared/Clock';
import type { ConversationReader } from './ConversationReader';
import type { MailRecipients } from './MailRecipients';
import type { MessageMailer, UnreadMail } from './MessageMailer';
import type { MessageMailQueue } from './MessageMailQueue';
import { endUnwanted, sendDue, sendEntry, type MailOutcome } from './sendDue';

/** Sends the e-mails about messages that are due, after ending those of anyone who has unsubscribed. */
export class SendMessageMails {
  readonly #queue: MessageMailQueue;
  readonly #conversations: ConversationReader;
  readonly #recipients: MailRecipients;
  readonly #mailer: MessageMailer;
  readonly #clock: Clock;

  constructor(
    queue: MessageMailQueue,
    conversations: ConversationReader,
    recipients: MailRecipients,
    mailer: MessageMailer,
    clock: Clock,
  ) {
    this.#queue = queue;
    this.#conversations = conversations;
    this.#recipients = recipients;
    this.#mailer = mailer;
    this.#clock = clock;
  }

  /** Rejects when the queue itself is out of reach. */
  async execute(): Promise<MailOutcome> {
    await endUnwanted(this.#recipients);
    return sendDue(this.#queue, this.#clock, (entry) => this.#process(entry));
  }

  /** Whether an e-mail was sent. Rejects when it could not be, after noting that. */
  #process(entry: MessageMail): Promise<boolean> {
    return sendEntry(this.#clock, {
      prepare: async () => {
        const conversation = await this.#conversations.read(entry.conversationId);
        const mail = conversation && (await this.#mailTo(entry.recipientId, conversation));
        const step = stepFor(mail, conversation?.lastMessage.sentAt ?? entry.messageAt, this.#clock.now());
        return {
          // `SendMessagePushes` has sent them.
          push: null,
          mail: mail !== null && step.kind === 'send' ? () => this.#mailer.send(mail) : null,
          take: (now) => this.#queue.change(entry, (current) => current && afterStep(current, step, now)),
        };
      },
      fail: (takenAt, now) => this.#queue.change(entry, (current) => current && asFailed(current, entry, takenAt, now)),
    });
  }

  /** Null: there is nothing to tell, or nobody to tell it to. */
  async #mailTo(uid: string, conversation: Conversation): Promise<UnreadMail | null> {
    const { id, listing, lastMessage } = conversation;
    const { me: recipient, other: author } = participantsFor(conversation, uid);
    const isWithdrawn = lastMessage.kind === 'withdrawn';
    if (recipient.unread === 0 || (isWithdrawn && recipient.unread === 1)) return null;
    const address = await this.#recipients.addressFor(uid, author.uid);
    if (address === null) return null;
    return {
      address,
      conversationId: id,
      listing,
      recipientName: chosenName(uid, recipient.name),
      authorName: author.name,
      sentAt: lastMessage.sentAt,
      lastMessage: lastMessage.authorId === uid || isWithdrawn ? null : lastMessage,
      unread: recipient.unread,
      unsubscribeToken: await this.#recipients.tokenOf(uid, 'messages'),
    };
  }
}

/** The only unread message may be newer than the one for which the e-mail was to be sent, which has been read. */
function stepFor(mail: UnreadMail | null, until: Instant, now: Instant): MailStep {
  if (mail === null) return { kind: 'drop', until };
  const dueAt = mail.sentAt + UNREAD_DELAY;
  return mail.unread === 1 && now < dueAt ? { kind: 'wait', dueAt } : { kind: 'send', until };
}
