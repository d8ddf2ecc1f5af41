import type { AuthenticationBackend } from '../../contracts/auth/authenticationContract';
import type { ListingBackend } from '../../contracts/listings/listingRepositoryContract';
import type { PhotoBackend } from '../../contracts/listings/photoRepositoryContract';
import type { Clock } from '../../../src/application/shared/Clock';
import { RandomIdGenerator } from '../../../src/infrastructure/browser/device/RandomIdGenerator';
import { PersonStorage } from '../../../src/infrastructure/browser/storage/PersonStorage';
import { EmbeddedUserRepository } from '../../../src/infrastructure/embedded/account/EmbeddedUserRepository';
import { EmbeddedAuthentication } from '../../../src/infrastructure/embedded/auth/EmbeddedAuthentication';
import { EmbeddedDemoSignIn } from '../../../src/infrastructure/embedded/auth/EmbeddedDemoSignIn';
import { EmbeddedListingRepository } from '../../../src/infrastructure/embedded/listings/EmbeddedListingRepository';
import { EmbeddedPhotoRepository } from '../../../src/infrastructure/embedded/listings/EmbeddedPhotoRepository';
import { EmbeddedSession } from '../../../src/infrastructure/embedded/auth/EmbeddedSession';
import type { ListingImportProgress } from '../../../src/infrastructure/embedded/database/ListingImportProgress';
import { NOON } from '../builders/aListing';
import { embeddedIdentity } from './embeddedIdentity';
import { fieldsOf } from '../builders/fieldsOf';
import { giveEmbeddedRate } from './embeddedMessaging';
import { embeddedTabs, givenEmbeddedPerson, type EmbeddedTab } from './embeddedTabs';

export const clockAtNoon: Clock = { now: () => NOON };
export const noImport: ListingImportProgress = { isOver: true, failure: null, subscribeToEnd: () => () => undefined };

export async function embeddedListings(): Promise<ListingBackend> {
  const openTab = embeddedTabs();
  const [first, second] = [openTab(), openTab()];
  await givenEmbeddedPerson(first, 'claire', 'Claire');
  return {
    tab: listingsOf(first),
    otherTab: listingsOf(second),
    now: NOON,
    async given(listings) {
      for (const listing of listings) await listingsOf(first).publish(listing);
    },
    async storedFieldsOf(id) {
      const record = await first.database.read((connection) => connection.get('listings', id));
      return fieldsOf(record.ok ? record.value : undefined);
    },
    async freeListingsCountOf(uid) {
      const profile = await first.database.read((connection) => connection.get('users', uid));
      return profile.ok ? (profile.value?.freeListingsCount ?? 0) : NaN;
    },
    giveCount: (freeListingsCount) =>
      first.database.write(['users'], async (transaction) => {
        const users = transaction.objectStore('users');
        const claire = await users.get('claire');
        if (claire !== undefined) await users.put({ ...claire, freeListingsCount });
      }),
    giveRate: (rate) => giveEmbeddedRate(first.database, 'claire', 'listings', rate),
    users: new EmbeddedUserRepository(first.database, first.feed),
    removeAccount: () =>
      first.database.write(['users'], (transaction) => transaction.objectStore('users').delete('claire')),
  };
}

export function listingsOf({ database, feed }: EmbeddedTab, importProgress = noImport): EmbeddedListingRepository {
  return new EmbeddedListingRepository(database, feed, clockAtNoon, importProgress);
}

export function embeddedPhotos(): PhotoBackend {
  const tab = embeddedTabs()();
  return { photos: new EmbeddedPhotoRepository(tab.database, new RandomIdGenerator()), listings: listingsOf(tab) };
}

/** `carry` does between the tabs of a test what a browser does between real ones. */
export function embeddedAuthentication(carry: (session: EmbeddedSession) => EmbeddedSession): AuthenticationBackend {
  localStorage.clear();
  const openTab = embeddedTabs();
  const [first, second] = [openTab(), openTab()];
  const session = new EmbeddedSession(new PersonStorage());
  const otherSession = carry(session);
  return {
    tab: new EmbeddedAuthentication(first.database, session, clockAtNoon),
    otherTab: new EmbeddedAuthentication(second.database, otherSession, clockAtNoon),
    // Those of the demo catalogue.
    freeListingsCount: 6,
    async signIn(who) {
      await new EmbeddedDemoSignIn(embeddedIdentity(first, session).accounts).signIn(`demo-${who}`, 'all');
    },
  };
}
