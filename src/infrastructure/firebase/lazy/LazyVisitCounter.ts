import type { VisitCounter } from '../../../application/analytics/VisitCounter';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { lazyCall } from './lazyCall';
import type { Lazy } from './lazySubscribe';

/** Stands in for the counter until Firebase has come: nobody fetches it to be counted. */
export class LazyVisitCounter implements VisitCounter {
  readonly #lazy: Lazy<VisitCounter>;

  constructor(lazy: Lazy<VisitCounter>) {
    this.#lazy = lazy;
  }

  count(day: string): Promise<BackendResult<void>> {
    return lazyCall(this.#lazy, (counter) => counter.count(day));
  }

  read(day: string): Promise<BackendResult<number>> {
    return lazyCall(this.#lazy, (counter) => counter.read(day));
  }
}
