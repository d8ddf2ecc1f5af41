import type {
  BrowserPush,
  PushSupport,
  SubscriptionFailure,
} from '../../../../src/application/notifications/BrowserPush';
import type { PushDevice } from '../../../../src/domain/notifications/PushDevice';
import { failure, success, type Result } from '../../../../src/domain/shared/Result';
import { aPushDevice } from '../../builders/aPushDevice';

/** A browser that grants everything, unless it is given a reason not to. */
export class InMemoryBrowserPush implements BrowserPush {
  device = aPushDevice();
  refusal: SubscriptionFailure | null = null;
  supported: PushSupport = 'available';
  #subscription: { readonly publicKey: string; readonly uid: string } | null = null;

  support(): PushSupport {
    return this.supported;
  }

  owner(): string | null {
    return this.#subscription?.uid ?? null;
  }

  async current(publicKey: string): Promise<PushDevice | null> {
    return this.#subscription?.publicKey === publicKey ? this.device : null;
  }

  async subscribe(publicKey: string, uid: string): Promise<Result<PushDevice, SubscriptionFailure>> {
    if (this.refusal !== null) return failure(this.refusal);
    this.#subscription = { publicKey, uid };
    return success(this.device);
  }

  async unsubscribe(): Promise<void> {
    this.#subscription = null;
  }
}
