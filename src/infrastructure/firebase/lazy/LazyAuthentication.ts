import type { Authentication } from '../../../application/auth/Authentication';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { lazyCall } from './lazyCall';
import { lazySubscribe, type Lazy } from './lazySubscribe';

/** Stands in for authentication until Firebase has come: the first page does not wait for it. */
export class LazyAuthentication implements Authentication {
  readonly #lazy: Lazy<Authentication>;

  constructor(lazy: Lazy<Authentication>) {
    this.#lazy = lazy;
  }

  subscribeToUser(listener: (person: UserProfile | null) => void, onUnreachable = () => listener(null)): Unsubscribe {
    return lazySubscribe(
      this.#lazy,
      (authentication) => authentication.subscribeToUser(listener, onUnreachable),
      onUnreachable,
    );
  }

  signOut(): Promise<BackendResult<void>> {
    return lazyCall(this.#lazy, (authentication) => authentication.signOut());
  }
}
