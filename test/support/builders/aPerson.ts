import type { UserProfile } from '../../../src/domain/account/UserProfile';
import type { PublicProfile } from '../../../src/domain/account/PublicProfile';
import type { PersonalPorts } from '../../../src/application/privacy/PersonalPorts';
import type { BackendFailure } from '../../../src/application/shared/BackendFailure';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { Subscribe } from '../../../src/application/shared/firstEmission';
import type { OwnReport } from '../../../src/domain/moderation/ReportOutcome';
import type { Listing } from '../../../src/domain/listings/Listing';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { failure, success } from '../../../src/domain/shared/Result';
import { InMemoryBlockRepository } from '../inMemory/messaging/InMemoryBlockRepository';
import { InMemoryListingBuyers } from '../inMemory/listings/InMemoryListingBuyers';
import { InMemoryListingRepository } from '../inMemory/listings/InMemoryListingRepository';
import { InMemoryPhotoRepository } from '../inMemory/listings/InMemoryPhotoRepository';
import { InMemoryPreferencesRepository } from '../inMemory/preferences/InMemoryPreferencesRepository';
import { InMemoryProfileRepository } from '../inMemory/account/InMemoryProfileRepository';
import { InMemorySavedItemsStore } from '../inMemory/favourites/InMemorySavedItemsStore';
import { InMemoryUserRepository } from '../inMemory/account/InMemoryUserRepository';
import { aListing } from './aListing';
import { aReview } from './aReview';

export const anAccount: UserProfile = {
  uid: 'claire',
  displayName: 'Claire',
  phoneNumber: '+33612345678',
  email: 'claire@exemple.fr',
  photoURL: 'photo:claire~portrait',
  createdAt: 1,
  updatedAt: 2,
  freeListingsCount: 2,
  role: 'user',
};

export const aPublicProfile: PublicProfile = {
  uid: 'claire',
  displayName: 'Claire',
  photoURL: 'photo:claire~portrait',
  memberSince: 1,
  about: 'Bonjour',
  place: null,
  kind: 'private',
};

export const anOwnReport: OwnReport = {
  target: { kind: 'person', id: 'karim' },
  reason: 'spam',
  details: 'Encore.',
  createdAt: 1,
  title: 'Karim',
  outcome: 'dismissed',
  decidedAt: 2,
};

const aCard = aListing({ id: 'canape', ownerId: 'karim' });

/**
 * In-memory adapters with Claire’s data. Calls are logged. A write named in `broken` fails once, a reading fails as long as it
 * is named.
 */
