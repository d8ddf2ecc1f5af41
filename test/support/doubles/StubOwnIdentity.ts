import type { OwnIdentity } from '../../../src/application/auth/OwnIdentity';
import type { Identity } from '../../../src/domain/auth/Identity';
import { success } from '../../../src/domain/shared/Result';

/** Tells what it is told to. */
export class StubOwnIdentity implements OwnIdentity {
  #identity: Identity | null;
  /** What the service will say when it is asked anew. */
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
    if (this.next !== null) this.tell(this.next);
    return success();
  }

  tell(identity: Identity | null): void {
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
