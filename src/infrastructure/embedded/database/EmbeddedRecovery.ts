import type { Recovery } from '../../../application/resilience/Recovery';
import type { Clock } from '../../../application/shared/Clock';
import { RESET_THROTTLE, type RecoveryStep } from '../../../domain/resilience/recoverySteps';
import type { EmbeddedDatabase } from './EmbeddedDatabase';
import { recoveryMessages } from './messages';

/** Every step is the same here: the database is closed, and must open and answer anew. The gentlest is throttled. */
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
    // A clock that has been set back meanwhile says nothing of how long ago that was.
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
