import type { Clock } from '../../../application/shared/Clock';
import { RESET_THROTTLE } from '../../../domain/resilience/recoverySteps';
import { connectionMessages } from './messages';

/** The part of a database client that a reset needs. */
export interface Network {
  disable(): Promise<void>;
  enable(): Promise<void>;
}

/** Disables and enables the network, at most once per `RESET_THROTTLE`. Calls during a reset share its result. */
export class ConnectionReset {
  readonly #network: Network;
  readonly #clock: Clock;
  #last = -Infinity;
  #pending: Promise<boolean> | null = null;

  constructor(network: Network, clock: Clock) {
    this.#network = network;
    this.#clock = clock;
  }

  /** Whether another reset would be refused. */
  get isTooRecent(): boolean {
    // Negative when the clock has been set back, in which case the elapsed time is unknown.
    const elapsed = this.#clock.now() - this.#last;
    return elapsed >= 0 && elapsed < RESET_THROTTLE;
  }

  /** Whether the reset succeeded; false too when it is refused because the last one is too recent. */
  async run(): Promise<boolean> {
    if (this.#pending !== null) return this.#pending;
    if (this.isTooRecent) {
      console.warn(connectionMessages.tooSoon);
      return false;
    }
    this.#last = this.#clock.now();
    this.#pending = this.#reset();
    return this.#pending.finally(() => {
      this.#pending = null;
    });
  }

  async #reset(): Promise<boolean> {
    console.warn(connectionMessages.resetting);
    try {
      await this.#network.disable();
      await this.#network.enable();
      console.warn(connectionMessages.reset);
      return true;
    } catch (error) {
      console.error(connectionMessages.failed, error);
      return false;
    }
  }
}
