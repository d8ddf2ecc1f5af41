import type { Recovery } from '../../../application/resilience/Recovery';
import type { Clock } from '../../../application/shared/Clock';
import { RESET_THROTTLE, type RecoveryStep } from '../../../domain/resilience/recoverySteps';
import type { EmbeddedDatabase } from './EmbeddedDatabase';
import { recoveryMessages } from './messages';

/**
 * Every step closes the database, opens it again and reads from it, at most once per `RESET_THROTTLE`. Within that time
 * `reset-connection` is refused, and the stronger steps only read.
 */
export class EmbeddedRecovery implements Recovery {
  readonly #database: EmbeddedDatabase;
  readonly #clock: Clock;
  #last = -Infinity;

  constructor(database: EmbeddedDatabase, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async run(step: RecoveryStep): Promise<boolean> {
    const elapsed = this.#clock.now() - this.#last;
    // A negative time means that the device’s clock was set back: it does not throttle.
    if (elapsed >= 0 && elapsed < RESET_THROTTLE) {
      console.warn(recoveryMessages.tooSoon);
      if (step === 'reset-connection') return false;
    } else {
      this.#last = this.#clock.now();
      console.warn(recoveryMessages.reopening);
      await this.#database.close();
    }
    return this.#reads();
  }

  async #reads(): Promise<boolean> {
    const { ok } = await this.#database.read((connection) => connection.count('users'));
    if (ok) console.warn(recoveryMessages.reopened);
    else console.error(recoveryMessages.failed);
    return ok;
  }
}
