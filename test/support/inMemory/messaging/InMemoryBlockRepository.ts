import type { BlockedPerson, BlockRepository } from '../../../../src/application/messaging/BlockRepository';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { Unsubscribe } from '../../../../src/application/shared/Unsubscribe';
import { success } from '../../../../src/domain/shared/Result';
import { NOON } from '../../builders/aListing';
import { InMemoryEmitter } from '../InMemoryEmitter';

export class InMemoryBlockRepository implements BlockRepository {
  readonly #blocked = new Map<string, readonly BlockedPerson[]>();
  readonly #emitter = new InMemoryEmitter();
  #count = 0;

  subscribe(uid: string, listener: (blocked: BackendResult<readonly BlockedPerson[]>) => void): Unsubscribe {
    return this.#emitter.subscribe(() => success(this.#of(uid)), listener);
  }

  async block(uid: string, person: Pick<BlockedPerson, 'uid' | 'name'>): Promise<BackendResult<void>> {
    this.#count += 1;
    if (!this.hasBlocked(uid, person.uid))
      this.#set(uid, [{ ...person, blockedAt: NOON + this.#count }, ...this.#of(uid)]);
    return success();
  }

  async unblock(uid: string, blockedUid: string): Promise<BackendResult<void>> {
    this.#set(
      uid,
      this.#of(uid).filter((person) => person.uid !== blockedUid),
    );
    return success();
  }

  hasBlocked(uid: string, otherUid: string): boolean {
    return this.#of(uid).some((person) => person.uid === otherUid);
  }

  #of(uid: string): readonly BlockedPerson[] {
    return this.#blocked.get(uid) ?? [];
  }

  #set(uid: string, blocked: readonly BlockedPerson[]): void {
    this.#blocked.set(uid, blocked);
    this.#emitter.emit();
  }
}
