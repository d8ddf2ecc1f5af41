import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { noCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { EmbeddedDatabase } from '../../../../src/infrastructure/embedded/database/EmbeddedDatabase';
import { ListingIndexFollower } from '../../../../src/infrastructure/embedded/search/ListingIndexFollower';
import { toListingRecord } from '../../../../src/infrastructure/embedded/listings/toListingRecord';
import { aListing, NOON } from '../../../support/builders/aListing';
import { embeddedTabs, type EmbeddedTab } from '../../../support/embedded/embeddedTabs';
import { eventually } from '../../../support/time/eventually';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aListing({ id: `n${index}`, title: `Lampe ${index}`, publishedAt: NOON - (index + 1) * 60_000 }),
  );

async function store({ database, feed }: EmbeddedTab, ...listings: readonly Listing[]): Promise<void> {
  await database.write(['listings'], async (transaction) => {
    await Promise.all(listings.map((listing) => transaction.objectStore('listings').put(toListingRecord(listing))));
  });
  feed.publish({ store: 'listings', ids: listings.map(({ id }) => id) });
}

const found = ({ index }: ListingIndexFollower, query: string) =>
  index.search({ criteria: { ...noCriteria, query }, limit: 3 }, NOON);
const whole = (follower: ListingIndexFollower) =>
  eventually(() => expect(follower.isComplete).toBe(true), { interval: 5 });

test('the newest listings are found before the others are read, and nothing is counted twice in the end', async () => {
  const tab = embeddedTabs()();
  await store(tab, ...many(1500));
  const follower = new ListingIndexFollower(tab.database, tab.feed);
  await follower.start();
  expect(follower.isComplete).toBe(false);
  const early = found(follower, 'lampe ');
  expect(early.hits).toMatch(/Lampe 0.*Lampe 1.*Lampe 2/);
  expect(early.total).toBeLessThan(1500);
  await whole(follower);
  expect(found(follower, 'lampe ').total).toBe(1500);
});

test('a change while older listings are being read is not undone by them', async () => {
  const tab = embeddedTabs()();
  const listings = many(1500);
  await store(tab, ...listings);
  const follower = new ListingIndexFollower(tab.database, tab.feed);
  await follower.start();
  const oldest = listings.at(-1) ?? aListing();
  await store(tab, { ...oldest, title: 'Bougeoir' }, aListing({ id: 'new', title: 'Bougeoir neuf' }));
  await whole(follower);
  await eventually(() => expect(found(follower, 'bougeoir').total).toBe(2));
  expect(found(follower, 'lampe ').total).toBe(1499);
});

test('the index is not current from the moment a change is known of until it has been read', async () => {
  const tab = embeddedTabs()();
  const follower = new ListingIndexFollower(tab.database, tab.feed);
  await follower.start();
  await whole(follower);
  expect(follower.isCurrent).toBe(true);
  const states: (readonly [isCurrent: boolean, total: number])[] = [];
  follower.subscribe(() => states.push([follower.isCurrent, found(follower, 'lampe').total]));
  await store(tab, aListing({ title: 'Lampe' }));
  expect([follower.isCurrent, found(follower, 'lampe').total]).toEqual([false, 0]);
  await eventually(() => expect(states).toEqual([[true, 1]]));
});

test('the index is current again after a change that could not be read, and says so', async () => {
  const tab = embeddedTabs()();
  const follower = new ListingIndexFollower(tab.database, tab.feed);
  await follower.start();
  await whole(follower);
  const listener = vi.fn();
  follower.subscribe(listener);
  vi.spyOn(tab.database, 'read').mockResolvedValueOnce({ ok: false, failure: 'timeout' });
  tab.feed.publish({ store: 'listings', ids: ['n0'] });
  expect(follower.isCurrent).toBe(false);
  await eventually(() => expect(listener).toHaveBeenCalledOnce());
  expect(follower.isCurrent).toBe(true);
});

test('an empty database is whole at once', async () => {
  const tab = embeddedTabs()();
  const follower = new ListingIndexFollower(tab.database, tab.feed);
  expect(await follower.start()).toEqual({ ok: true });
  await whole(follower);
  expect(found(follower, '').total).toBe(0);
});

test('starting fails without a database, and can be repeated', async () => {
  const { feed } = embeddedTabs()();
  const database = new EmbeddedDatabase({ name: crypto.randomUUID() });
  onTestFinished(() => database.close());
  const follower = new ListingIndexFollower(database, feed);
  vi.stubGlobal('indexedDB', undefined);
  expect(await follower.start()).toEqual({ ok: false, failure: 'unavailable' });
  vi.unstubAllGlobals();
  expect(await follower.start()).toEqual({ ok: true });
});

test('a database that was closed and opened again is read again', async () => {
  const openTab = embeddedTabs();
  const [tab, otherTab] = [openTab(), openTab()];
  await store(tab, aListing({ title: 'Lampe' }));
  const follower = new ListingIndexFollower(tab.database, tab.feed);
  await follower.start();
  await whole(follower);
  await tab.database.close();
  await otherTab.database.write(['listings'], (transaction) => transaction.objectStore('listings').clear());
  await tab.database.read((connection) => connection.count('listings'));
  await eventually(() => expect([follower.isComplete, found(follower, 'lampe').total]).toEqual([true, 0]));
});

test('listeners are called for changes, and at intervals while the index is built', async () => {
  const tab = embeddedTabs()();
  await store(tab, ...many(1200));
  const follower = new ListingIndexFollower(tab.database, tab.feed);
  const listener = vi.fn();
  const forget = follower.subscribe(listener);
  const began = performance.now();
  await follower.start();
  await whole(follower);
  expect(listener.mock.calls.length).toBeGreaterThan(0);
  expect(listener.mock.calls.length).toBeLessThanOrEqual(2 + (performance.now() - began) / 300);
  listener.mockClear();
  await store(tab, aListing());
  await eventually(() => expect(listener).toHaveBeenCalledOnce());
  forget();
  tab.feed.publish({ store: 'photos', ids: ['p'] });
  expect(listener).toHaveBeenCalledOnce();
});
