import type { UserRepository } from '../../../../src/application/account/UserRepository';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { Unsubscribe } from '../../../../src/application/shared/Unsubscribe';
import type { UserProfile } from '../../../../src/domain/account/UserProfile';
import { success } from '../../../../src/domain/shared/Result';
import { InMemoryEmitter } from '../InMemoryEmitter';

export class InMemoryUserRepository implements UserRepository {
  readonly emitter = new InMemoryEmitter();
  readonly #users: Map<string, UserProfile>;

  constructor(...users: readonly UserProfile[]) {
    this.#users = new Map(users.map((user) => [user.uid, user]));
  }

  get all(): readonly UserProfile[] {
    return [...this.#users.values()];
  }

  of(uid: string): UserProfile | null {
    return this.#users.get(uid) ?? null;
  }

  store(user: UserProfile): void {
    this.#users.set(user.uid, user);
    this.emitter.emit();
  }

  remove(uid: string): void {
    this.#users.delete(uid);
    this.emitter.emit();
  }

  subscribe(uid: string, listener: (profile: BackendResult<UserProfile | null>) => void): Unsubscribe {
    return this.emitter.subscribe(() => success(this.of(uid)), listener);
  }

  async create(profile: UserProfile): Promise<BackendResult<void>> {
    if (this.of(profile.uid) === null) this.store(profile);
    return success();
  }
}
