import { makeAutoObservable } from 'mobx';
import { isAdmin, type UserProfile } from '../../domain/account/UserProfile';
import type { Authentication } from '../../application/auth/Authentication';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { Result } from '../../domain/shared/Result';

/** Who uses the site, for every screen that asks. Started once, by the application. */
export class SessionViewModel {
  /** `unknown` until the backend has said it for the first time. */
  status: 'unknown' | 'signed-out' | 'signed-in' = 'unknown';
  profile: UserProfile | null = null;
  readonly #authentication: Authentication;

  constructor(authentication: Authentication) {
    this.#authentication = authentication;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isAdmin(): boolean {
    return isAdmin(this.profile);
  }

  start(): Unsubscribe {
    return this.#authentication.watch(this.show);
  }

  async signOut(): Promise<Result<void, BackendFailure>> {
    return this.#authentication.signOut();
  }

  show(profile: UserProfile | null): void {
    this.profile = profile;
    this.status = profile === null ? 'signed-out' : 'signed-in';
  }
}
