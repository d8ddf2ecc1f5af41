import type { Authentication } from '../../../application/auth/Authentication';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { Result } from '../../../domain/shared/Result';
import { lazyCall } from './lazyCall';
import { lazySubscribe, type Late } from './lazySubscribe';

/** Stands in for authentication until Firebase has come: the first page does not wait for it. */
export class LateAuthentication implements Authentication {
  readonly #late: Late<Authentication>;

  constructor(late: Late<Authentication>) {
    this.#late = late;
  }

  watch(listener: (person: UserProfile | null) => void, onUnreachable = () => listener(null)): Unsubscribe {
    return lazySubscribe(this.#late, (authentication) => authentication.watch(listener, onUnreachable), onUnreachable);
  }

  signOut(): Promise<Result<void, BackendFailure>> {
    return lazyCall(this.#late, (authentication) => authentication.signOut());
  }
}
