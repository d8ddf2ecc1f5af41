import type { Recovery } from '../../../application/resilience/Recovery';
import type { Clock } from '../../../application/shared/Clock';
import { RESET_THROTTLE, type RecoveryStep } from '../../../domain/resilience/recoverySteps';
import type { EmbeddedDatabase } from './EmbeddedDatabase';
import { recoveryMessages } from './messages';

/** Every step does the same: it closes the database, opens it again and reads from it. `reset-connection` is throttled. */
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
    if (step === 'reset-connection' && elapsed >= 0 && elapsed < RESET_THROTTLE) {
      console.warn(recoveryMessages.tooSoon);
      return false;
    }
    this.#last = this.#clock.now();
    return this.#reopen();
  }

  async #reopen(): Promise<boolean> {
    console.warn(recoveryMessages.reopening);
    await this.#database.close();
    const { ok } = await this.#database.read((connection) => connection.count('profiles'));
    if (ok) console.warn(recoveryMessages.reopened);
    else console.error(recoveryMessages.failed);
    return ok;
  }
}
