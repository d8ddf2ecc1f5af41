import type { Auth } from 'firebase/auth';
import type { Recovery } from '../../application/resilience/Recovery';
import type { RecoveryStep } from '../../domain/resilience/recoverySteps';
import type { ConnectionReset } from './ConnectionReset';
import { connectionMessages } from './messages';

/**
 * Mends what a page can mend. The instance of the SDK stays, since everything on the page listens through it; what a new one would bring
 * is a new proof of who is signed in. The cache is in memory and goes with its listeners, so that the last step is the first once more.
 */
export class FirebaseRecovery implements Recovery {
  readonly #reset: ConnectionReset;
  readonly #auth: Pick<Auth, 'currentUser'>;

  constructor(reset: ConnectionReset, auth: Pick<Auth, 'currentUser'>) {
    this.#reset = reset;
    this.#auth = auth;
  }

  run(step: RecoveryStep): Promise<boolean> {
    return step === 'renew-client' ? this.#renewProof() : this.#reset.run();
  }

  async #renewProof(): Promise<boolean> {
    console.warn(connectionMessages.renewing);
    try {
      await this.#auth.currentUser?.getIdToken(true);
      return true;
    } catch (error) {
      console.error(connectionMessages.failed, error);
      return false;
    }
  }
}
