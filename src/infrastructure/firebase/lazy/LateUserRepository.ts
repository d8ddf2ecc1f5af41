import type { UserRepository } from '../../../application/account/UserRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { failure, type Result } from '../../../domain/shared/Result';
import { lateResult } from './lateResult';
import { lateTelling, type Late } from './lateTelling';

/** Stands in for the profiles until Firebase has come. */
export class LateUserRepository implements UserRepository {
  readonly #late: Late<UserRepository>;

  constructor(late: Late<UserRepository>) {
    this.#late = late;
  }

  watch(uid: string, listener: (profile: Result<UserProfile | null, BackendFailure>) => void): Unsubscribe {
    return lateTelling(this.#late, (users) => users.watch(uid, listener), () => listener(failure('offline')));
  }

  create(profile: UserProfile): Promise<Result<void, BackendFailure>> {
    return lateResult(this.#late, (users) => users.create(profile));
  }
}
