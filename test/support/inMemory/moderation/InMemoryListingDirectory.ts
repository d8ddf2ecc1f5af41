import type { ListingDirectory } from '../../../../src/application/moderation/ListingDirectory';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { Unsubscribe } from '../../../../src/application/shared/Unsubscribe';
import { isAdmin } from '../../../../src/domain/account/UserProfile';
import {
  listingPage,
  type ListingFilter,
  type ListingPage,
  type ListingPosition,
} from '../../../../src/domain/moderation/listingPage';
import { failure, success } from '../../../../src/domain/shared/Result';
import type { ModerationInMemory } from './ModerationInMemory';

export class InMemoryListingDirectory implements ListingDirectory {
  readonly #stored: Pick<ModerationInMemory, 'listings' | 'users'>;
  readonly #uid: string | null;

  /** `uid`: who is signed in. */
  constructor(uid: string | null, stored: Pick<ModerationInMemory, 'listings' | 'users'>) {
    this.#uid = uid;
    this.#stored = stored;
  }

  subscribe(
    filter: ListingFilter,
    after: ListingPosition | null,
    limit: number,
    listener: (page: BackendResult<ListingPage>) => void,
  ): Unsubscribe {
    const { listings, users } = this.#stored;
    const read = (): BackendResult<ListingPage> =>
      isAdmin(users.of(this.#uid ?? '')) ? success(listingPage(listings.all, filter, after, limit)) : failure('denied');
    return listings.follow(read, listener);
  }

  async countInReview(limit: number): Promise<BackendResult<number>> {
    const { listings, users } = this.#stored;
    if (!isAdmin(users.of(this.#uid ?? ''))) return failure('denied');
    return success(Math.min(listings.all.filter(({ state }) => state === 'in-review').length, limit));
  }
}
