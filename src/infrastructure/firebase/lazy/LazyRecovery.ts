import type { Recovery } from '../../../application/resilience/Recovery';
import type { RecoveryStep } from '../../../domain/resilience/recoverySteps';
import type { Lazy } from './lazySubscribe';
import { lazyMessages } from './lazyMessages';

/** Takes the place of recovery until Firebase is loaded: recovering is to load it, where that failed before. */
export class LazyRecovery implements Recovery {
  readonly #lazy: Lazy<Recovery>;

  constructor(lazy: Lazy<Recovery>) {
    this.#lazy = lazy;
  }

  async run(step: RecoveryStep): Promise<boolean> {
    try {
      return await (await this.#lazy()).run(step);
    } catch (error) {
      console.error(lazyMessages.absent, error);
      return false;
    }
  }
}
