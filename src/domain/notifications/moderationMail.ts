import { DAY, type Instant } from '../shared/Instant';
import { afterFailure } from './retryDelay';

/** Milliseconds for which what the moderation has decided is news: longer than events come again. What is changed in an older one notifies nobody. */
export const NEWS_PERIOD = 7 * DAY;
/** The last one is 42 hours after the first: a notification that the law requires is not given up because a mail server is down for a night. */
export const MODERATION_ATTEMPTS = 10;

/** When a notification that is sent once, and never again, is to be sent. */
export interface SingleMail {
  /** Null: it was sent, not needed, or given up. */
  readonly dueAt: Instant | null;
  /** How often it has failed. */
  readonly attempts: number;
}

/** As after it was taken at `now`, to be sent if it is needed. Null: another process has taken it. */
export function takenSingleMail<Mail extends SingleMail>(mail: Mail, now: Instant): Mail | null {
  return mail.dueAt !== null && mail.dueAt <= now ? { ...mail, dueAt: null, attempts: 0 } : null;
}

/**
 * As after an e-mail that could not be sent; `before` is what it was when it was due, `wasTaken`: it was taken to be sent. The same object
 * when another process has taken it meanwhile.
 */
export function asFailedSingleMail<Mail extends SingleMail>(
  mail: Mail,
  before: Mail,
  wasTaken: boolean,
  now: Instant,
): Mail {
  if (mail.dueAt !== (wasTaken ? null : before.dueAt)) return mail;
  return { ...mail, ...afterFailure(before.attempts, now, MODERATION_ATTEMPTS) };
}
