// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { CachedProfile } from '../../../../src/application/account/ProfileCache';
import type { Marks } from '../../../../src/application/favourites/SavedMarksCache';
import type { PendingDeletion } from '../../../../src/application/listings/PendingDeletions';
import type { PreparedPhoto } from '../../../../src/application/listings/PhotoRepository';
import type { QueuedMessage } from '../../../../src/application/messaging/MessageOutbox';
import type { ContactDraft } from '../../../../src/domain/contact/ContactDraft';
import type { Favourite } from '../../../../src/domain/favourites/Favourite';
import type { HiddenSeller } from '../../../../src/domain/favourites/HiddenSeller';
import type { SavedSearch } from '../../../../src/domain/favourites/SavedSearch';
import type { ListingDraft } from '../../../../src/domain/listings/draft/ListingDraft';
import type { AppConfiguration } from '../../../../src/domain/maintenance/AppConfiguration';
import { DAY } from '../../../../src/domain/shared/Instant';
import { success } from '../../../../src/domain/shared/Result';
import { IndexedDbPhotoUploadQueue } from '../../../../src/infrastructure/browser/photos/IndexedDbPhotoUploadQueue';
import { LocalStorageChosenPlace } from '../../../../src/infrastructure/browser/storage/LocalStorageChosenPlace';
import { LocalStorageContactDrafts } from '../../../../src/infrastructure/browser/storage/LocalStorageContactDrafts';
import { LocalStorageCountedViews } from '../../../../src/infrastructure/browser/storage/LocalStorageCountedViews';
import { LocalStorageFavouriteRepository } from '../../../../src/infrastructure/browser/storage/LocalStorageFavouriteRepository';
import { LocalStorageFormDrafts } from '../../../../src/infrastructure/browser/storage/LocalStorageFormDrafts';
import { LocalStorageHiddenSellers } from '../../../../src/infrastructure/browser/storage/LocalStorageHiddenSellers';
import { LocalStorageMaintenanceMemory } from '../../../../src/infrastructure/browser/storage/LocalStorageMaintenanceMemory';
import { LocalStorageMessageDrafts } from '../../../../src/infrastructure/browser/storage/LocalStorageMessageDrafts';
import { LocalStorageMessageOutbox } from '../../../../src/infrastructure/browser/storage/LocalStorageMessageOutbox';
import { LocalStoragePendingDeletions } from '../../../../src/infrastructure/browser/storage/LocalStoragePendingDeletions';
import { LocalStoragePostingDrafts } from '../../../../src/infrastructure/browser/storage/posting/LocalStoragePostingDrafts';
import { LocalStorageProfileCache } from '../../../../src/infrastructure/browser/storage/LocalStorageProfileCache';
import { LocalStorageRecentSearches } from '../../../../src/infrastructure/browser/storage/LocalStorageRecentSearches';
import { LocalStorageSavedMarksCache } from '../../../../src/infrastructure/browser/storage/LocalStorageSavedMarksCache';
import { LocalStorageSavedSearchRepository } from '../../../../src/infrastructure/browser/storage/LocalStorageSavedSearchRepository';
import { LocalStorageSeenListings } from '../../../../src/infrastructure/browser/storage/LocalStorageSeenListings';
import { LocalStorageThemePreference } from '../../../../src/infrastructure/browser/storage/LocalStorageThemePreference';
import { LocalStorageVisitMarker } from '../../../../src/infrastructure/browser/storage/LocalStorageVisitMarker';
import { PersonStorage } from '../../../../src/infrastructure/browser/storage/PersonStorage';
import {
  bicycle,
  claire,
  first,
  loadFormerVersion,
  minute,
  nantes,
  photo,
  savedSearch,
  sofa,
} from '../../../support/embedded/formerVersion';

const GUEST_ID = 'visitor';
const conversationId = 'former-velo~demo-karim';

beforeAll(async () => {
  // happy-dom’s navigator has no usable locks.
  vi.stubGlobal('navigator', {});
  await loadFormerVersion();
});

