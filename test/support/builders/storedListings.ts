import type { ListingRepository } from '../../../src/application/listings/ListingRepository';
import type { Listing } from '../../../src/domain/listings/Listing';
import { failure, success } from '../../../src/domain/shared/Result';

interface StoredListings extends ListingRepository {
  stored(id: string): Listing | undefined;
  /** What was changed, in order: « online > paused ». */
  readonly changes: readonly string[];
}

/** Listings kept in memory, which can be changed. */
export function storedListings(...listings: readonly Listing[]): StoredListings {
  const kept = new Map(listings.map((listing) => [listing.id, listing]));
  const changes: string[] = [];
  const watchers = new Set<() => void>();
  return {
    subscribe: (id, listener) => {
      const tell = () => listener(success(kept.get(id) ?? null));
      watchers.add(tell);
      tell();
      return () => void watchers.delete(tell);
    },
    subscribeToNewest: () => () => undefined,
    ownedBy: () => Promise.resolve(success([...kept.values()])),
    subscribeToOwned: (ownerId, listener) => {
      const tell = () => listener(success([...kept.values()].filter((listing) => listing.ownerId === ownerId)));
      watchers.add(tell);
      tell();
      return () => void watchers.delete(tell);
    },
    change: (id, step) => {
      const before = kept.get(id);
      if (before === undefined) return Promise.resolve(failure('missing'));
      const after = step(before);
      if (after.ok) {
        kept.set(id, after.value);
        changes.push(`${before.state} > ${after.value.state}`);
        watchers.forEach((tell) => tell());
      }
      return Promise.resolve(after);
    },
    publish: () => Promise.resolve(success()),
    stored: (id) => kept.get(id),
    changes,
  };
}
