import type { Recovery } from '../../application/resilience/Recovery';
import type { Clock } from '../../application/shared/Clock';
import { RESET_THROTTLE, type RecoveryStep } from '../../domain/resilience/recoverySteps';
import type { EmbeddedDatabase } from './EmbeddedDatabase';

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
    if (step === 'reset-connection' && elapsed >= 0 && elapsed < RESET_THROTTLE) return false;
    this.#last = this.#clock.now();
    await this.#database.close();
    return (await this.#database.read((connection) => connection.count('profiles'))).ok;
  }
}