export function aPerson(
  ownListings: readonly Listing[] = [aListing({ photos: [{ id: 'claire~velo', width: 4, height: 3 }] })],
) {
  const log: string[] = [];
  const broken = new Map<string, BackendFailure>();
  const listings = new InMemoryListingRepository(ownListings);
  const profiles = new InMemoryProfileRepository(new InMemoryUserRepository(anAccount));
  void profiles.change('claire', { about: aPublicProfile.about });
  const preferences = new InMemoryPreferencesRepository();
  const savedItems = new InMemorySavedItemsStore();
  const saved = savedItems.of('claire');
  saved.favourites.items = [{ card: aCard, addedAt: 1 }];
  saved.savedSearches.items = [{ id: 'velos', name: 'Vélos', criteria: noCriteria, createdAt: 1, lookedAt: 1 }];
  saved.hiddenSellers.items = [{ uid: 'karim', name: 'Karim', hiddenAt: 1 }];
  const blocks = new InMemoryBlockRepository();
  void blocks.block('claire', { uid: 'karim', name: 'Karim' });
  const [listingBuyers, photos] = [new InMemoryListingBuyers(), new InMemoryPhotoRepository(listings)];

  const emitting =
    <Value>(name: string, port: { readonly subscribe: Subscribe<BackendResult<Value>> }) =>
    (uid: string, listener: (result: BackendResult<Value>) => void) => {
      const reason = broken.get(name);
      const stop = reason === undefined ? port.subscribe(uid, listener) : () => undefined;
      if (reason !== undefined) listener(failure(reason));
      return () => {
        log.push(`stop ${name}`);
        stop();
      };
    };
  /** The failure that a test wants of a write, once. */
  const faultIn = (name: string): BackendFailure | undefined => {
    const reason = broken.get(name);
    broken.delete(name);
    return reason;
  };
  const done =
    <Arguments extends readonly unknown[]>(
      name: string,
      write: (...what: Arguments) => Promise<BackendResult<void>> = async () => success(),
    ) =>
    async (...what: Arguments): Promise<BackendResult<void>> => {
      const reason = faultIn(name);
      if (reason !== undefined) return failure(reason);
      log.push([name, ...what].join(' '));
      return write(...what);
    };
  const ports: PersonalPorts = {
    profiles: {
      subscribe: emitting('profile', profiles),
      change: (uid, changes) => profiles.change(uid, changes),
      remove: done('profile.remove', (uid: string) => profiles.remove(uid)),
    },
    preferences: {
      subscribe: emitting('preferences', preferences),
      change: (uid, changes) => preferences.change(uid, changes),
      remove: done('preferences.remove', (uid: string) => preferences.remove(uid)),
    },
    listings: {
      ownedBy: async (uid) => {
        const reason = broken.get('ownedBy');
        return reason === undefined ? listings.ownedBy(uid) : failure(reason);
      },
      change: async (id, step) => {
        const reason = faultIn(`listing ${id}`);
        if (reason !== undefined) return failure(reason);
        const changed = await listings.change(id, step);
        if (changed.ok) log.push(`${id} ${changed.value.state}`);
        return changed;
      },
    },
    listingBuyers: { release: done('deal', (id: string) => listingBuyers.release(id)) },
    photos: {
      addressOf: ({ id }) => (id === 'claire~gone' ? Promise.resolve(null) : `blob:${id}`),
      remove: (removed, deletedListingId) =>
        done<readonly string[]>('photos', () => photos.remove(removed, deletedListingId))(
          ...removed.map(({ id }) => id),
        ),
    },
    favourites: {
      subscribe: emitting('favourites', savedItems.favourites),
      remove: done('favourite', (uid: string, id: string) => savedItems.favourites.remove(uid, id)),
    },
    savedSearches: {
      subscribe: emitting('savedSearches', savedItems.savedSearches),
      remove: done('search', (uid: string, id: string) => savedItems.savedSearches.remove(uid, id)),
    },
    hiddenSellers: {
      subscribe: emitting('hiddenSellers', savedItems.hiddenSellers),
      show: done('hidden', (uid: string, id: string) => savedItems.hiddenSellers.show(uid, id)),
    },
    newsletter: { removeAddress: ({ value }) => done('newsletter')(value) },
    records: {
      of: async () => {
        const reason = broken.get('records');
        return reason === undefined
          ? success({
              deletedListings: [],
              purchases: [],
              reports: [],
              devices: [],
              reviewsWritten: [],
              decisions: [],
              contactMessages: [],
            })
          : failure(reason);
      },
      erase: done('records.erase'),
    },
    reviews: {
      about: async () => {
        const reason = broken.get('reviews');
        return reason === undefined ? success([aReview({ subjectId: 'claire' })]) : failure(reason);
      },
    },
    blocks: {
      subscribe: emitting('blocks', blocks),
      unblock: done('block', (uid: string, other: string) => blocks.unblock(uid, other)),
    },
  };
  /** With what became of Claire’s. */
  const reports = {
    ownOf: async () => {
      const reason = broken.get('reportOutcomes');
      return reason === undefined ? success([anOwnReport]) : failure(reason);
    },
  };
  return { ports, reports, log, broken, listings, profiles, saved, blocks, done };
}
