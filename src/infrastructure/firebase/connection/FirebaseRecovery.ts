import type { Recovery } from '../../../application/resilience/Recovery';
import type { RecoveryStep } from '../../../domain/resilience/recoverySteps';
import type { ConnectionReset } from './ConnectionReset';
import { connectionMessages } from './messages';

/** The part of Firebase’s `Auth` that a recovery needs. */
interface TokenSource {
  readonly currentUser: { getIdToken(isForced?: boolean): Promise<unknown> } | null;
}

/**
 * Recovers as far as a page can. The SDK instance stays, because all listeners of the page belong to it; `renew-client` gives it what a
 * new instance would have: a new ID token and, unless the last reset is too recent, new streams. The cache is in memory and ends with its listeners, so that clearing it is
 * another reset of the connection.
 */
export class FirebaseRecovery implements Recovery {
  readonly #reset: ConnectionReset;
  readonly #auth: TokenSource;

  constructor(reset: ConnectionReset, auth: TokenSource) {
    this.#reset = reset;
    this.#auth = auth;
  }

  run(step: RecoveryStep): Promise<boolean> {
    return step === 'renew-client' ? this.#renew() : this.#reset.run();
  }

  async #renew(): Promise<boolean> {
    console.warn(connectionMessages.renewing);
    try {
      const reset = this.#reset.isTooRecent ? true : this.#reset.run();
      const [isReset] = await Promise.all([reset, this.#auth.currentUser?.getIdToken(true)]);
      return isReset;
    } catch (error) {
      console.error(connectionMessages.failed, error);
      return false;
    }
  }
}
