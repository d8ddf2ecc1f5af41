import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { SearchHit } from '../../../../src/application/search/ListingSearch';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { noCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import type { StoredIndexKey } from '../../../../src/infrastructure/embedded/database/EmbeddedSchema';
import { toListingRecord, toStoredListing } from '../../../../src/infrastructure/embedded/listings/toListingRecord';
import { ListingIndexFollower } from '../../../../src/infrastructure/embedded/search/ListingIndexFollower';
import { type IndexRecord, MOST_CHANGES } from '../../../../src/infrastructure/embedded/search/storedIndex';
import { aListing, NOON } from '../../../support/builders/aListing';
import { embeddedTabs, type EmbeddedTab } from '../../../support/embedded/embeddedTabs';
import { valueOf } from '../../../support/embedded/formerVersion';
import { eventually } from '../../../support/time/eventually';

const lamps = ['a', 'b', 'c'].map((id, index) =>
  aListing({ id, title: `Lampe ${id}`, publishedAt: NOON - (index + 1) * 60_000 }),
);

/** Written without a message to other tabs, as by a tab that dies right after its transaction. */
const write = ({ database }: EmbeddedTab, ...listings: readonly Listing[]) =>
  database.write(['listings'], async (transaction) => {
    await Promise.all(listings.map((listing) => transaction.objectStore('listings').put(toStoredListing(listing))));
  });

async function visit({ database, feed }: EmbeddedTab, code = 'today') {
  const follower = new ListingIndexFollower(database, feed, { code, fewestStored: 3 });
  expect(await follower.start()).toEqual({ ok: true });
  await eventually(() => expect(follower.isCurrent).toBe(true), { interval: 5 });
  return follower;
}

/** A tab with the lamps, whose index an earlier visit has stored. */
async function afterVisit() {
  const openTab = embeddedTabs();
  const tab = openTab();
  await write(tab, ...lamps);
  await (await visit(tab)).store();
  expect(await storedKeys(tab)).toHaveLength(1);
  return { tab, openTab };
}

const found = ({ index }: ListingIndexFollower, query = '') =>
  (
    JSON.parse(index.search({ criteria: { ...noCriteria, query, sort: 'date' }, limit: 9 }, NOON).hits) as SearchHit[]
  ).map(({ listing }) => listing.title);
const storedKeys = async ({ database }: EmbeddedTab) =>
  valueOf(await database.read((connection) => connection.getAllKeys('listing_index')));
const storedIndex = async ({ database }: EmbeddedTab) =>
  valueOf(await database.read((connection) => connection.getAll('listing_index')))[0] as IndexRecord;

/** Whether the next visit opens the stored index: it does not read all listings then. */
async function isOpened(tab: EmbeddedTab, code?: string): Promise<boolean> {
  const cursors = vi.spyOn(IDBIndex.prototype, 'openKeyCursor');
  const follower = await visit(tab, code);
  const isRead = cursors.mock.calls.length > 0;
  cursors.mockRestore();
  expect(found(follower)).toEqual(lamps.map(({ title }) => title));
  return !isRead;
}

test('the next visit opens the stored index, which is complete at once', async () => {
  const { tab, openTab } = await afterVisit();
  expect(await isOpened(tab)).toBe(true);
  const follower = new ListingIndexFollower(openTab().database, tab.feed, { code: 'today' });
  await follower.start();
  expect(follower.isCurrent).toBe(true);
});

test('what has changed, come and been sold since is known to the next visit, although no message told of it', async () => {
  const { tab, openTab } = await afterVisit();
  const [first = aListing(), second = aListing()] = lamps;
  await write(tab, { ...first, title: 'Bougeoir' }, { ...second, state: 'sold' });
  await write(openTab(), aListing({ id: 'd', title: 'Lampe d', publishedAt: NOON - 600_000 }));
  const follower = await visit(tab);
  expect(found(follower)).toEqual(['Bougeoir', 'Lampe c', 'Lampe d']);
  expect(found(follower, 'lampe')).toEqual(['Lampe c', 'Lampe d']);
  expect(await storedKeys(tab)).toHaveLength(1);
});

test('a deleted listing is not found by the next visit, which builds the index again, without its texts', async () => {
  const { tab } = await afterVisit();
  await write(tab, { ...(lamps[0] ?? aListing()), state: 'deleted' });
  expect(await storedKeys(tab)).toEqual([]);
  await write(tab, aListing({ id: 'd', title: 'Bougeoir', publishedAt: NOON - 600_000 }));
  const follower = await visit(tab);
  expect(found(follower)).toEqual(['Lampe b', 'Lampe c', 'Bougeoir']);
  await follower.store();
  const { columns, vocabulary } = await storedIndex(tab);
  expect(columns.ids).toEqual(['b', 'c', 'd']);
  expect(vocabulary.words).not.toContain('a');
});

test('a change during the opening of a stored index is in the index in the end', async () => {
  const { tab } = await afterVisit();
  const follower = new ListingIndexFollower(tab.database, tab.feed, { code: 'today' });
  const started = follower.start();
  await write(tab, { ...(lamps[0] ?? aListing()), title: 'Bougeoir' });
  tab.feed.publish({ store: 'listings', ids: ['a'] });
  await started;
  await eventually(() => expect(follower.isCurrent).toBe(true), { interval: 5 });
  expect(found(follower)).toEqual(['Bougeoir', 'Lampe b', 'Lampe c']);
});

test('an index is not stored when a listing has changed since its building began', async () => {
  const tab = embeddedTabs()();
  await write(tab, ...lamps);
  const follower = await visit(tab);
  await write(tab, aListing({ id: 'd' }));
  await follower.store();
  expect(await storedKeys(tab)).toEqual([]);
});

test('an index that lacks a change which could not be read is not stored', async () => {
  const tab = embeddedTabs()();
  await write(tab, ...lamps);
  const follower = await visit(tab);
  vi.spyOn(tab.database, 'read').mockResolvedValueOnce({ ok: false, failure: 'timeout' });
  tab.feed.publish({ store: 'listings', ids: ['a'] });
  await eventually(() => expect(follower.isCurrent).toBe(true), { interval: 5 });
  await follower.store();
  expect(await storedKeys(tab)).toEqual([]);
});

test('an index is not stored in a database that was opened again meanwhile', async () => {
  const tab = embeddedTabs()();
  await write(tab, ...lamps);
  const follower = await visit(tab);
  await tab.database.close();
  await follower.store();
  expect(await storedKeys(tab)).toEqual([]);
});

test('few listings are not stored, and no index before it is complete', async () => {
  const tab = embeddedTabs()();
  await write(tab, ...lamps.slice(1));
  await (await visit(tab)).store();
  expect(await storedKeys(tab)).toEqual([]);
  await write(tab, ...Array.from({ length: 300 }, (_, index) => aListing({ id: `n${index}` })));
  const follower = new ListingIndexFollower(tab.database, tab.feed, { fewestStored: 3 });
  await follower.start();
  expect(follower.isComplete).toBe(false);
  await follower.store();
  expect(await storedKeys(tab)).toEqual([]);
});

test('an index is stored once, and by the first of two tabs that have built the same', async () => {
  const openTab = embeddedTabs();
  const [one, other] = [openTab(), openTab()];
  await write(one, ...lamps);
  const followers = [await visit(one), await visit(other)];
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  for (const follower of [...followers, ...followers]) await follower.store();
  expect(put).toHaveBeenCalledOnce();
  put.mockRestore();
});

test('an index that other code has built is discarded, and replaced by one of this code', async () => {
  const { tab } = await afterVisit();
  expect(await isOpened(tab, 'tomorrow')).toBe(false);
  await eventually(async () => expect(await storedKeys(tab)).toEqual([]));
  await (await visit(tab, 'tomorrow')).store();
  expect((await storedKeys(tab)).map(([, code]) => code)).toEqual(['tomorrow']);
  expect(await isOpened(tab, 'tomorrow')).toBe(true);
});

test.each([
  ['another format', 0, -1],
  ['another version of the database', 2, -1],
  ['a revision that the log does not have', 3, 1_000_000],
] as const)('an index of %s is discarded', async (_, place, value) => {
  const { tab } = await afterVisit();
  await tab.database.write(['listing_index'], async (transaction) => {
    const store = transaction.objectStore('listing_index');
    const [[key], record] = [await store.getAllKeys(), (await store.getAll())[0]];
    const changed: StoredIndexKey = [...(key ?? ([0, '', 0, 0] as const))];
    changed[place] = value;
    await store.clear();
    await store.put(record, changed);
  });
  expect(await isOpened(tab)).toBe(false);
  await eventually(async () => expect(await storedKeys(tab)).toEqual([]));
});

/** Writes the same listing so many times, one after the other. */
const writeOften = ({ database }: EmbeddedTab, count: number) =>
  database.write(['listings'], async (transaction) => {
    const record = toListingRecord(lamps[0] ?? aListing());
    for (let times = 0; times < count; times++) await transaction.objectStore('listings').put(record);
  });
const logOf = async ({ database }: EmbeddedTab) =>
  valueOf(await database.read((connection) => connection.getAllKeys('listing_changes')));

test('an index is opened after as many changes as the log keeps, and discarded after more', async () => {
  const { tab } = await afterVisit();
  await writeOften(tab, MOST_CHANGES);
  expect(await isOpened(tab)).toBe(true);
  await writeOften(tab, 1);
  expect(await isOpened(tab)).toBe(false);
  await eventually(async () => expect(await storedKeys(tab)).toEqual([]));
});

test('an index is discarded when more listings have changed than are read one by one', async () => {
  const { tab } = await afterVisit();
  const sold = Array.from({ length: MOST_CHANGES }, (_, index) => aListing({ id: `sold-${index}`, state: 'sold' }));
  await write(tab, ...sold);
  expect(await isOpened(tab)).toBe(true);
  await write(tab, ...lamps);
  expect(await isOpened(tab)).toBe(false);
});

test('a log that has grown long loses its oldest entries, and an index of a revision that it keeps is opened', async () => {
  const tab = embeddedTabs()();
  await write(tab, ...lamps);
  await writeOften(tab, MOST_CHANGES);
  await (await visit(tab)).store();
  await writeOften(tab, MOST_CHANGES);
  // The entry of a new database, and that of the lamps.
  const last = 2 + 2 * MOST_CHANGES;
  expect(await logOf(tab)).toHaveLength(last);
  expect(await isOpened(tab)).toBe(true);
  await eventually(async () => expect(await logOf(tab)).toHaveLength(MOST_CHANGES + 1));
  expect((await logOf(tab)).at(-1)).toBe(last);
  expect(await isOpened(tab)).toBe(true);
});

test.each<[what: string, damaged: (record: IndexRecord) => unknown]>([
  ['nothing of an index', () => 'nothing'],
  ['no cards', (record) => ({ ...record, cards: undefined })],
  ['no ends of cards', (record) => ({ ...record, cardEnds: undefined })],
  ['no postings', (record) => ({ ...record, postings: undefined })],
  ['no vocabulary', (record) => ({ ...record, vocabulary: undefined })],
  ['no columns', (record) => ({ ...record, columns: undefined })],
  ['no fields', (record) => ({ ...record, columns: { ...record.columns, fields: undefined } })],
  ['cards cut off', (record) => ({ ...record, cards: record.cards.slice(0, -1) })],
  ['a card cut off', (record) => ({ ...record, cardEnds: record.cardEnds.slice(0, 2) })],
  ['postings cut off', (record) => ({ ...record, postings: record.postings.slice(0, -4) })],
  ['a posting cut through', (record) => ({ ...record, postings: record.postings.slice(0, -1) })],
  ['a column cut off', (record) => ({ ...record, columns: { ...record.columns, price: new Int32Array(2) } })],
  ['a column of another kind', (record) => ({ ...record, columns: { ...record.columns, price: new Float64Array(3) } })],
  ['ids cut off', (record) => ({ ...record, columns: { ...record.columns, ids: ['a'] } })],
  ['words cut off', (record) => ({ ...record, vocabulary: { ...record.vocabulary, words: ['lampe'] } })],
  ['stems cut off', (record) => ({ ...record, vocabulary: { ...record.vocabulary, stems: ['lamp'] } })],
])('a record with %s is discarded, and the index built again', async (_, damaged) => {
  const { tab } = await afterVisit();
  const record = await storedIndex(tab);
  await tab.database.write(['listing_index'], async (transaction) => {
    const store = transaction.objectStore('listing_index');
    const [key] = await store.getAllKeys();
    await store.put(damaged(record), key);
  });
  expect(await isOpened(tab)).toBe(false);
  await eventually(async () => expect(await storedKeys(tab)).toEqual([]));
});

test('a record that cannot be read is discarded, and the index built again', async () => {
  const { tab } = await afterVisit();
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
    throw new DOMException('', 'DataError');
  });
  expect(await isOpened(tab)).toBe(false);
});

test('a disk without room for the index leaves everything as it was', async () => {
  const tab = embeddedTabs()();
  await write(tab, ...lamps);
  const follower = await visit(tab);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await follower.store();
  put.mockRestore();
  expect(await storedKeys(tab)).toEqual([]);
  expect(found(follower)).toEqual(lamps.map(({ title }) => title));
  expect(await isOpened(tab)).toBe(false);
});