describe('what the former version stored of a person', () => {
  test('the listing being written is read', () => {
    expect(new LocalStoragePostingDrafts().of(claire)).toEqual<ListingDraft>({
      id: 'draft-1',
      kind: 'offer',
      categoryId: 'velos',
      title: 'Tandem',
      description: 'Pour deux.',
      priceKind: 'amount',
      price: '300',
      fields: { bicycleType: 'ville' },
      photos: [photo],
      location: nantes,
      placeText: '',
      handover: { inPerson: true, delivery: false },
      sellerKind: 'professional',
      companyName: 'Vélos Claire',
      siret: '12345678900012',
    });
  });

  test('messages that wait to be sent are read, with a photo', async () => {
    const { id, title, price, categoryId, photos, ownerId } = bicycle;
    expect(new LocalStorageMessageOutbox().of(claire)).toEqual<readonly QueuedMessage[]>([
      {
        id: 'message-5',
        conversationId: `${id}~${claire}`,
        authorId: claire,
        content: { kind: 'text', text: 'Toujours à vendre ?' },
        opening: {
          listing: { id, title, price, categoryId, photo: photos[0] ?? null },
          buyer: { uid: claire, name: 'Claire' },
          seller: { uid: ownerId, name: 'Claire D.' },
        },
        writtenAt: minute(9),
        hasWaitingPhoto: false,
        isRefused: false,
      },
      {
        id: 'message-6',
        conversationId,
        authorId: claire,
        content: {
          kind: 'photo',
          photo: { id: 'message-6', width: 1200, height: 900, url: 'data:image/webp;base64,AQID' },
        },
        opening: null,
        writtenAt: minute(9),
        hasWaitingPhoto: true,
        isRefused: true,
        isPhotoLost: true,
      },
    ]);
    const queued = await new Promise<PreparedPhoto | null>((resolve) => {
      void new IndexedDbPhotoUploadQueue({ now: () => minute(10) }).process(
        { authorId: claire, id: 'message-6' },
        (waiting) => {
          resolve(waiting);
          return Promise.resolve(success());
        },
      );
    });
    expect(queued).toEqual<PreparedPhoto>({
      width: 1200,
      height: 900,
      renditions: {
        thumbnail: { bytes: new Uint8Array([1, 2, 3]), type: 'image/webp' },
        card: { bytes: new Uint8Array([4, 5, 6]), type: 'image/webp' },
        page: { bytes: new Uint8Array([7, 8, 9]), type: 'image/jpeg' },
      },
    });
  });

  test('drafts of messages and forms, and deletions that can still be undone, are read', () => {
    expect(new LocalStorageMessageDrafts().of(conversationId, claire)).toBe('Je voulais aussi');
    expect(new LocalStorageFormDrafts().of('profile', claire)).toEqual({ displayName: 'Claire B.', about: 'Bonjour' });
    expect(new LocalStoragePendingDeletions().of(claire)).toEqual<readonly PendingDeletion[]>([
      { listingId: 'former-ancien', ownerId: claire, due: minute(9) + 8000 },
    ]);
  });

  test('the profile and the marks that are shown first are read', () => {
    expect(new LocalStorageProfileCache(new PersonStorage()).current()).toEqual<CachedProfile>({
      profile: {
        uid: claire,
        phoneNumber: null,
        email: 'claire@example.fr',
        photoURL: 'photo/portrait',
        displayName: 'Claire',
        createdAt: minute(0),
        updatedAt: minute(1),
        freeListingsCount: 1,
        role: 'user',
      },
      isProvisional: false,
    });
    expect(new LocalStorageSavedMarksCache(new PersonStorage()).read()).toEqual<Marks>({
      favourites: [sofa.id],
      hiddenSellers: ['demo-marchand'],
      pending: [],
    });
  });
});

describe('what the former version stored of a guest', () => {
  test('favourites, saved searches and hidden sellers are read', async () => {
    const [favourites, searches, sellers] = [
      new LocalStorageFavouriteRepository(),
      new LocalStorageSavedSearchRepository(),
      new LocalStorageHiddenSellers(),
    ];
    expect(await first((listener) => favourites.subscribe(GUEST_ID, listener))).toEqual(
      success<readonly Favourite[]>([{ addedAt: minute(9), card: bicycle }]),
    );
    expect(await first((listener) => searches.subscribe(GUEST_ID, listener))).toEqual(
      success<readonly SavedSearch[]>([savedSearch]),
    );
    expect(await first((listener) => sellers.subscribe(GUEST_ID, listener))).toEqual(
      success<readonly HiddenSeller[]>([{ uid: 'demo-marchand', name: 'Marchand', hiddenAt: minute(9) }]),
    );
  });

  test('recent searches, the chosen place and the listings that were opened are read', () => {
    expect(new LocalStorageRecentSearches().all()).toEqual(['vélo de ville', 'tandem']);
    expect(new LocalStorageChosenPlace().current()).toEqual(nantes);
    expect(new LocalStorageSeenListings().has(sofa.id)).toBe(true);
    expect(new LocalStorageCountedViews().isCounted(bicycle.id)).toBe(true);
  });

  test('the message to the team that was being written is read', () => {
    expect(new LocalStorageContactDrafts().current()).toEqual<ContactDraft>({
      id: 'contact-2',
      name: 'Claire',
      email: 'claire@example.fr',
      subject: 'data',
      message: 'Mes données',
    });
  });

  test('the theme, the visit of the day and the maintenance are read', async () => {
    expect(new LocalStorageThemePreference().current()).toBe('dark');
    expect(await new LocalStorageVisitMarker().claim('2026-06-15')).toBe(false);
    const memory = new LocalStorageMaintenanceMemory();
    expect(memory.hasOverride()).toBe(true);
    expect(memory.lastKnown()).toEqual<AppConfiguration>({
      maintenance: true,
      targetDate: minute(0) + DAY,
      countdownConfig: { days: 3, hours: 4, minutes: 5, seconds: 6 },
    });
  });
});
