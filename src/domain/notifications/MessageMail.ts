import type { Instant } from '../shared/Instant';
import { MAXIMUM_ATTEMPTS, retryDelay } from './retryDelay';

/** Milliseconds after which an unread message is announced by e-mail: who is reading the conversation gets none. */
export const UNREAD_DELAY = 2 * 60_000;
/** Milliseconds between two e-mails about one conversation to one person, at least. */
export const MAIL_INTERVAL = 15 * 60_000;

/** What is known of the e-mails about one conversation to one of its participants. */
export interface MessageMail {
  readonly conversationId: string;
  readonly recipientId: string;
  /** When the newest message was sent. */
  readonly messageAt: Instant;
  /** When the next e-mail is to be sent; null: none is waiting. */
  readonly dueAt: Instant | null;
  /** When the last e-mail was sent. */
  readonly mailedAt: Instant | null;
  /** Up to which message no e-mail is needed: the recipient has been notified, has read it, or gets no e-mails. */
  readonly settledUntil: Instant | null;
  /** How often the waiting e-mail has failed. */
  readonly attempts: number;
}

/** A message to the recipient; the same one may be named more than once. */
export interface MessageEvent extends Pick<MessageMail, 'conversationId' | 'recipientId'> {
  readonly sentAt: Instant;
}

/** What becomes of an e-mail that is due: it is sent or not needed, for the messages up to `until`, or it waits until `dueAt`. */
export type MailStep =
  | { readonly kind: 'send' | 'drop'; readonly until: Instant }
  | { readonly kind: 'wait'; readonly dueAt: Instant };

/** With an e-mail about this message waiting. The same object when nothing changes: the message is settled. */
export function withMessage(before: MessageMail | null, message: MessageEvent): MessageMail {
  const { sentAt, ...to } = message;
  const mail = before ?? { ...to, messageAt: sentAt, dueAt: null, mailedAt: null, settledUntil: null, attempts: 0 };
  if (mail.settledUntil !== null && sentAt <= mail.settledUntil) return mail;
  const dueAt = mail.dueAt ?? dueTime(mail, sentAt);
  const messageAt = Math.max(mail.messageAt, sentAt);
  return dueAt === mail.dueAt && messageAt === mail.messageAt ? mail : { ...mail, messageAt, dueAt };
}

function dueTime({ mailedAt }: MessageMail, sentAt: Instant): Instant {
  return Math.max(sentAt + UNREAD_DELAY, mailedAt === null ? 0 : mailedAt + MAIL_INTERVAL);
}

/**
 * As after a step at `now`, or null: nothing is due, since another process has taken it. A message that came after `until` waits for an
 * e-mail of its own.
 */
export function afterStep(mail: MessageMail, step: MailStep, now: Instant): MessageMail | null {
  if (mail.dueAt === null || mail.dueAt > now) return null;
  if (step.kind === 'wait') return { ...mail, dueAt: step.dueAt };
  const mailedAt = step.kind === 'send' ? now : mail.mailedAt;
  const after = { ...mail, mailedAt, settledUntil: step.until, attempts: 0 };
  return { ...after, dueAt: mail.messageAt > step.until ? dueTime(after, mail.messageAt) : null };
}

/**
 * As after an e-mail that could not be sent; `before` is what it was when it was due, `takenAt` when it was taken to be sent, null: it was
 * not. After five attempts it is given up, for the messages that it was about. The same object when another process has taken it meanwhile.
 */
export function asFailed(mail: MessageMail, before: MessageMail, takenAt: Instant | null, now: Instant): MessageMail {
  const isOwn = takenAt === null ? mail.dueAt === before.dueAt : mail.mailedAt === takenAt;
  if (!isOwn) return mail;
  const attempts = before.attempts + 1;
  if (attempts < MAXIMUM_ATTEMPTS) {
    const { mailedAt, settledUntil } = before;
    return { ...mail, dueAt: now + retryDelay(before.attempts), mailedAt, settledUntil, attempts };
  }
  const isNewer = mail.messageAt > (takenAt === null ? before.messageAt : (mail.settledUntil ?? 0));
  return { ...mail, dueAt: isNewer ? now + MAIL_INTERVAL : null, attempts: 0 };
}
