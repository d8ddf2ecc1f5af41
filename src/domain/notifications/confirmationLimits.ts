import { DAY, type Instant } from '../shared/Instant';

// Anybody may type anybody’s address, and remove it again, as often as they like.

/** Milliseconds between two e-mails that ask one mailbox for a confirmation. */
export const MAILBOX_PERIOD = 7 * DAY;
/** How many are sent in a day (UTC), however many subscribe. */
export const DAILY_CONFIRMATION_MAILS = 1000;
/** How many are sent in a run, of which there is one each minute. */
export const CONFIRMATION_MAILS_IN_A_RUN = 20;

/** Which e-mail a mailbox was last sent. */
export interface MailboxMark {
  /** `confirmationMailKey` */
  readonly mail: string;
  readonly at: Instant;
}

/** How many e-mails were sent in a day. */
export interface DayCount {
  /** Its beginning. */
  readonly day: Instant;
  readonly sent: number;
}

/** From when on an e-mail may be sent to a mailbox; never later for another attempt at the last one. */
export function mailboxOpensAt(mark: MailboxMark | null, mail: string, now: Instant): Instant {
  return mark === null || mark.mail === mail ? now : Math.max(now, mark.at + MAILBOX_PERIOD);
}

/** From when on an e-mail may be sent. */
export function dayOpensAt(count: DayCount | null, now: Instant): Instant {
  const today = dayOf(now);
  return count?.day === today && count.sent >= DAILY_CONFIRMATION_MAILS ? today + DAY : now;
}

/** As after another e-mail. */
export function countedConfirmation(count: DayCount | null, now: Instant): DayCount {
  const day = dayOf(now);
  return { day, sent: (count?.day === day ? count.sent : 0) + 1 };
}

function dayOf(now: Instant): Instant {
  return Math.floor(now / DAY) * DAY;
}
