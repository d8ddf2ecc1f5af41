import { expect, onTestFinished, test } from 'vitest';
import type { ListingRepository } from '../../../src/application/listings/ListingRepository';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { newFavourite } from '../../../src/domain/favourites/Favourite';
import type { Listing } from '../../../src/domain/listings/Listing';
import { failure, success } from '../../../src/domain/shared/Result';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { aSavedItemsSetup } from '../../support/builders/aSavedItemsSetup';
import { aListing } from '../../support/builders/aListing';
import { aProfile } from '../../support/builders/aPosting';

const lamp = aListing({ id: 'lamp' });
const sofa = aListing({ id: 'sofa' });
const search = { id: 'search', name: 'Vélo', criteria: noCriteria, createdAt: 1, lookedAt: 1 };

function started(setting: Parameters<typeof aSavedItemsSetup>[0] = {}) {
  const all = aSavedItemsSetup(setting);
  onTestFinished(all.savedItems.start());
  return all;
}

const answering = (listing: BackendResult<Listing | null>): Pick<ListingRepository, 'subscribe'> => ({
  subscribe: (_, listener) => {
    listener(listing);
    return () => undefined;
  },
});

const ids = (favourites: readonly { readonly card: { readonly id: string } }[]) =>
  favourites.map(({ card }) => card.id);

test('the favourites of a guest are stored in this browser', async () => {
  const { signInAs, savedMarks, settle, guest, account, marks } = started();
  signInAs(null);
  savedMarks.toggle(lamp);
  expect([...savedMarks.favourites]).toEqual(['lamp']);
  await settle();
  expect(ids(guest.favourites.items)).toEqual(['lamp']);
  expect(account.favourites.items).toEqual([]);
  expect(marks()).toEqual({ favourites: ['lamp'], hiddenSellers: [], pending: [] });
});

test('wishes wait until it is known who uses the site', async () => {
  const { signInAs, savedMarks, settle, guest, account } = started();
  savedMarks.toggle(lamp);
  await settle();
  expect(guest.favourites.items).toEqual([]);
  signInAs(aProfile({ uid: 'karim' }));
  await settle();
  expect(ids(account.favourites.items)).toEqual(['lamp']);
  expect(guest.favourites.items).toEqual([]);
});

test('hearts cached on the last visit stay until the favourites are emitted', async () => {
  const { signInAs, savedMarks, account } = started({
    marks: { favourites: ['lamp'], hiddenSellers: [], pending: [] },
  });
  expect([...savedMarks.favourites]).toEqual(['lamp']);
  account.favourites.items = [newFavourite(sofa, 1)];
  signInAs(aProfile({ uid: 'karim' }));
  expect([...savedMarks.favourites]).toEqual(['sofa']);
});

test('signing in moves the guest’s items to the account, and signing out hides those of the account', async () => {
  const { signInAs, savedMarks, settle, guest, account } = started();
  signInAs(null);
  savedMarks.toggle(lamp);
  savedMarks.request({ kind: 'hidden-seller', uid: 'claire', name: 'Claire', isWanted: true });
  await settle();
  account.favourites.items = [newFavourite(sofa, 1)];
  signInAs(aProfile({ uid: 'karim' }));
  await settle();
  expect(ids(account.favourites.items)).toEqual(['lamp', 'sofa']);
  expect(guest.favourites.items).toEqual([]);
  expect([[...savedMarks.favourites], [...savedMarks.hiddenSellers]]).toEqual([['lamp', 'sofa'], ['claire']]);
  signInAs(null);
  expect([savedMarks.favourites.size, savedMarks.hiddenSellers.size]).toEqual([0, 0]);
});

test('a merge that fails is said, and tried again by itself', async () => {
  const { signInAs, savedItems, time, settle, guest, account } = started();
  guest.favourites.items = [newFavourite(lamp, 1)];
  signInAs(aProfile({ uid: 'karim' }));
  account.favourites.failure = 'offline';
  await settle();
  expect(savedItems.error).toEqual({ what: 'merge', why: 'offline' });
  account.favourites.failure = null;
  await time.pass(30_000);
  expect(ids(account.favourites.items)).toEqual(['lamp']);
  expect(guest.favourites.items).toEqual([]);
});

test('a merge that goes on failing is said once', async () => {
  const { signInAs, savedItems, time, settle, guest, account } = started();
  guest.favourites.items = [newFavourite(lamp, 1)];
  signInAs(aProfile({ uid: 'karim' }));
  account.favourites.failure = 'offline';
  await settle();
  const { error } = savedItems;
  await time.pass(90_000);
  expect(error).not.toBeNull();
  expect(savedItems.error).toBe(error);
});

