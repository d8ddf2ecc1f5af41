import type { Listing, ListingCard } from '../../../src/domain/listings/Listing';
import type { ListingRepository, ListingFeed } from '../../../src/application/listings/ListingRepository';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { failure, success } from '../../../src/domain/shared/Result';

interface StubListings extends ListingRepository {
  /** The feeds that are subscribed to, with their limits. */
  subscribedFeeds(): readonly (readonly [feed: ListingFeed, limit: number])[];
  emitNewest(cards: BackendResult<readonly ListingCard[]>): void;
  emit(listing: BackendResult<Listing | null>): void;
  emitOwned(listings: BackendResult<readonly Listing[]>): void;
}

/** A repository that emits only what the test passes to its `emit…` methods. */
export function aListingRepository(): StubListings {
  const feeds = new Map<(cards: BackendResult<readonly ListingCard[]>) => void, readonly [ListingFeed, number]>();
  const pages = new Set<(listing: BackendResult<Listing | null>) => void>();
  const owners = new Set<(listings: BackendResult<readonly Listing[]>) => void>();
  return {
    subscribe: (_id, listener) => {
      pages.add(listener);
      return () => void pages.delete(listener);
    },
    subscribeToNewest: (feed, limit, listener) => {
      feeds.set(listener, [feed, limit]);
      return () => void feeds.delete(listener);
    },
    ownedBy: async () => success([]),
    subscribeToOwned: (_ownerId, listener) => {
      owners.add(listener);
      return () => void owners.delete(listener);
    },
    change: async () => failure('denied'),
    publish: async () => failure('denied'),
    subscribedFeeds: () => [...feeds.values()],
    emitNewest: (cards) => {
      for (const listener of feeds.keys()) listener(cards);
    },
    emit: (listing) => {
      for (const listener of pages) listener(listing);
    },
    emitOwned: (listings) => {
      for (const listener of owners) listener(listings);
    },
  };
}
