import type { ListingRepository } from '../../../src/application/listings/ListingRepository';
import type { Listing } from '../../../src/domain/listings/Listing';
import { failure, success } from '../../../src/domain/shared/Result';

interface StoredListings extends ListingRepository {
  stored(id: string): Listing | undefined;
  /** State changes in order: « online > paused ». */
  readonly changes: readonly string[];
}

/** A listing repository in memory. */
export function storedListings(...listings: readonly Listing[]): StoredListings {
  const records = new Map(listings.map((listing) => [listing.id, listing]));
  const changes: string[] = [];
  const watchers = new Set<() => void>();
  return {
    subscribe: (id, listener) => {
      const notify = () => listener(success(records.get(id) ?? null));
      watchers.add(notify);
      notify();
      return () => void watchers.delete(notify);
    },
    subscribeToNewest: () => () => undefined,
    ownedBy: () => Promise.resolve(success([...records.values()])),
    subscribeToOwned: (ownerId, listener) => {
      const notify = () => listener(success([...records.values()].filter((listing) => listing.ownerId === ownerId)));
      watchers.add(notify);
      notify();
      return () => void watchers.delete(notify);
    },
    change: (id, step) => {
      const before = records.get(id);
      if (before === undefined) return Promise.resolve(failure('missing'));
      const after = step(before);
      if (after.ok) {
        records.set(id, after.value);
        changes.push(`${before.state} > ${after.value.state}`);
        watchers.forEach((notify) => notify());
      }
      return Promise.resolve(after);
    },
    publish: () => Promise.resolve(success()),
    stored: (id) => records.get(id),
    changes,
  };
}
