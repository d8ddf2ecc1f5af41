import type { OwnIdentity } from '../../../src/application/auth/OwnIdentity';
import type { Identity } from '../../../src/domain/auth/Identity';
import { success } from '../../../src/domain/shared/Result';

/** Emits the identities that the test passes to `emit`. */
export class StubOwnIdentity implements OwnIdentity {
  #identity: Identity | null;
  /** The identity that `refresh` emits. */
  next: Identity | null = null;
  readonly #listeners = new Set<(identity: Identity | null) => void>();

  constructor(identity: Identity | null) {
    this.#identity = identity;
  }

  subscribe(listener: (identity: Identity | null) => void) {
    this.#listeners.add(listener);
    listener(this.#identity);
    return () => this.#listeners.delete(listener);
  }

  async refresh() {
    if (this.next !== null) this.emit(this.next);
    return success();
  }

  emit(identity: Identity | null): void {
    this.#identity = identity;
    this.#listeners.forEach((listener) => listener(identity));
  }
}

export function anIdentity(changes: Partial<Identity> = {}): Identity {
  return {
    uid: 'karim',
    email: 'karim@exemple.fr',
    isEmailVerified: true,
    phoneNumber: null,
    ways: ['password'],
    secondFactorPhone: null,
    ...changes,
  };
}
