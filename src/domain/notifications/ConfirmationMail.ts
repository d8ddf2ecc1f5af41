import type { PendingSubscription } from '../newsletter/PendingSubscription';
import { DAY, HOUR, type Instant } from '../shared/Instant';
import { afterFailure } from './retryDelay';

/** Milliseconds for which a subscription waits for its confirmation, from the time on at which it was asked for. */
export const CONFIRMATION_PERIOD = 30 * DAY;
/** Milliseconds, longer than events come again. Older subscriptions that are stored again, by a script, are not asked about. */
const NEWS_PERIOD = 7 * DAY;

/** What is left to do about a subscription to the newsletter that is to be confirmed, by its id. */
export interface ConfirmationMail {
  readonly subscriberId: string;
  /** Of the subscription that it is about; a later one of the same address has another entry in its place. */
  readonly subscribedAt: Instant;
  /** Of the link that confirms it. */
  readonly token: string;
  /** To send the e-mail; after that, to remove the subscription, unless it was confirmed. */
  readonly step: 'send' | 'end';
  /** When that is to be done. */
  readonly dueAt: Instant;
  /** How often sending has failed. */
  readonly attempts: number;
}

/** What no other e-mail has, and each attempt at this one. */
export function confirmationMailKey({
  subscriberId,
  subscribedAt,
}: Pick<ConfirmationMail, 'subscriberId' | 'subscribedAt'>): string {
  return `${subscriberId}.${subscribedAt}`;
}

/** As after a subscription was stored; the same when that was known, or is no news. The e-mail is due at once. */
export function scheduledConfirmationMail(
  mail: ConfirmationMail | null,
  { id, subscribedAt }: PendingSubscription,
  token: string,
  now: Instant,
): ConfirmationMail | null {
  if (mail?.subscribedAt === subscribedAt || subscribedAt <= now - NEWS_PERIOD) return mail;
  return { subscriberId: id, subscribedAt, token, step: 'send', dueAt: now, attempts: 0 };
}

/** As after it was taken at `now`, to be sent if it can be. Null: another process has taken it, or another subscription its place. */
export function takenConfirmationMail(
  mail: ConfirmationMail,
  before: ConfirmationMail,
  now: Instant,
): ConfirmationMail | null {
  return isUnchanged(mail, before) ? asked(mail, now) : null;
}

/** As after it was put off, when it was due as `before`. Null: as above. */
export function postponedConfirmationMail(
  mail: ConfirmationMail,
  before: ConfirmationMail,
  until: Instant,
): ConfirmationMail | null {
  return isUnchanged(mail, before) ? { ...mail, dueAt: until } : null;
}

/** As after what was due as `before` has failed. `wasTaken`: an e-mail was taken to be sent. Null: as above. */
export function asFailedConfirmationMail(
  mail: ConfirmationMail,
  before: ConfirmationMail,
  wasTaken: boolean,
  now: Instant,
): ConfirmationMail | null {
  const isSame = wasTaken
    ? mail.subscribedAt === before.subscribedAt && mail.step === 'end'
    : isUnchanged(mail, before);
  if (!isSame) return null;
  if (before.step === 'end') return { ...mail, dueAt: now + HOUR };
  const { dueAt, attempts } = afterFailure(before.attempts, now);
  return dueAt === null ? asked(mail, now) : { ...mail, step: 'send', dueAt, attempts };
}

function asked(mail: ConfirmationMail, now: Instant): ConfirmationMail {
  return { ...mail, step: 'end', dueAt: now + CONFIRMATION_PERIOD, attempts: 0 };
}

function isUnchanged(mail: ConfirmationMail, before: ConfirmationMail): boolean {
  return mail.subscribedAt === before.subscribedAt && mail.step === before.step && mail.dueAt === before.dueAt;
}
