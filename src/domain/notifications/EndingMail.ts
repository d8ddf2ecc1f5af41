import { canBeRenewed, currentState, RENEWAL_WINDOW } from '../listings/lifecycle/lifetime';
import { isPublic } from '../listings/lifecycle/ListingState';
import type { Listing } from '../listings/Listing';
import { DAY, type Instant } from '../shared/Instant';
import { nextMorning } from './nextMorning';
import { afterFailure } from './retryDelay';

/** What is known of the last e-mail to a person about the end of their listings. */
export interface EndingMail {
  readonly recipientId: string;
  /** The midnight (UTC) at which the day begins that the e-mail is for. */
  readonly day: Instant;
  /** When it is to be sent; null: it was sent, not needed, or given up. */
  readonly dueAt: Instant | null;
  /** How often it has failed. */
  readonly attempts: number;
}

type Dated = Pick<Listing, 'state' | 'expiresAt'>;

export interface Endings<Ending extends Dated> {
  /** Online, renewable since this day. */
  readonly soon: readonly Ending[];
  readonly ended: readonly Ending[];
}

/** The midnight (UTC) at which the day of `now` begins. */
export function dayOf(now: Instant): Instant {
  return now - (now % DAY);
}

/** When listings end that are mentioned on this day: those that can be renewed from it on, and those that have ended with the day before. */
export function mentionedEnds(day: Instant): readonly [soon: Instant, ended: Instant] {
  return [day + RENEWAL_WINDOW, day];
}

/** Of listings that end at one of `mentionedEnds`, those of which their owner is notified: not those that they have paused, sold or renewed. */
export function endingsAmong<Ending extends Dated>(listings: readonly Ending[], now: Instant): Endings<Ending> {
  const renewable = listings.filter(
    (listing) => (isPublic(listing.state) || listing.state === 'expired') && canBeRenewed(listing, now),
  );
  const hasEnded = (listing: Ending) => currentState(listing, now) === 'expired';
  return { soon: renewable.filter((listing) => !hasEnded(listing)), ended: renewable.filter(hasEnded) };
}

/** With an e-mail for this day waiting for its morning. The same object when there was one for this day, or for a later one. */
export function withEnding(before: EndingMail | null, recipientId: string, day: Instant): EndingMail {
  return before !== null && before.day >= day ? before : { recipientId, day, dueAt: nextMorning(day), attempts: 0 };
}

/** As after it was taken at `now`, to be sent if it is needed. Null: another process has taken it, or it is for another day by now. */
export function takenEnding(mail: EndingMail, before: EndingMail, now: Instant): EndingMail | null {
  return mail.day === before.day && mail.dueAt !== null && mail.dueAt <= now
    ? { ...mail, dueAt: null, attempts: 0 }
    : null;
}

/**
 * As after an e-mail that could not be sent; `before` is what it was when it was due, `wasTaken`: it was taken to be sent. After five attempts
 * it is given up. The same object when another process has taken it meanwhile, or when it is for another day by now.
 */
export function asFailedEnding(mail: EndingMail, before: EndingMail, wasTaken: boolean, now: Instant): EndingMail {
  if (mail.day !== before.day || mail.dueAt !== (wasTaken ? null : before.dueAt)) return mail;
  return { ...mail, ...afterFailure(before.attempts, now) };
}
