import type { ClosedListings } from '../../../../src/application/moderation/ClosedListings';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import { isAdmin } from '../../../../src/domain/account/UserProfile';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { isPublic } from '../../../../src/domain/listings/lifecycle/ListingState';
import { isClosed, pausedByClosing } from '../../../../src/domain/moderation/Restriction';
import { failure, success } from '../../../../src/domain/shared/Result';
import type { ModerationInMemory } from './ModerationInMemory';

const AT_ONCE = 10;

export class InMemoryClosedListings implements ClosedListings {
  readonly #stored: ModerationInMemory;
  readonly #uid: string | null;

  /** `uid`: who is signed in. */
  constructor(uid: string | null, stored: ModerationInMemory) {
    this.#uid = uid;
    this.#stored = stored;
  }

  async countOnline(uid: string): Promise<BackendResult<number>> {
    return this.#isAdmin ? success(this.#online(uid).length) : failure('denied');
  }

  async pauseSome(uid: string): Promise<BackendResult<number>> {
    if (!this.#isAdmin || !isClosed(this.#stored.restrictions.get(uid) ?? null)) return failure('denied');
    for (const listing of this.#online(uid).slice(0, AT_ONCE)) {
      const paused = pausedByClosing(listing, this.#stored.clock.now());
      if (paused !== null) this.#stored.listings.store(paused);
    }
    return success(this.#online(uid).length);
  }

  get #isAdmin(): boolean {
    return isAdmin(this.#stored.users.of(this.#uid ?? ''));
  }

  #online(uid: string): readonly Listing[] {
    return this.#stored.listings.all.filter(({ ownerId, state }) => ownerId === uid && isPublic(state));
  }
}
