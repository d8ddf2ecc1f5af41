import type { ProfileRepository } from '../../../application/account/ProfileRepository';
import type { ListingInventory } from '../../../application/listings/ListingInventory';
import type { ListingRepository } from '../../../application/listings/ListingRepository';
import type { ReviewRepository } from '../../../application/reviews/ReviewRepository';
import type { ListingSearch } from '../../../application/search/ListingSearch';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { PublicProfile } from '../../../domain/account/PublicProfile';
import type { Listing } from '../../../domain/listings/Listing';
import { closedConfiguration, type AppConfiguration } from '../../../domain/maintenance/AppConfiguration';
import { readNewestCards } from '../cards/readNewestCards';
import { readDocument } from '../connection/readDocument';
import { listingOfDocument } from '../documents/listingOfDocument';
import { profileDocument } from '../documents/profileSchema';
import { FirestoreListingSearch } from '../search/FirestoreListingSearch';
import { configurationDocument } from '../site/configurationSchema';
import type { AnonymousReader } from './AnonymousReader';
import { attempt } from './attempt';
import { FirestoreListingInventory } from './FirestoreListingInventory';
import { LiteCardSource } from './LiteCardSource';
import { LiteReviews } from './LiteReviews';

export interface FirebaseSite {
  readonly listings: Pick<ListingRepository, 'subscribe' | 'subscribeToNewest'>;
  readonly profiles: Pick<ProfileRepository, 'subscribe'>;
  readonly reviews: Pick<ReviewRepository, 'about' | 'dealCountsOf'>;
  readonly inventory: ListingInventory;
  /** A search of its own for each page: it holds what it has read. */
  readonly newSearch: () => ListingSearch;
  /** `null`: none is stored, and the site is open. One that cannot be understood closes it. */
  readonly readConfiguration: () => Promise<BackendResult<AppConfiguration | null>>;
}

/** The site on Firebase as a server reads it: subscriptions emit once. */
export function firebaseSite(reader: AnonymousReader, clock: Clock): FirebaseSite {
  return {
    listings: {
      subscribe: (id, listener) => once(() => attempt(() => readListing(reader, id)), listener),
      subscribeToNewest: (feed, limit, listener) =>
        once(() => attempt(async () => readNewestCards(await reader.firestore(), feed, limit, clock.now())), listener),
    },
    profiles: { subscribe: (uid, listener) => once(() => attempt(() => readProfile(reader, uid)), listener) },
    reviews: new LiteReviews(reader, clock),
    inventory: new FirestoreListingInventory(reader, clock),
    newSearch: () => new FirestoreListingSearch(new LiteCardSource(reader), clock, neverRelease),
    readConfiguration: () => attempt(() => readConfiguration(reader)),
  };
}

/** What a search has read goes with it. */
const neverRelease = () => () => undefined;

function once<Answer>(read: () => Promise<Answer>, listener: (answer: Answer) => void): Unsubscribe {
  let isSubscribed = true;
  void read().then((answer) => {
    if (isSubscribed) listener(answer);
  });
  return () => {
    isSubscribed = false;
  };
}

async function readListing(reader: AnonymousReader, id: string): Promise<Listing | null> {
  // A listing that nobody but its owner may see is absent.
  const document = await reader.documentIfShown('listings', id);
  return document && listingOfDocument(document);
}

async function readProfile(reader: AnonymousReader, uid: string): Promise<PublicProfile | null> {
  const document = await reader.document('profiles', uid);
  const profile = document && readDocument(profileDocument, document);
  return profile && { uid, ...profile };
}

async function readConfiguration(reader: AnonymousReader): Promise<AppConfiguration | null> {
  const document = await reader.document('config', 'app');
  return document && (readDocument(configurationDocument, document) ?? closedConfiguration);
}
