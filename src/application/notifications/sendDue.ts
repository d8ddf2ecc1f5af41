import type { Instant } from '../../domain/shared/Instant';
import type { Clock } from '../shared/Clock';
import type { MailRecipients } from './MailRecipients';

/** How many e-mails of a kind are sent at the same time, each over a connection of its own. */
const AT_ONCE = 5;
/** Milliseconds after which a run takes no more: the next one begins a minute after this one. */
const LONGEST_RUN = 50_000;

export interface MailOutcome {
  readonly sent: number;
  /** Why others could not be sent; they are tried again later. */
  readonly failures: readonly unknown[];
}

/**
 * Processes what is due, the longest waiting first. `process` takes an entry out of the queue, and says whether an e-mail was sent; it
 * rejects after noting that one could not be.
 */
export async function sendDue<Entry>(
  queue: { due(now: Instant, limit: number): Promise<readonly Entry[]> },
  clock: Clock,
  process: (entry: Entry) => Promise<boolean>,
): Promise<MailOutcome> {
  const end = clock.now() + LONGEST_RUN;
  let sent = 0;
  const failures: unknown[] = [];
  for (let taken = AT_ONCE; taken === AT_ONCE && clock.now() < end;) {
    const due = await queue.due(clock.now(), AT_ONCE);
    taken = due.length;
    for (const outcome of await Promise.allSettled(due.map(process))) {
      if (outcome.status === 'rejected') failures.push(outcome.reason);
      else if (outcome.value) sent += 1;
    }
  }
  return { sent, failures };
}

export interface PreparedSteps {
  /** Has the news pushed; does nothing when that was done before. Null: they are not pushed. */
  readonly push: (() => Promise<void>) | null;
  /** Sends the e-mail. Null: none is needed. */
  readonly mail: (() => Promise<void>) | null;
  /** Takes the entry out of the queue in any case; false: another process has taken it. */
  readonly take: (now: Instant) => Promise<boolean>;
}

/** How somebody is notified of what a queue has an entry about. */
export interface EntrySteps {
  readonly prepare: () => Promise<PreparedSteps>;
  /** Notes that one of these has failed; `takenAt`: when the entry was taken, null: it was not. */
  readonly fail: (takenAt: Instant | null, now: Instant) => Promise<unknown>;
}

/**
 * Whether an e-mail was sent. Rejects when it could not be, after noting that. The entry is taken before its e-mail is sent, so that runs that
 * overlap send none twice; a process that ends in between loses those that it was sending.
 */
export async function sendEntry(clock: Clock, { prepare, fail }: EntrySteps): Promise<boolean> {
  let takenAt: Instant | null = null;
  try {
    const { push, mail, take } = await prepare();
    const now = clock.now();
    if (!(await take(now))) return false;
    takenAt = now;
    await push?.();
    await mail?.();
    return mail !== null;
  } catch (error) {
    await fail(takenAt, clock.now());
    throw error;
  }
}

/** Ends the e-mails of all who have asked for that. */
export async function endUnwanted(recipients: Pick<MailRecipients, 'unsubscribe' | 'unsubscriptions'>): Promise<void> {
  for (let taken = AT_ONCE; taken === AT_ONCE;) {
    const tokens = await recipients.unsubscriptions(AT_ONCE);
    for (const token of tokens) await recipients.unsubscribe(token);
    taken = tokens.length;
  }
}
