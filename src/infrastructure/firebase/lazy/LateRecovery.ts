import type { Recovery } from '../../../application/resilience/Recovery';
import type { RecoveryStep } from '../../../domain/resilience/recoverySteps';
import type { Late } from './lazySubscribe';

/** Stands in for recovery until Firebase has come; fetching it, if that failed before, is what there is to mend. */
export class LateRecovery implements Recovery {
  readonly #late: Late<Recovery>;

  constructor(late: Late<Recovery>) {
    this.#late = late;
  }

  async run(step: RecoveryStep): Promise<boolean> {
    try {
      return await (await this.#late()).run(step);
    } catch (error) {
      console.error(error);
      return false;
    }
  }
}
