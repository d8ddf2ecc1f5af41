import { doc, getDoc, Timestamp } from 'firebase/firestore';
import { afterEach, expect, test, vi } from 'vitest';
import { HOUR, MINUTE } from '../../../../src/domain/shared/Instant';
import { ChangeListingState } from '../../../../src/application/listings/ChangeListingState';
import { newFavourite } from '../../../../src/domain/favourites/Favourite';
import { transitionListing } from '../../../../src/domain/listings/lifecycle/transitionListing';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { noCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { failure, success } from '../../../../src/domain/shared/Result';
import { ClockCheck } from '../../../../src/infrastructure/firebase/connection/ClockCheck';
import { FirestoreListingRepository } from '../../../../src/infrastructure/firebase/listings/FirestoreListingRepository';
import { FirestoreBlockRepository } from '../../../../src/infrastructure/firebase/messaging/FirestoreBlockRepository';
import { FirestoreContactMessageRepository } from '../../../../src/infrastructure/firebase/site/FirestoreContactMessageRepository';
import { FirestoreNewsletterRepository } from '../../../../src/infrastructure/firebase/site/FirestoreNewsletterRepository';
import { FirestorePreferencesRepository } from '../../../../src/infrastructure/firebase/account/FirestorePreferencesRepository';
import { FirestoreReportRepository } from '../../../../src/infrastructure/firebase/moderation/FirestoreReportRepository';
import { aContactMessage } from '../../../contracts/contact/contactMessageContract';
import { firebaseMessaging } from '../../../support/firebase/firebaseMessaging';
import { aListing } from '../../../support/builders/aListing';
import { firestoreProfilesOf } from '../../../support/firebase/firebaseProfiles';
import { openFirebaseTab, realClock } from '../../../support/firebase/firebaseTab';
import { savedItemsIn } from '../../../support/firebase/firebaseSavedItems';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['fast', HOUR],
  ['slow', -HOUR],
])(
  'a browser whose clock is an hour %s works like any other, and its writes have the server time',
  async (_, wrong) => {
    const { projectId } = await firebaseMessaging();
    const owner = openFirebaseTab(projectId, 'owner').firestore;
    const tab = openFirebaseTab(projectId, 'karim');
    const { firestore, operations } = tab;
    const [now, message] = [Date.now(), aContactMessage()];
    vi.setSystemTime(now + wrong);
    const done = {
      'users/karim/blocks/claire blockedAt': await new FirestoreBlockRepository(firestore, operations).block('karim', {
        uid: 'claire',
        name: 'Claire',
      }),
      'reports/karim~listing~velo createdAt': await new FirestoreReportRepository(firestore, operations, realClock).add(
        {
          reporterId: 'karim',
          target: { kind: 'listing', id: 'velo' },
          reason: 'scam',
          details: '',
        },
      ),
      'users/karim/private/preferences updatedAt': await new FirestorePreferencesRepository(
        firestore,
        operations,
      ).change('karim', { notifications: { messages: false, savedSearches: false } }),
      'users/karim updatedAt': await firestoreProfilesOf(tab).change('karim', { displayName: 'Karim B.' }),
      [`contact_messages/${message.id} sentAt`]: await new FirestoreContactMessageRepository(firestore, operations).add(
        message,
      ),
    };
    const letters = new FirestoreNewsletterRepository(firestore, operations);
    expect(
      await letters.add({ email: message.email, source: 'maintenance_page', unsubscribeToken: 'a1B2c3D4e5F6g7H8i9J0' }),
    ).toEqual(success());
    vi.useRealTimers();
    for (const [place, outcome] of Object.entries(done)) {
      const [path = '', field = ''] = place.split(' ');
      expect([place, outcome]).toEqual([place, success()]);
      const moment: unknown = (await getDoc(doc(owner, path))).get(field);
      expect(Math.abs((moment instanceof Timestamp ? moment.toMillis() : NaN) - now)).toBeLessThan(MINUTE);
    }
  },
);

test.each([
  ['fast are refused, with the clock as the reason', HOUR, failure('wrong-clock')],
  ['slow are stored', -HOUR, success()],
])('saved items from a clock that is an hour %s', async (_, wrong, expected) => {
  const { projectId } = await firebaseMessaging();
  const time = Date.now() + wrong;
  const saved = savedItemsIn(openFirebaseTab(projectId, 'karim'), { now: () => time });
  const search = { id: 'velos', name: 'Vélos', criteria: noCriteria, createdAt: time, lookedAt: time };
  expect(await saved.favourites.add('karim', newFavourite(aListing(), time))).toEqual(expected);
  expect(await saved.savedSearches.save('karim', search)).toEqual(expected);
  expect(await saved.hiddenSellers.hide('karim', { uid: 'claire', name: 'Claire', hiddenAt: time })).toEqual(expected);
});

test.each([
  ['fast', HOUR],
  ['slow', -HOUR],
])(
  'a change of a listing from a clock that is an hour %s is refused, with the clock as the reason',
  async (_, wrong) => {
    const { projectId } = await firebaseMessaging();
    const { firestore, operations } = openFirebaseTab(projectId, 'claire');
    const clock = { now: () => Date.now() + wrong };
    const listings = new FirestoreListingRepository(firestore, operations, clock, new ClockCheck(clock));
    const changes = new ChangeListingState(listings, clock, { execute: async () => true });
    for (const step of ['reserve', 'sell', 'pause'] as const)
      expect([step, await changes.execute('velo', step)]).toEqual([step, failure('wrong-clock')]);
    const deletion = (listing: Listing) => transitionListing(listing, 'delete', clock.now());
    expect(await listings.change('velo', deletion)).toEqual(failure('wrong-clock'));
    const cheaper = (listing: Listing) =>
      success({ ...listing, price: { kind: 'gift' as const }, updatedAt: clock.now() });
    expect(await listings.change('velo', cheaper)).toEqual(failure('wrong-clock'));
  },
);

test('a person with a wrong clock deletes their account and is not named any more', async () => {
  const { projectId } = await firebaseMessaging();
  const tab = openFirebaseTab(projectId, 'karim');
  vi.setSystemTime(Date.now() + HOUR);
  expect(await firestoreProfilesOf(tab).remove('karim')).toEqual(success());
});
