import type { UserProfile } from '../../../src/domain/account/UserProfile';
import type { PublicProfile } from '../../../src/domain/account/PublicProfile';
import type { PersonalPorts } from '../../../src/application/privacy/PersonalPorts';
import type { BackendFailure } from '../../../src/application/shared/BackendFailure';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { Listing } from '../../../src/domain/listings/Listing';
import { defaultPreferences } from '../../../src/domain/preferences/Preferences';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { failure, success } from '../../../src/domain/shared/Result';
import { aListing } from './aListing';

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
  answers: null,
};

const aCard = aListing({ id: 'canape', ownerId: 'karim' });

/** Stub ports with Claire’s data. Calls are logged; a call named in `broken` fails once. */
export function aPerson(
  listings: readonly Listing[] = [aListing({ photos: [{ id: 'claire~velo', width: 4, height: 3 }] })],
) {
  const log: string[] = [];
  const broken = new Map<string, BackendFailure>();
  const emitting =
    <Value>(name: string, value: Value) =>
    (_uid: string, listener: (result: BackendResult<Value>) => void) => {
      const reason = broken.get(name);
      listener(reason === undefined ? success(value) : failure(reason));
      return () => void log.push(`stop ${name}`);
    };
  const done =
    (name: string) =>
    async (...what: readonly unknown[]): Promise<BackendResult<void>> => {
      const reason = broken.get(name);
      broken.delete(name);
      if (reason !== undefined) return failure(reason);
      log.push([name, ...what].join(' '));
      return success();
    };
  const storedListings = new Map(listings.map((listing) => [listing.id, listing]));
  const ports: PersonalPorts = {
    profiles: {
      subscribe: emitting('profile', aPublicProfile),
      change: done('profile.change'),
      remove: done('profile.remove'),
    },
    preferences: {
      subscribe: emitting('preferences', defaultPreferences),
      change: done('preferences.change'),
      remove: done('preferences.remove'),
    },
    listings: {
      ownedBy: async () => {
        const reason = broken.get('ownedBy');
        return reason === undefined ? success([...storedListings.values()]) : failure(reason);
      },
      change: async (id, step) => {
        const reason = broken.get(`listing ${id}`);
        broken.delete(`listing ${id}`);
        const listing = storedListings.get(id);
        if (reason !== undefined) return failure(reason);
        if (listing === undefined) return failure('missing');
        const changed = step(listing);
        if (changed.ok) {
          storedListings.set(id, changed.value);
          log.push(`${id} ${changed.value.state}`);
        }
        return changed;
      },
    },
    listingBuyers: { clear: done('deal') },
    photos: {
      addressOf: ({ id }) => (id === 'claire~gone' ? Promise.resolve(null) : `blob:${id}`),
      remove: (photos) => done('photos')(...photos.map(({ id }) => id)),
    },
    favourites: { subscribe: emitting('favourites', [{ card: aCard, addedAt: 1 }]), remove: done('favourite') },
    savedSearches: {
      subscribe: emitting('savedSearches', [
        { id: 'velos', name: 'Vélos', criteria: noCriteria, createdAt: 1, lookedAt: 1 },
      ]),
      remove: done('search'),
    },
    hiddenSellers: {
      subscribe: emitting('hiddenSellers', [{ uid: 'karim', name: 'Karim', hiddenAt: 1 }]),
      show: done('hidden'),
    },
    blocks: { subscribe: emitting('blocks', [{ uid: 'karim', name: 'Karim', blockedAt: 1 }]), unblock: done('block') },
  };
  return { ports, log, broken, storedListings, done };
}
