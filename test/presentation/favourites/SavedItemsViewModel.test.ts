import { expect, onTestFinished, test } from 'vitest';
import { newFavourite } from '../../../src/domain/favourites/Favourite';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { aKeeping } from '../../support/builders/aKeeping';
import { aListing } from '../../support/builders/aListing';
import { aProfile } from '../../support/builders/aPosting';

const lamp = aListing({ id: 'lamp' });
const sofa = aListing({ id: 'sofa' });
const search = { id: 'search', name: 'Vélo', criteria: noCriteria, createdAt: 1, lookedAt: 1 };

function started(setting: Parameters<typeof aKeeping>[0] = {}) {
  const all = aKeeping(setting);
  onTestFinished(all.keeping.start());
  return all;
}

const ids = (favourites: readonly { readonly card: { readonly id: string } }[]) =>
  favourites.map(({ card }) => card.id);

test('what a visitor likes is kept in this browser', async () => {
  const { become, kept, settle, visitor, account, marks } = started();
  become(null);
  kept.toggle(lamp);
  expect([...kept.favourites]).toEqual(['lamp']);
  await settle();
  expect(ids(visitor.favourites.items)).toEqual(['lamp']);
  expect(account.favourites.items).toEqual([]);
  expect(marks()).toEqual({ favourites: ['lamp'], hiddenSellers: [] });
});

test('wishes wait until it is known who uses the site', async () => {
  const { become, kept, settle, visitor, account } = started();
  kept.toggle(lamp);
  await settle();
  expect(visitor.favourites.items).toEqual([]);
  become(aProfile({ uid: 'karim' }));
  await settle();
  expect(ids(account.favourites.items)).toEqual(['lamp']);
  expect(visitor.favourites.items).toEqual([]);
});

test('hearts remembered from the last visit stay until the favourites are told', async () => {
  const { become, kept, account } = started({ marks: { favourites: ['lamp'], hiddenSellers: [] } });
  expect([...kept.favourites]).toEqual(['lamp']);
  account.favourites.items = [newFavourite(sofa, 1)];
  become(aProfile({ uid: 'karim' }));
  expect([...kept.favourites]).toEqual(['sofa']);
});

test('at sign-in, what the visitor kept joins the account; at sign-out, the account’s things go out of sight', async () => {
  const { become, kept, settle, visitor, account } = started();
  become(null);
  kept.toggle(lamp);
  kept.request({ kind: 'hidden-seller', uid: 'claire', name: 'Claire', isWanted: true });
  await settle();
  account.favourites.items = [newFavourite(sofa, 1)];
  become(aProfile({ uid: 'karim' }));
  await settle();
  expect(ids(account.favourites.items)).toEqual(['lamp', 'sofa']);
  expect(visitor.favourites.items).toEqual([]);
  expect([[...kept.favourites], [...kept.hiddenSellers]]).toEqual([['lamp', 'sofa'], ['claire']]);
  become(null);
  expect([kept.favourites.size, kept.hiddenSellers.size]).toEqual([0, 0]);
});

test('a merge that fails is said, and tried again by itself', async () => {
  const { become, keeping, time, settle, visitor, account } = started();
  visitor.favourites.items = [newFavourite(lamp, 1)];
  become(aProfile({ uid: 'karim' }));
  account.favourites.broken = 'offline';
  await settle();
  expect(keeping.trouble).toEqual({ what: 'merge', why: 'offline' });
  account.favourites.broken = null;
  await time.pass(30_000);
  expect(ids(account.favourites.items)).toEqual(['lamp']);
  expect(visitor.favourites.items).toEqual([]);
});

test('a merge that goes on failing is said once', async () => {
  const { become, keeping, time, settle, visitor, account } = started();
  visitor.favourites.items = [newFavourite(lamp, 1)];
  become(aProfile({ uid: 'karim' }));
  account.favourites.broken = 'offline';
  await settle();
  const { trouble } = keeping;
  await time.pass(90_000);
  expect(trouble).not.toBeNull();
  expect(keeping.trouble).toBe(trouble);
});

test('a merge that goes on failing is tried again ever later, and in the end no more', async () => {
  const { become, time, settle, visitor, account } = started();
  visitor.favourites.items = [newFavourite(lamp, 1)];
  become(aProfile({ uid: 'karim' }));
  account.favourites.broken = 'offline';
  await settle();
  const waits: number[] = [];
  for (let [next] = time.waits; next !== undefined && waits.length < 9; [next] = time.waits) {
    waits.push(next);
    await time.pass(next);
  }
  expect(waits).toEqual([30_000, 60_000, 120_000, 240_000]);
});

