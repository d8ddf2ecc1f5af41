import { describe, expect, test } from 'vitest';
import type { ProfileRepository } from '../../../src/application/account/ProfileRepository';
import type { SavedItemsStore } from '../../../src/application/favourites/SavedItemsStores';
import type { ListingBuyers } from '../../../src/application/listings/ListingBuyers';
import type { ListingRepository } from '../../../src/application/listings/ListingRepository';
import type { PhotoRepository } from '../../../src/application/listings/PhotoRepository';
import type { BlockRepository } from '../../../src/application/messaging/BlockRepository';
import type { ParticipantAnonymiser } from '../../../src/application/messaging/ParticipantAnonymiser';
import type { ConversationRepository } from '../../../src/application/messaging/ConversationRepository';
import type { NewsletterRepository } from '../../../src/application/newsletter/NewsletterRepository';
import type { PreferencesRepository } from '../../../src/application/preferences/PreferencesRepository';
import { DeleteAccount } from '../../../src/application/privacy/DeleteAccount';
import type { ErasureRequests } from '../../../src/application/privacy/ErasureRequests';
import type { PersonalRecords } from '../../../src/application/privacy/PersonalRecords';
import type { Subscribe } from '../../../src/application/shared/firstEmission';
import { DELETED_PERSON } from '../../../src/domain/account/UserProfile';
import { newFavourite } from '../../../src/domain/favourites/Favourite';
import { transitionListing } from '../../../src/domain/listings/lifecycle/transitionListing';
import type { Photo } from '../../../src/domain/listings/Photo';
import { defaultPreferences } from '../../../src/domain/preferences/Preferences';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { EmailAddress } from '../../../src/domain/shared/EmailAddress';
import { failure, success, type Result } from '../../../src/domain/shared/Result';
import { aFirstMessage } from '../../support/builders/aConversation';
import { aListing } from '../../support/builders/aListing';
import { anAccount } from '../../support/builders/aPerson';
import { aPreparedPhoto } from '../../support/builders/aPosting';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';

export interface PersonalTab extends SavedItemsStore {
  readonly profiles: ProfileRepository;
  readonly preferences: PreferencesRepository;
  readonly listings: ListingRepository;
  readonly listingBuyers: ListingBuyers;
  readonly photos: PhotoRepository;
  readonly blocks: BlockRepository;
  readonly conversations: ConversationRepository;
  readonly names: ParticipantAnonymiser;
  readonly newsletter: NewsletterRepository;
  readonly records: PersonalRecords;
  readonly requests: ErasureRequests;
}

export interface DepartureBackend {
  /** Claire and Karim have accounts. */
  readonly claire: PersonalTab;
  readonly karim: PersonalTab;
  /** Claire’s tab in which she deletes her account. */
  readonly leaving: PersonalTab;
  readonly now: number;
}

const unsubscribeToken = 'a1B2c3D4e5F6g7H8i9J0';

/** `identityContract` tests the deletion of the identity. */
const identity = { checkRecentSignIn: async () => success(), deleteIdentity: async () => success() };

/** `isSuspended`: whether Claire is suspended when she deletes her account; backends without suspension ignore it. */
export function describeDeparture(
  name: string,
  makeBackend: (isSuspended: boolean) => Promise<DepartureBackend>,
): void {
  describe(`${name}, contract of the deletion of an account`, () => {
    test.each([
      ['a person', false],
      ['a suspended person', true],
    ])('%s deletes their account, and none of their personal data can be seen any more', async (_who, isSuspended) => {
      const { claire, karim, leaving, now } = await makeBackend(isSuspended);
      const photos = await lives(claire, karim, now);
      const account = { ...anAccount, photoURL: `photo:${photos[1]?.id ?? ''}` };
      expect(await deletionIn(leaving, now).execute(account)).toEqual(success());
      await expectGone(leaving, karim, photos);
    });
  });
}

/** Of a browser without drafts and unsent messages; the identity is left. */
export function deletionIn(leaving: PersonalTab, now: number): DeleteAccount {
  return new DeleteAccount(
    leaving,
    leaving.names,
    identity,
    leaving.requests,
    { now: () => now },
    { allOf: () => [] },
    { of: () => [] },
    { clear: async () => undefined },
  );
}

