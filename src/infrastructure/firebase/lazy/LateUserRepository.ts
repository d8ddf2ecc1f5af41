import type { UserRepository } from '../../../application/account/UserRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { failure } from '../../../domain/shared/Result';
import { lazyCall } from './lazyCall';
import { lazySubscribe, type Late } from './lazySubscribe';

/** Stands in for the profiles until Firebase has come. */
export class LateUserRepository implements UserRepository {
  readonly #late: Late<UserRepository>;

  constructor(late: Late<UserRepository>) {
    this.#late = late;
  }

  subscribe(uid: string, listener: (profile: BackendResult<UserProfile | null>) => void): Unsubscribe {
    return lazySubscribe(
      this.#late,
      (users) => users.subscribe(uid, listener),
      () => listener(failure('offline')),
    );
  }

  create(profile: UserProfile): Promise<BackendResult<void>> {
    return lazyCall(this.#late, (users) => users.create(profile));
  }
}
