import type { Authentication } from '../../../application/auth/Authentication';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { lazyCall } from './lazyCall';
import { lazySubscribe, type Late } from './lazySubscribe';

/** Stands in for authentication until Firebase has come: the first page does not wait for it. */
export class LateAuthentication implements Authentication {
  readonly #late: Late<Authentication>;

  constructor(late: Late<Authentication>) {
    this.#late = late;
  }

  subscribeToUser(listener: (person: UserProfile | null) => void, onUnreachable = () => listener(null)): Unsubscribe {
    return lazySubscribe(
      this.#late,
      (authentication) => authentication.subscribeToUser(listener, onUnreachable),
      onUnreachable,
    );
  }

  signOut(): Promise<BackendResult<void>> {
    return lazyCall(this.#late, (authentication) => authentication.signOut());
  }
}
