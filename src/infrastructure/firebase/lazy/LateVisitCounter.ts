import type { VisitCounter } from '../../../application/analytics/VisitCounter';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { lazyCall } from './lazyCall';
import type { Late } from './lazySubscribe';

/** Stands in for the counter until Firebase has come: nobody fetches it to be counted. */
export class LateVisitCounter implements VisitCounter {
  readonly #late: Late<VisitCounter>;

  constructor(late: Late<VisitCounter>) {
    this.#late = late;
  }

  count(day: string): Promise<BackendResult<void>> {
    return lazyCall(this.#late, (counter) => counter.count(day));
  }

  read(day: string): Promise<BackendResult<number>> {
    return lazyCall(this.#late, (counter) => counter.read(day));
  }
}
