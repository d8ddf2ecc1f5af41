import type { Listing, ListingCard } from '../../../src/domain/listings/Listing';
import type { ListingRepository, ListingFeed } from '../../../src/application/listings/ListingRepository';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { failure, success } from '../../../src/domain/shared/Result';

interface StubListings extends ListingRepository {
  /** The shelves being watched, with their limits. */
  watched(): readonly (readonly [shelf: ListingFeed, limit: number])[];
  tellNewest(cards: BackendResult<readonly ListingCard[]>): void;
  tell(listing: BackendResult<Listing | null>): void;
  tellOwned(listings: BackendResult<readonly Listing[]>): void;
}

/** A repository that tells what the test has it tell, when the test has it tell it. */
export function aListingRepository(): StubListings {
  const shelves = new Map<(cards: BackendResult<readonly ListingCard[]>) => void, readonly [ListingFeed, number]>();
  const pages = new Set<(listing: BackendResult<Listing | null>) => void>();
  const owners = new Set<(listings: BackendResult<readonly Listing[]>) => void>();
  return {
    subscribe: (_id, listener) => {
      pages.add(listener);
      return () => void pages.delete(listener);
    },
    subscribeToNewest: (shelf, limit, listener) => {
      shelves.set(listener, [shelf, limit]);
      return () => void shelves.delete(listener);
    },
    ownedBy: async () => success([]),
    subscribeToOwned: (_ownerId, listener) => {
      owners.add(listener);
      return () => void owners.delete(listener);
    },
    change: async () => failure('denied'),
    publish: async () => failure('denied'),
    watched: () => [...shelves.values()],
    tellNewest: (cards) => {
      for (const listener of shelves.keys()) listener(cards);
    },
    tell: (listing) => {
      for (const listener of pages) listener(listing);
    },
    tellOwned: (listings) => {
      for (const listener of owners) listener(listings);
    },
  };
}
