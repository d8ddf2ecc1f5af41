import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../application/shared/Clock';
import type { Timers } from '../../application/shared/Timers';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import {
  launchCountdown,
  type AppConfiguration,
  type LaunchCountdown,
} from '../../domain/maintenance/AppConfiguration';
import type { Instant } from '../../domain/shared/Instant';

const SECOND = 1000;

/** Counts down to the launch, second by second. */
export class CountdownViewModel {
  now: Instant;
  readonly #clock: Clock;
  readonly #timers: Timers;

  constructor(clock: Clock, timers: Timers) {
    this.#clock = clock;
    this.#timers = timers;
    this.now = clock.now();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  countdownOf(configuration: AppConfiguration): LaunchCountdown {
    return launchCountdown(configuration, this.now);
  }

  start(): Unsubscribe {
    let stop: Unsubscribe = () => undefined;
    const tick = () => {
      runInAction(() => this.#moveTo(this.#clock.now()));
      // Aligned to the seconds of the clock, so that all visitors see the same.
      stop = this.#timers.after(SECOND - (this.now % SECOND), tick);
    };
    tick();
    return () => stop();
  }

  #moveTo(now: Instant): void {
    this.now = now;
  }
}
