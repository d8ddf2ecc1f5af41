import type {
  AppConfigurationRepository,
  ReadConfiguration,
} from '../../../application/maintenance/AppConfigurationRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Timers } from '../../../application/shared/Timers';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { AppConfiguration } from '../../../domain/maintenance/AppConfiguration';
import { failure } from '../../../domain/shared/Result';
import { lazyCall } from './lazyCall';
import { lazySubscribe, type Lazy } from './lazySubscribe';

/** What could not be fetched is fetched again after so many milliseconds. */
const NEXT_TRY = 15_000;

/** Stands in for the configuration until Firebase has come: the first page does not wait for it. */
export class LazyAppConfigurationRepository implements AppConfigurationRepository {
  readonly #lazy: Lazy<AppConfigurationRepository>;
  readonly #timers: Timers;

  constructor(lazy: Lazy<AppConfigurationRepository>, timers: Timers) {
    this.#lazy = lazy;
    this.#timers = timers;
  }

  subscribe(listener: (read: ReadConfiguration) => void): Unsubscribe {
    const attempt = (): Unsubscribe =>
      lazySubscribe(
        this.#lazy,
        (configurations) => configurations.subscribe(listener),
        () => {
          stop = this.#timers.after(NEXT_TRY, () => {
            stop = attempt();
          });
          listener(failure('offline'));
        },
      );
    let stop = attempt();
    return () => stop();
  }

  change(changes: Partial<AppConfiguration>): Promise<BackendResult<void>> {
    return lazyCall(this.#lazy, (configurations) => configurations.change(changes));
  }
}