test('a merge that keeps failing is retried after longer and longer delays, and in the end given up', async () => {
  const { signInAs, time, settle, guest, account } = started();
  guest.favourites.items = [newFavourite(lamp, 1)];
  signInAs(aProfile({ uid: 'karim' }));
  account.favourites.failure = 'offline';
  await settle();
  const waits: number[] = [];
  for (let [next] = time.waits; next !== undefined && waits.length < 9; [next] = time.waits) {
    waits.push(next);
    await time.pass(next);
  }
  expect(waits).toEqual([30_000, 60_000, 120_000, 240_000]);
});

test('a merge that was given up is retried once when the backend is within reach again', async () => {
  const { signInAs, savedItems, setBackendState, statusWatchers, time, settle, guest, account } = started();
  guest.favourites.items = [newFavourite(lamp, 1)];
  signInAs(aProfile({ uid: 'karim' }));
  account.favourites.failure = 'offline';
  await settle();
  const { error } = savedItems;
  await time.pass(600_000);
  account.favourites.failure = null;
  setBackendState({ kind: 'ready' });
  await settle();
  expect(account.favourites.items).toEqual([]);
  setBackendState({ kind: 'offline' });
  setBackendState({ kind: 'ready' });
  await settle();
  expect(ids(account.favourites.items)).toEqual(['lamp']);
  expect(savedItems.error).toBe(error);
  expect([time.waits, statusWatchers()]).toEqual([[], 0]);
});

test('a merge that failed is not tried again once the person has left', async () => {
  const { signInAs, setBackendState, statusWatchers, time, settle, guest, account } = started();
  guest.favourites.items = [newFavourite(lamp, 1)];
  signInAs(aProfile({ uid: 'karim' }));
  account.favourites.failure = 'offline';
  await settle();
  signInAs(null);
  account.favourites.failure = null;
  setBackendState({ kind: 'ready' });
  await time.pass(600_000);
  expect([account.favourites.items, statusWatchers()]).toEqual([[], 0]);
});

test('a merge waits until the account can be read', async () => {
  const { signInAs, savedItems, time, settle, guest, account } = started();
  guest.favourites.items = [newFavourite(lamp, 1)];
  account.favourites.failure = 'offline';
  signInAs(aProfile({ uid: 'karim' }));
  await settle();
  expect(savedItems.error).toBeNull();
  account.favourites.failure = null;
  await time.pass(2000);
  expect(ids(account.favourites.items)).toEqual(['lamp']);
});

test.each([
  ['favourite', () => ({ kind: 'favourite', listing: lamp, isWanted: true }) as const],
  ['hidden-seller', () => ({ kind: 'hidden-seller', uid: 'claire', name: 'Claire', isWanted: true }) as const],
] as const)('a %s that cannot be stored is undone, and the failure is shown each time', async (what, command) => {
  const { signInAs, savedMarks, savedItems, settle, account } = started();
  signInAs(aProfile({ uid: 'karim' }));
  account.favourites.failure = account.hiddenSellers.failure = 'offline';
  savedMarks.request(command());
  expect(savedMarks.favourites.size + savedMarks.hiddenSellers.size).toBe(1);
  await settle();
  expect(savedMarks.favourites.size + savedMarks.hiddenSellers.size).toBe(0);
  const { error } = savedItems;
  expect(error).toEqual({ what, why: 'offline' });
  savedMarks.request(command());
  await settle();
  expect(savedItems.error).not.toBe(error);
});

test('what is no longer wanted is removed', async () => {
  const { signInAs, savedMarks, settle, guest } = started();
  signInAs(null);
  savedMarks.toggle(lamp);
  savedMarks.request({ kind: 'hidden-seller', uid: 'claire', name: 'Claire', isWanted: true });
  await settle();
  savedMarks.toggle(lamp);
  savedMarks.request({ kind: 'hidden-seller', uid: 'claire', name: 'Claire', isWanted: false });
  await settle();
  expect([guest.favourites.items, guest.hiddenSellers.items]).toEqual([[], []]);
});

test('five hundred favourites are stored and no more', async () => {
  const { signInAs, savedMarks, savedItems, settle, guest } = started();
  guest.favourites.items = Array.from({ length: 500 }, (_, index) => newFavourite(aListing({ id: `l${index}` }), 1));
  signInAs(null);
  savedMarks.toggle(lamp);
  await settle();
  expect(savedItems.error).toEqual({ what: 'favourite', why: 'too-many-favourites' });
  expect(guest.favourites.items).toHaveLength(500);
});

test('a favourite that is stored already is none too many', async () => {
  const { signInAs, savedItems, settle, guest } = started();
  guest.favourites.items = Array.from({ length: 500 }, (_, index) => newFavourite(aListing({ id: `l${index}` }), 1));
  signInAs(null);
  await savedItems.execute({ kind: 'favourite', listing: aListing({ id: 'l7' }), isWanted: true });
  await settle();
  expect(savedItems.error).toBeNull();
});

