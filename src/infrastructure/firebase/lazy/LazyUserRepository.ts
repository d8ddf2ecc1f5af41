import type { UserRepository } from '../../../application/account/UserRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { failure } from '../../../domain/shared/Result';
import { lazyCall } from './lazyCall';
import { lazySubscribe, type Lazy } from './lazySubscribe';

/** Stands in for the profiles until Firebase has come. */
export class LazyUserRepository implements UserRepository {
  readonly #lazy: Lazy<UserRepository>;

  constructor(lazy: Lazy<UserRepository>) {
    this.#lazy = lazy;
  }

  subscribe(uid: string, listener: (profile: BackendResult<UserProfile | null>) => void): Unsubscribe {
    return lazySubscribe(
      this.#lazy,
      (users) => users.subscribe(uid, listener),
      () => listener(failure('offline')),
    );
  }

  create(profile: UserProfile): Promise<BackendResult<void>> {
    return lazyCall(this.#lazy, (users) => users.create(profile));
  }
}
