import { MoveListing } from '../../../src/application/listings/MoveListing';
import type { ListingRepository } from '../../../src/application/listings/ListingRepository';
import type { PendingRemoval, PendingRemovals } from '../../../src/application/listings/PendingRemovals';
import { RenewListing } from '../../../src/application/listings/RenewListing';
import type { ListingDeals } from '../../../src/application/listings/ListingDeals';
import type { Conversation } from '../../../src/domain/messaging/Conversation';
import { success } from '../../../src/domain/shared/Result';
import { BuyersViewModel } from '../../../src/presentation/listings/owner/BuyersViewModel';
import { OwnerStepsViewModel } from '../../../src/presentation/listings/owner/OwnerStepsViewModel';
import { RemovalsViewModel } from '../../../src/presentation/listings/owner/RemovalsViewModel';
import { NOON } from '../builders/aListing';
import { VirtualTime } from '../time/VirtualTime';

/** What an owner does with these listings, in time that the test lets pass. */
export function someOwnerSteps(listings: ListingRepository, pending = somePendingRemovals(), asking: readonly Conversation[] = [], deals = someDeals()) {
  const time = new VirtualTime(NOON);
  const move = new MoveListing(listings, time);
  let ids = 0;
  const steps = new OwnerStepsViewModel(move, new RenewListing(listings, time), time, { newId: () => `copie${(ids += 1)}` });
  const buyers = new BuyersViewModel({ about: () => Promise.resolve(success(asking)) }, deals);
  return { buyers, time, move, steps, pending, removals: new RemovalsViewModel(move, pending, time, time) };
}

/** As a browser keeps them. */
export function somePendingRemovals(...kept: readonly PendingRemoval[]): PendingRemovals {
  const all = new Map(kept.map((removal) => [removal.listingId, removal]));
  return {
    of: (ownerId) => [...all.values()].filter((removal) => removal.ownerId === ownerId),
    add: (removal) => void all.set(removal.listingId, removal),
    forget: (id) => void all.delete(id),
  };
}

/** Deals in memory. */
export function someDeals(known: Readonly<Record<string, string>> = {}): ListingDeals {
  const buyers = new Map(Object.entries(known));
  return {
    name: ({ buyerId, listingId }) => {
      buyers.set(listingId, buyerId);
      return Promise.resolve(success());
    },
    forget: (id) => {
      buyers.delete(id);
      return Promise.resolve(success());
    },
    of: (ids) => Promise.resolve(success(new Map([...buyers].filter(([id]) => ids.includes(id))))),
  };
}
