import type { Clock } from '../../../application/shared/Clock';
import { RESET_THROTTLE } from '../../../domain/resilience/recoverySteps';
import { connectionMessages } from './messages';

/** What a database client offers for it. */
export interface Network {
  disable(): Promise<void>;
  enable(): Promise<void>;
}

/** Takes the connection down and up again, at most once per `RESET_THROTTLE`; who asks meanwhile shares the one under way. */
export class ConnectionReset {
  readonly #network: Network;
  readonly #clock: Clock;
  #last = -Infinity;
  #underWay: Promise<boolean> | null = null;

  constructor(network: Network, clock: Clock) {
    this.#network = network;
    this.#clock = clock;
  }

  /** Whether it succeeded. Too soon after the last one is a failure. */
  async run(): Promise<boolean> {
    if (this.#underWay !== null) return this.#underWay;
    // A clock that has been set back meanwhile says nothing of how long ago that was.
    const elapsed = this.#clock.now() - this.#last;
    if (elapsed >= 0 && elapsed < RESET_THROTTLE) {
      console.warn(connectionMessages.tooSoon);
      return false;
    }
    this.#last = this.#clock.now();
    this.#underWay = this.#reset();
    return this.#underWay.finally(() => {
      this.#underWay = null;
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
