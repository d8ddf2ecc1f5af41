import { HOUR, MINUTE, type Instant } from '../../../domain/shared/Instant';
import type { Clock } from '../../shared/Clock';
import { erasureSteps, type AccountEraser } from './AccountEraser';
import type { PendingErasure, PendingErasures } from './PendingErasures';

/** Milliseconds that the person’s browser has to do it alone: longer than it needs, so that its last step finds the identity. */
export const BROWSER_TIME = 10 * MINUTE;
/** Milliseconds for which open pages may go on writing once the identity is erased: a token lasts for an hour. */
export const LAST_WRITES = HOUR + 10 * MINUTE;
/** Milliseconds after which a run takes no more accounts: a Cloud Function that is started by the clock has 30 minutes. */
export const LONGEST_ERASURE_RUN = 25 * MINUTE;
/** Of how many failures a run says why. */
const REPORTED_FAILURES = 20;

export interface ErasureOutcome {
  /** Accounts that were erased, with their identity. */
  readonly erased: number;
  /** Accounts that were erased before, and of which nothing can come back any more. */
  readonly ended: number;
  /** How many could not be erased; the next run continues with them. */
  readonly failed: number;
  /** Why; of the first ones only. */
  readonly failures: readonly unknown[];
  /** False: the time of the run was over before it had seen all; the next run goes on. */
  readonly isComplete: boolean;
}

/**
 * Erases what is left of the accounts whose erasure people have asked for. Twice: once the browser had its time, and when no page that was open then can write
 * any more, after which the request is removed. Runs may overlap, be repeated or end in the middle.
 */
export class CompletePendingErasures {
  readonly #pending: PendingErasures;
  readonly #eraser: AccountEraser;
  readonly #clock: Clock;

  constructor(pending: PendingErasures, eraser: AccountEraser, clock: Clock) {
    this.#pending = pending;
    this.#eraser = eraser;
    this.#clock = clock;
  }

  /** Rejects when the requests cannot be read. */
  async execute(): Promise<ErasureOutcome> {
    const start = this.#clock.now();
    const failures: unknown[] = [];
    const counts = { erased: 0, ended: 0, waiting: 0, failed: 0 };
    const outcome = (isComplete: boolean): ErasureOutcome => {
      const { erased, ended, failed } = counts;
      return { erased, ended, failed, failures, isComplete };
    };
    for await (const portion of this.#pending.askedUntil(start - BROWSER_TIME))
      for (const erasure of portion) {
        if (this.#clock.now() >= start + LONGEST_ERASURE_RUN) return outcome(false);
        try {
          counts[await this.#complete(erasure, start)] += 1;
        } catch (reason) {
          counts.failed += 1;
          if (failures.length < REPORTED_FAILURES) failures.push(reason);
        }
      }
    return outcome(true);
  }

  async #complete({ uid, erasedAt }: PendingErasure, now: Instant): Promise<'erased' | 'ended' | 'waiting'> {
    if (erasedAt !== null && now < erasedAt + LAST_WRITES) return 'waiting';
    for (const step of erasureSteps) await this.#eraser.erase(step, uid);
    if (erasedAt === null) {
      await this.#pending.markErased(uid, this.#clock.now());
      return 'erased';
    }
    await this.#pending.remove(uid);
    return 'ended';
  }
}