/** None of Claire’s personal data can be seen any more, by herself (`leaving`) or by Karim. */
export async function expectGone(leaving: PersonalTab, karim: PersonalTab, photos: readonly Photo[]): Promise<void> {
  const own = await leaving.listings.ownedBy('claire');
  expect(own).toEqual(success([]));
  expect(await Promise.all(photos.map((photo) => isThere(leaving.photos, photo)))).toEqual([false, false]);
  expect(await leaving.listingBuyers.of(['velo'])).toEqual(success(new Map()));
  expect(await karim.newsletter.remove(unsubscribeToken)).toEqual(failure('not-subscribed'));
  const { favourites, savedSearches, hiddenSellers, blocks, preferences } = leaving;
  for (const part of [favourites, savedSearches, hiddenSellers, blocks]) await comesTo(part, success([]));
  await comesTo(preferences, success(defaultPreferences));
  await comesTo(karim.profiles, success(null));
  const conversations = valueOf(await karim.conversations.everythingOf('karim'));
  expect(conversations.map(({ conversation, messages }) => [conversation.seller.name, messages.length])).toEqual([
    [DELETED_PERSON, 1],
  ]);
}

/** Claire stores data of every kind. Returns her photos. */
export async function lives(claire: PersonalTab, karim: PersonalTab, now: number): Promise<readonly Photo[]> {
  const photos = [
    valueOf(await claire.photos.store('claire', aPreparedPhoto)),
    valueOf(await claire.photos.store('claire', aPreparedPhoto)),
  ];
  const dated = { publishedAt: now, updatedAt: now };
  const velo = aListing(dated);
  const canape = aListing({ id: 'canape', ownerId: 'karim', seller: { ...velo.seller, name: 'Karim' }, ...dated });
  for (const done of [
    await claire.listings.publish(velo),
    await claire.listings.publish(aListing({ id: 'lampe', photos: photos.slice(0, 1), ...dated })),
    await karim.listings.publish(canape),
    await karim.conversations.send(aFirstMessage()),
    await claire.profiles.change('claire', { about: 'Je répare des vélos.', photoURL: `photo:${photos[1]?.id ?? ''}` }),
    await claire.preferences.change('claire', { notifications: { messages: false, savedSearches: false } }),
    await claire.favourites.add('claire', newFavourite(canape, now)),
    await claire.savedSearches.save('claire', {
      id: 'velos',
      name: 'Vélos',
      criteria: noCriteria,
      createdAt: now,
      lookedAt: now,
    }),
    await claire.hiddenSellers.hide('claire', { uid: 'karim', name: 'Karim', hiddenAt: now }),
    await claire.newsletter.add({
      email: valueOf(EmailAddress.parse('claire@exemple.fr')),
      source: 'maintenance_page',
      unsubscribeToken,
    }),
    await claire.blocks.block('claire', { uid: 'karim', name: 'Karim' }),
  ])
    expect(done).toEqual(success());
  expect(await claire.listings.change('velo', (listing) => transitionListing(listing, 'reserve', now))).toMatchObject({
    ok: true,
  });
  expect(await claire.listingBuyers.assign({ listingId: 'velo', ownerId: 'claire', buyerId: 'karim' })).toEqual(
    success(),
  );
  expect(await Promise.all(photos.map((photo) => isThere(claire.photos, photo)))).toEqual([true, true]);
  return photos;
}

/** Waits until a subscription about Claire emits the expected value. */
function comesTo(part: { readonly subscribe: Subscribe<unknown> }, expected: unknown): Promise<void> {
  return recordedEmissions<unknown>((listener) => part.subscribe('claire', listener)).becomes(expected);
}

async function isThere(photos: PhotoRepository, photo: Photo): Promise<boolean> {
  const address = await photos.addressOf(photo, 'page');
  return address !== null && (await fetch(address, { cache: 'no-store' })).ok;
}

function valueOf<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(result.failure);
  return result.value;
}