test('a merge that was given up is taken up when the backend is back within reach, and then no more', async () => {
  const { become, keeping, reach, statusWatchers, time, settle, visitor, account } = started();
  visitor.favourites.items = [newFavourite(lamp, 1)];
  become(aProfile({ uid: 'karim' }));
  account.favourites.broken = 'offline';
  await settle();
  const { trouble } = keeping;
  await time.pass(600_000);
  account.favourites.broken = null;
  reach({ kind: 'ready' });
  await settle();
  expect(account.favourites.items).toEqual([]);
  reach({ kind: 'offline' });
  reach({ kind: 'ready' });
  await settle();
  expect(ids(account.favourites.items)).toEqual(['lamp']);
  expect(keeping.trouble).toBe(trouble);
  expect([time.waits, statusWatchers()]).toEqual([[], 0]);
});

test('a merge that failed is not tried again once the person has left', async () => {
  const { become, reach, statusWatchers, time, settle, visitor, account } = started();
  visitor.favourites.items = [newFavourite(lamp, 1)];
  become(aProfile({ uid: 'karim' }));
  account.favourites.broken = 'offline';
  await settle();
  become(null);
  account.favourites.broken = null;
  reach({ kind: 'ready' });
  await time.pass(600_000);
  expect([account.favourites.items, statusWatchers()]).toEqual([[], 0]);
});

test('a merge waits until the account can be read', async () => {
  const { become, keeping, time, settle, visitor, account } = started();
  visitor.favourites.items = [newFavourite(lamp, 1)];
  account.favourites.broken = 'offline';
  become(aProfile({ uid: 'karim' }));
  await settle();
  expect(keeping.trouble).toBeNull();
  account.favourites.broken = null;
  await time.pass(2000);
  expect(ids(account.favourites.items)).toEqual(['lamp']);
});

test.each([
  ['favourite', () => ({ kind: 'favourite', listing: lamp, isWanted: true }) as const],
  ['hidden-seller', () => ({ kind: 'hidden-seller', uid: 'claire', name: 'Claire', isWanted: true }) as const],
] as const)('a %s that cannot be kept is undone, and said each time', async (what, wish) => {
  const { become, kept, keeping, settle, account } = started();
  become(aProfile({ uid: 'karim' }));
  account.favourites.broken = account.hiddenSellers.broken = 'offline';
  kept.request(wish());
  expect(kept.favourites.size + kept.hiddenSellers.size).toBe(1);
  await settle();
  expect(kept.favourites.size + kept.hiddenSellers.size).toBe(0);
  const { trouble } = keeping;
  expect(trouble).toEqual({ what, why: 'offline' });
  kept.request(wish());
  await settle();
  expect(keeping.trouble).not.toBe(trouble);
});

test('what is wanted no longer goes', async () => {
  const { become, kept, settle, visitor } = started();
  become(null);
  kept.toggle(lamp);
  kept.request({ kind: 'hidden-seller', uid: 'claire', name: 'Claire', isWanted: true });
  await settle();
  kept.toggle(lamp);
  kept.request({ kind: 'hidden-seller', uid: 'claire', name: 'Claire', isWanted: false });
  await settle();
  expect([visitor.favourites.items, visitor.hiddenSellers.items]).toEqual([[], []]);
});

test('five hundred favourites are kept and no more', async () => {
  const { become, kept, keeping, settle, visitor } = started();
  visitor.favourites.items = Array.from({ length: 500 }, (_, index) => newFavourite(aListing({ id: `l${index}` }), 1));
  become(null);
  kept.toggle(lamp);
  await settle();
  expect(keeping.trouble).toEqual({ what: 'favourite', why: 'too-many-favourites' });
  expect(visitor.favourites.items).toHaveLength(500);
});

test('that results were looked at is written down; failing that troubles nobody', async () => {
  const { become, keeping, time, settle, visitor } = started();
  visitor.savedSearches.items = [search];
  become(null);
  await keeping.lookAt(search);
  expect(visitor.savedSearches.items).toEqual([{ ...search, lookedAt: time.now() }]);
  visitor.savedSearches.broken = 'full';
  await keeping.lookAt(search);
  await settle();
  expect(keeping.trouble).toBeNull();
});

test('a search that cannot be saved, or removed, is said', async () => {
  const { become, keeping, visitor } = started();
  become(null);
  visitor.savedSearches.broken = 'full';
  await keeping.saveSearch(search);
  expect(keeping.trouble).toEqual({ what: 'saved-search', why: 'full' });
  await keeping.removeSearch('search');
  expect(keeping.savedSearches.items).toEqual([]);
});

test('what could not be read is read anew when asked', () => {
  const { become, keeping, account } = started();
  account.favourites.broken = 'offline';
  become(aProfile({ uid: 'karim' }));
  expect(keeping.favourites.failure).toBe('offline');
  account.favourites.broken = null;
  keeping.reload();
  expect(keeping.favourites.stored).toEqual([]);
});

test('once ended it follows nothing and hears no wish', async () => {
  const { become, kept, keeping, settle, visitor } = aKeeping();
  const stop = keeping.start();
  become(null);
  stop();
  kept.toggle(lamp);
  await settle();
  expect([visitor.favourites.items, visitor.favourites.watchers]).toEqual([[], 0]);
});
