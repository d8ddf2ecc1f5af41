import type { UserRepository } from '../../../application/account/UserRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { FirebaseOwnIdentity } from './FirebaseOwnIdentity';

/**
 * The accounts of people. A confirmed e-mail that is missing from an account is stored as soon as the account is read: the page may have
 * been left before it was.
 */
export class FirebaseUserRepository implements UserRepository {
  readonly #users: UserRepository;
  readonly #identity: Pick<FirebaseOwnIdentity, 'storeConfirmedEmail'>;

  constructor(users: UserRepository, identity: Pick<FirebaseOwnIdentity, 'storeConfirmedEmail'>) {
    this.#users = users;
    this.#identity = identity;
  }

  subscribe(uid: string, listener: (profile: BackendResult<UserProfile | null>) => void): Unsubscribe {
    return this.#users.subscribe(uid, (result) => {
      listener(result);
      if (result.ok && result.value !== null) this.#identity.storeConfirmedEmail(result.value);
    });
  }

  create(profile: UserProfile): Promise<BackendResult<void>> {
    return this.#users.create(profile);
  }
}
