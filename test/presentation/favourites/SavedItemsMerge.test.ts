import { expect, onTestFinished, test } from 'vitest';
import { newFavourite } from '../../../src/domain/favourites/Favourite';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { RATE_WINDOW, rateLimits } from '../../../src/domain/shared/Rate';
import { failure } from '../../../src/domain/shared/Result';
import { aSavedItemsSetup } from '../../support/builders/aSavedItemsSetup';
import { aListing } from '../../support/builders/aListing';
import { aProfile } from '../../support/builders/aPosting';
import { InMemorySavedItemsStore } from '../../support/inMemory/favourites/InMemorySavedItemsStore';

const lamp = aListing({ id: 'lamp' });
const ids = (favourites: readonly { readonly card: { readonly id: string } }[]) =>
  favourites.map(({ card }) => card.id);

test('what the account has no room for is said once', async () => {
  const { signInAs, savedItems, settle, guest, waitingFor, account } = aSavedItemsSetup();
  onTestFinished(savedItems.start());
  account.favourites.items = Array.from({ length: 500 }, (_, index) => newFavourite(aListing({ id: `l${index}` }), 1));
  guest.favourites.items = [newFavourite(lamp, 1)];
  signInAs(aProfile({ uid: 'karim' }));
  await settle();
  const { error } = savedItems;
  expect(error).toEqual({ what: 'no-room', leftOut: { favourites: 1, hiddenSellers: 0, savedSearches: 0 } });
  expect([ids(guest.favourites.items), ids(waitingFor('karim').favourites.items)]).toEqual([[], ['lamp']]);
  [null, aProfile({ uid: 'karim' })].forEach(signInAs);
  await settle();
  expect(savedItems.error).toBe(error);
});

test('a merge that is refused is said, and not tried again on this visit', async () => {
  const { signInAs, savedItems, statusWatchers, time, settle, guest, account } = aSavedItemsSetup();
  onTestFinished(savedItems.start());
  guest.favourites.items = [newFavourite(lamp, 1)];
  signInAs(aProfile({ uid: 'karim' }));
  account.favourites.failure = 'denied';
  await settle();
  expect([savedItems.error, time.waits, statusWatchers()]).toEqual([{ what: 'merge', why: 'denied' }, [], 0]);
});

test('a merge that is refused because of the clock is said, and not tried again on this visit', async () => {
  const store = new InMemorySavedItemsStore();
  const add = async () => failure('wrong-clock' as const);
  const account = { ...store, favourites: { ...store.favourites, add } };
  const { signInAs, savedItems, statusWatchers, time, settle, guest } = aSavedItemsSetup({ account });
  onTestFinished(savedItems.start());
  guest.favourites.items = [newFavourite(lamp, 1)];
  signInAs(aProfile({ uid: 'karim' }));
  await settle();
  expect([savedItems.error, time.waits, statusWatchers()]).toEqual([{ what: 'merge', why: 'wrong-clock' }, [], 0]);
});

test('a merge that exceeds the limit by the hour is said, and not tried again on this visit', async () => {
  const account = new InMemorySavedItemsStore();
  account.giveRate('karim', { since: 0, count: rateLimits.searches, last: 'another', at: 0 });
  const { signInAs, savedItems, statusWatchers, time, settle, guest, waitingFor } = aSavedItemsSetup({ account });
  onTestFinished(savedItems.start());
  const search = { id: 'search', name: 'Vélo', criteria: noCriteria, createdAt: 1, lookedAt: 1 };
  guest.savedSearches.items = [search];
  signInAs(aProfile({ uid: 'karim' }));
  await settle();
  const why = { kind: 'too-many', until: RATE_WINDOW };
  expect([savedItems.error, time.waits, statusWatchers()]).toEqual([{ what: 'merge', why }, [], 0]);
  expect(waitingFor('karim').savedSearches.items).toEqual([search]);
});
