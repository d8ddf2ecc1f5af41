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

/** Stands in for the configuration until Firebase has come. What the page itself has asked for is emitted unless the listener was faster. */
export class LazyAppConfigurationRepository implements AppConfigurationRepository {
  readonly isRemote = true;
  readonly #lazy: Lazy<AppConfigurationRepository>;
  readonly #timers: Timers;
  readonly #pageAnswer: Promise<ReadConfiguration | null>;

  /** `pageAnswer`: null when it has not asked, or got no answer. */
  constructor(
    lazy: Lazy<AppConfigurationRepository>,
    timers: Timers,
    pageAnswer: Promise<ReadConfiguration | null> = Promise.resolve(null),
  ) {
    this.#lazy = lazy;
    this.#timers = timers;
    this.#pageAnswer = pageAnswer;
  }

  subscribe(listener: (read: ReadConfiguration) => void): Unsubscribe {
    let isSettled = false;
    const emit = (read: ReadConfiguration) => {
      isSettled = true;
      listener(read);
    };
    void this.#pageAnswer.then((read) => {
      if (read !== null && !isSettled) listener(read);
    });
    const attempt = (): Unsubscribe =>
      lazySubscribe(
        this.#lazy,
        (configurations) => configurations.subscribe(emit),
        () => {
          stop = this.#timers.after(NEXT_TRY, () => {
            stop = attempt();
          });
          emit(failure('offline'));
        },
      );
    let stop = attempt();
    return () => {
      isSettled = true;
      stop();
    };
  }

  change(changes: Partial<AppConfiguration>): Promise<BackendResult<void>> {
    return lazyCall(this.#lazy, (configurations) => configurations.change(changes));
  }
}
