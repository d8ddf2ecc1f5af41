import type { Instant } from '../shared/Instant';
import { nextMorning } from './nextMorning';
import { MAXIMUM_ATTEMPTS, retryDelay } from './retryDelay';

/** What is known of the e-mails about new listings of one person’s saved searches. */
export interface SearchMail {
  readonly recipientId: string;
  /** When the searches are to be repeated next. */
  readonly dueAt: Instant;
  /**
   * The newest publication that the person has been notified of; 0: none. It is not the time of a run, so that a listing that searches find
   * late is announced all the same.
   */
  readonly announcedUntil: Instant;
  /** How often the e-mail of this day has failed. */
  readonly attempts: number;
}

/** From the first saved search on. */
export function firstSearchMail(recipientId: string, now: Instant): SearchMail {
  return { recipientId, dueAt: nextMorning(now), announcedUntil: 0, attempts: 0 };
}

/**
 * As after a run at `now` that announces listings published up to `newest`, null: none. Null when nothing is due, since another process
 * has taken it.
 */
export function afterRun(mail: SearchMail, newest: Instant | null, now: Instant): SearchMail | null {
  if (mail.dueAt > now) return null;
  return { ...mail, dueAt: nextMorning(now), announcedUntil: newest ?? mail.announcedUntil, attempts: 0 };
}

/**
 * As after an e-mail that could not be sent; `before` is what it was when it was due, `takenAt` when it was taken to be sent, null: it was
 * not. What it was about is in the next one. After five attempts it is given up until the next morning. The same object when another
 * process has taken it meanwhile.
 */
export function asFailedSearchMail(
  mail: SearchMail,
  before: SearchMail,
  takenAt: Instant | null,
  now: Instant,
): SearchMail {
  if (mail.dueAt !== (takenAt === null ? before.dueAt : nextMorning(takenAt))) return mail;
  const attempts = before.attempts + 1;
  return attempts < MAXIMUM_ATTEMPTS
    ? { ...before, dueAt: now + retryDelay(before.attempts), attempts }
    : { ...before, dueAt: nextMorning(now), attempts: 0 };
}
