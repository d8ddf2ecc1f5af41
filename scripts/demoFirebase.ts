import catalogue from '../src/infrastructure/embedded/demoCatalogue.json';
import { demoPeople } from '../src/infrastructure/embedded/demoPeople';
import type { DemoListing } from '../src/infrastructure/embedded/DemoListing';
import { startingProfile } from '../src/infrastructure/embedded/startingProfile';
import type { UserProfile } from '../src/domain/account/UserProfile';
import type { Listing } from '../src/domain/listings/Listing';
import { expiryOf } from '../src/domain/listings/lifetime';
import { MINUTE, type Instant } from '../src/domain/shared/Instant';

/** A person of the demo with a number that France keeps for fiction, so that no code is ever sent to anybody. */
export interface DemoPerson extends UserProfile {
  readonly phoneNumber: string;
}

export function demoPeopleWithPhones(now: Instant): readonly DemoPerson[] {
  return demoPeople.map(({ uid }, index) => ({ ...startingProfile(uid, now), phoneNumber: `+3363998000${index + 1}` }));
}

/** The listings of the demo catalogue, as old at `now` as they are said to be. */
export function demoListings(now: Instant): readonly Listing[] {
  return catalogue.map((listing: DemoListing) => listingAt(now, listing));
}

function listingAt(now: Instant, { ageInMinutes, ...listing }: DemoListing): Listing {
  const publishedAt = now - ageInMinutes * MINUTE;
  return { ...listing, state: 'online', publishedAt, updatedAt: publishedAt, expiresAt: expiryOf(publishedAt) };
}
