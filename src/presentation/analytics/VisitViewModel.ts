import { VISIT_DELAY } from '../../domain/analytics/visits';
import type { CountVisit } from '../../application/analytics/CountVisit';
import type { Timers } from '../../application/shared/Timers';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';

/** Has the visit counted a little after the start, when nobody waits for anything. */
export class VisitViewModel {
  readonly #countVisit: CountVisit;
  readonly #timers: Timers;

  constructor(countVisit: CountVisit, timers: Timers) {
    this.#countVisit = countVisit;
    this.#timers = timers;
  }

  start(): Unsubscribe {
    return this.#timers.after(VISIT_DELAY, () => void this.#countVisit.execute());
  }
}
