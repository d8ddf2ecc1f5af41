import { MoveListing } from '../../src/application/listings/MoveListing';
import type { ListingRepository } from '../../src/application/listings/ListingRepository';
import type { PendingRemoval, PendingRemovals } from '../../src/application/listings/PendingRemovals';
import { RenewListing } from '../../src/application/listings/RenewListing';
import { OwnerStepsViewModel } from '../../src/presentation/listings/OwnerStepsViewModel';
import { RemovalsViewModel } from '../../src/presentation/listings/RemovalsViewModel';
import { NOON } from './aListing';
import { VirtualTime } from './VirtualTime';

/** What an owner does with these listings, in time that the test lets pass. */
export function someOwnerSteps(listings: ListingRepository, pending = somePendingRemovals()) {
  const time = new VirtualTime(NOON);
  const move = new MoveListing(listings, time);
  let ids = 0;
  const steps = new OwnerStepsViewModel(move, new RenewListing(listings, time), time, { newId: () => `copie${(ids += 1)}` });
  return { time, move, steps, pending, removals: new RemovalsViewModel(move, pending, time, time) };
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
