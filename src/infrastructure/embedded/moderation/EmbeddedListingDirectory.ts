import type { ListingDirectory } from '../../../application/moderation/ListingDirectory';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import {
  listingPage,
  type ListingFilter,
  type ListingPage,
  type ListingPosition,
} from '../../../domain/moderation/listingPage';
import { toListingUnlessDeleted } from '../listings/toListing';
import type { ModerationStores } from './ModerationStores';

export class EmbeddedListingDirectory implements ListingDirectory {
  readonly #stores: ModerationStores;

  constructor(stores: ModerationStores) {
    this.#stores = stores;
  }

  subscribe(
    filter: ListingFilter,
    after: ListingPosition | null,
    limit: number,
    listener: (page: BackendResult<ListingPage>) => void,
  ): Unsubscribe {
    return this.#stores.followAsAdmin<ListingPage>(
      {
        read: async (connection) => {
          const stored = await connection.getAll('listings');
          const listings = stored.map(toListingUnlessDeleted).filter((listing) => listing !== null);
          return listingPage(listings, filter, after, limit);
        },
        concerns: ({ store }) => store === 'listings',
        isEmpty: ({ listings }) => listings.length === 0,
      },
      listener,
    );
  }

  countInReview(limit: number): Promise<BackendResult<number>> {
    return this.#stores.readImportedAsAdmin(async (connection) => {
      const waiting = (await connection.getAll('listings')).filter(({ state }) => state === 'in-review');
      return Math.min(waiting.length, limit);
    });
  }
}
