import type { VisitCounter } from '../../../application/analytics/VisitCounter';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { success } from '../../../domain/shared/Result';
import type { FirebaseConfiguration } from '../connection/FirebaseConfiguration';
import { countVisitByRest } from './countVisitByRest';
import { lazyCall } from './lazyCall';
import type { Lazy } from './lazySubscribe';

type Place = Pick<FirebaseConfiguration, 'apiKey' | 'appCheckKey' | 'emulator' | 'projectId'>;

/** Stands in for the counter until Firebase has come, which nobody fetches to be counted, unless App Check asks for its token. */
export class LazyVisitCounter implements VisitCounter {
  readonly #lazy: Lazy<VisitCounter>;
  readonly #place: Place;

  constructor(lazy: Lazy<VisitCounter>, place: Place) {
    this.#lazy = lazy;
    this.#place = place;
  }

  async count(day: string): Promise<BackendResult<void>> {
    const isVerified = this.#place.appCheckKey !== undefined;
    if (!isVerified && (await countVisitByRest(this.#place, day))) return success();
    return lazyCall(this.#lazy, (counter) => counter.count(day));
  }

  read(day: string): Promise<BackendResult<number>> {
    return lazyCall(this.#lazy, (counter) => counter.read(day));
  }
}
