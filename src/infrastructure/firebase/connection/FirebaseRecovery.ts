import type { Recovery } from '../../../application/resilience/Recovery';
import type { RecoveryStep } from '../../../domain/resilience/recoverySteps';
import type { ConnectionReset, Network } from './ConnectionReset';
import { connectionMessages } from './messages';

/** What is needed of Firebase’s authentication. */
interface SignedIn {
  readonly currentUser: { getIdToken(isForced?: boolean): Promise<unknown> } | null;
}

/**
 * Mends what a page can mend. The instance of the SDK stays, since everything on the page listens through it; what a new one would bring
 * is a new proof of who is signed in, and new streams. The cache is in memory and goes with its listeners: the last step is the first
 * once more.
 */
export class FirebaseRecovery implements Recovery {
  readonly #reset: ConnectionReset;
  readonly #network: Network;
  readonly #auth: SignedIn;

  constructor(reset: ConnectionReset, network: Network, auth: SignedIn) {
    this.#reset = reset;
    this.#network = network;
    this.#auth = auth;
  }

  run(step: RecoveryStep): Promise<boolean> {
    return step === 'renew-client' ? this.#renew() : this.#reset.run();
  }

  async #renew(): Promise<boolean> {
    console.warn(connectionMessages.renewing);
    try {
      await this.#network.disable();
      await Promise.all([this.#auth.currentUser?.getIdToken(true), this.#network.enable()]);
      return true;
    } catch (error) {
      console.error(connectionMessages.failed, error);
      return false;
    }
  }
}
