import type { Instant } from '../shared/Instant';

/** Milliseconds after which an unread message is announced by e-mail: who is reading the conversation gets none. */
export const UNREAD_DELAY = 2 * 60_000;
/** Milliseconds between two e-mails about one conversation to one person, at least. */
export const MAIL_INTERVAL = 15 * 60_000;
/** Milliseconds after which an e-mail that could not be sent is tried again. */
export const RETRY_DELAY = 5 * 60_000;
const MAXIMUM_ATTEMPTS = 5;

/** What is known of the e-mails about one conversation to one of its participants. */
export interface MessageMail {
  readonly conversationId: string;
  readonly recipientId: string;
  /** When the newest message to the recipient was sent. */
  readonly messageAt: Instant;
  /** When the next e-mail is to be sent; null: none is waiting. */
  readonly dueAt: Instant | null;
  /** When the last e-mail was sent. */
  readonly mailedAt: Instant | null;
  /** Up to which message the recipient has been told. */
  readonly mailedUntil: Instant | null;
  /** How often the waiting e-mail has failed. */
  readonly attempts: number;
}

/** A message to the recipient; the same one may be named more than once. */
export interface MessageEvent extends Pick<MessageMail, 'conversationId' | 'recipientId'> {
  readonly sentAt: Instant;
}

/** With an e-mail about this message waiting. The same object when nothing changes: the recipient has been told of it. */
export function withMessage(before: MessageMail | null, message: MessageEvent): MessageMail {
  const { sentAt, ...to } = message;
  const mail = before ?? { ...to, messageAt: sentAt, dueAt: null, mailedAt: null, mailedUntil: null, attempts: 0 };
  if (mail.mailedUntil !== null && sentAt <= mail.mailedUntil) return mail;
  const earliest = mail.mailedAt === null ? sentAt : mail.mailedAt + MAIL_INTERVAL;
  const dueAt = mail.dueAt ?? Math.max(sentAt + UNREAD_DELAY, earliest);
  const messageAt = Math.max(mail.messageAt, sentAt);
  return dueAt === mail.dueAt && messageAt === mail.messageAt ? mail : { ...mail, messageAt, dueAt };
}

/**
 * As about to be sent at `now`, for the messages up to `until`, or null: nothing is due, since another process is sending it. A message that
 * came after `until` waits for the next e-mail.
 */
export function asSent(mail: MessageMail, until: Instant, now: Instant): MessageMail | null {
  if (mail.dueAt === null || mail.dueAt > now) return null;
  const dueAt = mail.messageAt > until ? now + MAIL_INTERVAL : null;
  return { ...mail, dueAt, mailedAt: now, mailedUntil: until, attempts: 0 };
}

/**
 * As after an e-mail that could not be sent; `before` is what it was when it was due, `takenAt` when it was taken to be sent, null: it was
 * not. After five attempts it is given up. The same object when another process has taken it meanwhile.
 */
export function asFailed(mail: MessageMail, before: MessageMail, takenAt: Instant | null, now: Instant): MessageMail {
  const { mailedAt, mailedUntil, attempts } = before;
  if (mail.mailedAt !== (takenAt ?? mailedAt)) return mail;
  if (attempts + 1 >= MAXIMUM_ATTEMPTS) return { ...mail, dueAt: null, attempts: 0 };
  return { ...mail, dueAt: now + RETRY_DELAY, mailedAt, mailedUntil, attempts: attempts + 1 };
}
