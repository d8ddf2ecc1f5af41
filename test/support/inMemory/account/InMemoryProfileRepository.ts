import type { ProfileRepository } from '../../../../src/application/account/ProfileRepository';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { Clock } from '../../../../src/application/shared/Clock';
import type { Unsubscribe } from '../../../../src/application/shared/Unsubscribe';
import type { ProfileChanges, PublicProfile } from '../../../../src/domain/account/PublicProfile';
import { DELETED_PERSON } from '../../../../src/domain/account/UserProfile';
import { failure, success } from '../../../../src/domain/shared/Result';
import { NOON } from '../../builders/aListing';
import type { InMemoryUserRepository } from './InMemoryUserRepository';

export class InMemoryProfileRepository implements ProfileRepository {
  readonly #users: InMemoryUserRepository;
  readonly #clock: Clock;
  /** Changes by uid; null: the profile was removed. */
  readonly #changes = new Map<string, ProfileChanges | null>();

  constructor(users: InMemoryUserRepository, clock: Clock = { now: () => NOON }) {
    this.#users = users;
    this.#clock = clock;
  }

  of(uid: string): PublicProfile | null {
    const [user, changes = {}] = [this.#users.of(uid), this.#changes.get(uid)];
    if (user === null || changes === null) return null;
    const { displayName, photoURL, createdAt } = user;
    const initial = { about: '', place: null, kind: 'private' } as const;
    return { uid, displayName, photoURL, memberSince: createdAt, ...initial, ...changes };
  }

  subscribe(uid: string, listener: (profile: BackendResult<PublicProfile | null>) => void): Unsubscribe {
    return this.#users.emitter.subscribe(() => success(this.of(uid)), listener);
  }

  async change(uid: string, changes: ProfileChanges): Promise<BackendResult<void>> {
    const user = this.#users.of(uid);
    if (user === null) return failure('denied');
    this.#changes.set(uid, { ...this.#changes.get(uid), ...changes });
    const { displayName = user.displayName, photoURL = user.photoURL } = changes;
    this.#users.store({ ...user, displayName, photoURL, updatedAt: this.#clock.now() });
    return success();
  }

  async remove(uid: string): Promise<BackendResult<void>> {
    const user = this.#users.of(uid);
    this.#changes.set(uid, null);
    if (user !== null)
      this.#users.store({ ...user, displayName: DELETED_PERSON, photoURL: null, phoneNumber: null, email: null });
    return success();
  }
}