test('the listing of a heart touched before the application ran is found by its id', async () => {
  const { signInAs, savedMarks, settle, guest, marks } = started({ listings: answering(success(sofa)) });
  signInAs(null);
  savedMarks.request({ kind: 'early-favourite', listing: { id: 'sofa' }, isWanted: true });
  await settle();
  expect(guest.favourites.items.map(({ card }) => card.title)).toEqual([sofa.title]);
  expect(marks()).toEqual({ favourites: ['sofa'], hiddenSellers: [], pending: [] });
});

test('a heart emptied before the application ran is a favourite no longer', async () => {
  const { signInAs, savedMarks, settle, guest } = started();
  guest.favourites.items = [newFavourite(sofa, 1)];
  signInAs(null);
  savedMarks.request({ kind: 'early-favourite', listing: { id: 'sofa' }, isWanted: false });
  await settle();
  expect(guest.favourites.items).toEqual([]);
});

test('a heart touched before the application ran adds nothing where its listing is gone or cannot be read, which is said', async () => {
  const command = { kind: 'early-favourite', listing: { id: 'sofa' }, isWanted: true } as const;
  const gone = started({ listings: answering(success(null)) });
  const offline = started({ listings: answering(failure('offline')) });
  for (const { signInAs, savedItems, guest } of [gone, offline]) {
    signInAs(null);
    await savedItems.execute(command);
    expect(guest.favourites.items).toEqual([]);
  }
  expect(gone.savedItems.error).toBeNull();
  expect(offline.savedItems.error).toEqual({ what: 'favourite', why: 'offline' });
});

test('a heart touched before the application ran is not added for another person who comes while its listing is read', async () => {
  let emit: (listing: BackendResult<Listing>) => void = () => undefined;
  const { signInAs, savedMarks, settle, guest, account } = started({
    listings: {
      subscribe: (_, listener) => {
        emit = listener;
        return () => undefined;
      },
    },
  });
  signInAs(aProfile({ uid: 'karim' }));
  await settle();
  savedMarks.request({ kind: 'early-favourite', listing: { id: 'sofa' }, isWanted: true });
  signInAs(null);
  emit(success(sofa));
  await settle();
  expect([guest.favourites.items, account.favourites.items]).toEqual([[], []]);
});

test('a search of which the page is left before it is stored is stored by the next page', async () => {
  const left = started();
  left.signInAs(aProfile({ uid: 'karim' }));
  await left.settle();
  const saving = left.savedItems.saveSearch(search);
  const marks = left.marks();
  expect(marks?.pending).toEqual([{ kind: 'saved-search', search }]);
  await saving;
  expect(left.marks()?.pending).toEqual([]);

  const next = started({ marks });
  next.signInAs(aProfile({ uid: 'karim' }));
  await next.settle();
  expect(next.account.savedSearches.items).toEqual([search]);
  expect(next.marks()?.pending).toEqual([]);
});

test('a search that is saved, renamed and removed at once is not stored by the next page', async () => {
  const { signInAs, savedItems, settle, account, marks } = started();
  signInAs(aProfile({ uid: 'karim' }));
  await settle();
  void savedItems.saveSearch(search);
  void savedItems.saveSearch({ ...search, name: 'Vélo de ville' });
  expect(marks()?.pending).toEqual([{ kind: 'saved-search', search: { ...search, name: 'Vélo de ville' } }]);
  void savedItems.removeSearch(search.id);
  expect(marks()?.pending).toEqual([]);
  await settle();
  expect(account.savedSearches.items).toEqual([]);
});

test('looking at results is stored, and a failure to store it is not shown', async () => {
  const { signInAs, savedItems, time, settle, guest } = started();
  guest.savedSearches.items = [search];
  signInAs(null);
  await savedItems.markLookedAt(search);
  expect(guest.savedSearches.items).toEqual([{ ...search, lookedAt: time.now() }]);
  guest.savedSearches.failure = 'full';
  await savedItems.markLookedAt(search);
  await settle();
  expect(savedItems.error).toBeNull();
});

test('a search that cannot be saved, or removed, is said', async () => {
  const { signInAs, savedItems, guest } = started();
  signInAs(null);
  guest.savedSearches.failure = 'full';
  await savedItems.saveSearch(search);
  expect(savedItems.error).toEqual({ what: 'saved-search', why: 'full' });
  await savedItems.removeSearch('search');
  expect(savedItems.savedSearches.items).toEqual([]);
});

test('saved items that could not be read are read again when asked', () => {
  const { signInAs, savedItems, account } = started();
  account.favourites.failure = 'offline';
  signInAs(aProfile({ uid: 'karim' }));
  expect(savedItems.favourites.failure).toBe('offline');
  account.favourites.failure = null;
  savedItems.reload();
  expect(savedItems.favourites.stored).toEqual([]);
});

test('a view-model that has ended follows nothing and ignores commands', async () => {
  const { signInAs, savedMarks, savedItems, settle, guest } = aSavedItemsSetup();
  const stop = savedItems.start();
  signInAs(null);
  stop();
  savedMarks.toggle(lamp);
  await settle();
  expect([guest.favourites.items, guest.favourites.watchers]).toEqual([[], 0]);
});
