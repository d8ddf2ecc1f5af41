import { VISIT_DELAY } from '../../domain/analytics/visits';
import type { CountDailyVisitor } from '../../application/analytics/CountDailyVisitor';
import type { Timers } from '../../application/shared/Timers';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';

/** Counts the visit a short time after the start, so that it does not delay the first page. */
export class VisitViewModel {
  readonly #countDailyVisitor: CountDailyVisitor;
  readonly #timers: Timers;

  constructor(countDailyVisitor: CountDailyVisitor, timers: Timers) {
    this.#countDailyVisitor = countDailyVisitor;
    this.#timers = timers;
  }

  start(): Unsubscribe {
    return this.#timers.after(VISIT_DELAY, () => void this.#countDailyVisitor.execute());
  }
}
