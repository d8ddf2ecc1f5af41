import { noReview } from './noReview';
import { ChangeListingState } from '../../../src/application/listings/ChangeListingState';
import { DeleteListing } from '../../../src/application/listings/DeleteListing';
import { EditListing } from '../../../src/application/listings/EditListing';
import type { ListingRepository } from '../../../src/application/listings/ListingRepository';
import type { PendingDeletion, PendingDeletions } from '../../../src/application/listings/PendingDeletions';
import type { PhotoRepository } from '../../../src/application/listings/PhotoRepository';
import { RenewListing } from '../../../src/application/listings/RenewListing';
import type { ListingBuyers } from '../../../src/application/listings/ListingBuyers';
import type { Conversation } from '../../../src/domain/messaging/Conversation';
import { success } from '../../../src/domain/shared/Result';
import { BuyersViewModel } from '../../../src/presentation/listings/owner/BuyersViewModel';
import { ListingActionsViewModel } from '../../../src/presentation/listings/owner/ListingActionsViewModel';
import { DeletionQueueViewModel } from '../../../src/presentation/listings/owner/DeletionQueueViewModel';
import { NOON } from '../builders/aListing';
import { VirtualTime } from '../time/VirtualTime';

/** The view-models of an owner’s actions on listings, with virtual time. */
export function someOwnerSteps(
  listings: ListingRepository,
  pending = somePendingDeletions(),
  asking: readonly Conversation[] = [],
  deals = someDeals(),
  photos: Pick<PhotoRepository, 'remove'> = { remove: () => Promise.resolve(success()) },
) {
  const time = new VirtualTime(NOON);
  const confirmed = { execute: async () => true };
  const move = new ChangeListingState(listings, time, confirmed);
  let ids = 0;
  const steps = new ListingActionsViewModel(
    move,
    new RenewListing(listings, time, confirmed),
    new EditListing(listings, photos, time, noReview),
    time,
    {
      newId: () => `copie${(ids += 1)}`,
    },
  );
  const buyers = new BuyersViewModel({ about: () => Promise.resolve(success(asking)) }, deals);
  const deleteListing = new DeleteListing(listings, photos, deals, { allOf: () => [] }, time);
  const removals = new DeletionQueueViewModel(deleteListing, pending, time, time);
  return { buyers, time, move, steps, pending, removals };
}

/** Pending deletions in memory. */
export function somePendingDeletions(...deletions: readonly PendingDeletion[]): PendingDeletions {
  const all = new Map(deletions.map((removal) => [removal.listingId, removal]));
  return {
    of: (ownerId) => [...all.values()].filter((removal) => removal.ownerId === ownerId),
    add: (removal) => void all.set(removal.listingId, removal),
    remove: (id) => void all.delete(id),
  };
}

/** Deals in memory. */
export function someDeals(known: Readonly<Record<string, string>> = {}): ListingBuyers {
  const buyers = new Map(Object.entries(known));
  return {
    assign: ({ buyerId, listingId }) => {
      buyers.set(listingId, buyerId);
      return Promise.resolve(success());
    },
    clear: (id) => {
      buyers.delete(id);
      return Promise.resolve(success());
    },
    release: (id) => {
      buyers.delete(id);
      return Promise.resolve(success());
    },
    of: (ids) => Promise.resolve(success(new Map([...buyers].filter(([id]) => ids.includes(id))))),
    goesTo: (id, uid) =>
      Promise.resolve(success(buyers.has(id) ? (buyers.get(id) === uid ? 'buyer' : 'other') : 'nobody')),
  };
}
