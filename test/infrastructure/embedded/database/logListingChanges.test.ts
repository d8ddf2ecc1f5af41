import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { EmbeddedDatabase } from '../../../../src/infrastructure/embedded/database/EmbeddedDatabase';
import { toListingRecord, toStoredListing } from '../../../../src/infrastructure/embedded/listings/toListingRecord';
import { aListing } from '../../../support/builders/aListing';
import { embeddedTabs } from '../../../support/embedded/embeddedTabs';
import { valueOf } from '../../../support/embedded/formerVersion';

const record = (id: string) => toListingRecord(aListing({ id }));
const logOf = async (database: EmbeddedDatabase) =>
  valueOf(await database.read((connection) => connection.getAll('listing_changes')));
const storedIndexes = async (database: EmbeddedDatabase) =>
  valueOf(await database.read((connection) => connection.count('listing_index')));
const storeAnIndex = (database: EmbeddedDatabase) =>
  database.write(['listing_index'], (transaction) =>
    transaction.objectStore('listing_index').put('an index', [1, '', 1, 1]),
  );

test('each listing that is put or added is logged by its id, whichever tab writes it', async () => {
  const openTab = embeddedTabs();
  const [one, other] = [openTab().database, openTab().database];
  await one.write(['listings', 'deals'], async (transaction) => {
    await transaction.objectStore('listings').put(record('a'));
    await transaction.objectStore('listings').add(record('b'));
    await transaction.objectStore('deals').put({ listingId: 'c', ownerId: 'karim', buyerId: 'claire' });
  });
  await other.write(['listings'], (transaction) => transaction.objectStore('listings').put(record('a')));
  expect(await logOf(one)).toEqual([[], ['a'], ['b'], ['a']]);
});

test('listings that are written at once are one entry of the log', async () => {
  const { database } = embeddedTabs()();
  await database.write(['listings'], async (transaction) => {
    const listings = transaction.objectStore('listings');
    await Promise.all(['a', 'b', 'c'].map((id) => listings.put(record(id))));
    await Promise.all(['b', 'd'].map((id) => listings.put(record(id))));
  });
  expect(await logOf(database)).toEqual([[], ['a', 'b', 'c'], ['b', 'd']]);
});

test('a listing that is written without the help of the database class is logged too', async () => {
  const { database } = embeddedTabs()();
  const written = await database.read(async (connection) => {
    const transaction = connection.transaction('listings', 'readwrite');
    await transaction.objectStore('listings').put(record('a'));
  });
  expect(written.ok).toBe(true);
  expect(await logOf(database)).toEqual([[], ['a']]);
});

test('a change that is rolled back is not logged', async () => {
  const { database } = embeddedTabs()();
  const written = await database.write(['listings'], async (transaction) => {
    await transaction.objectStore('listings').put(record('a'));
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(written).toEqual({ ok: false, failure: 'full' });
  expect(await logOf(database)).toEqual([[]]);
});

test('what is only read, and other stores that are written, are not logged', async () => {
  const { database } = embeddedTabs()();
  await database.write(['listings', 'photos'], (transaction) => transaction.objectStore('listings').get('a'));
  await database.write(['preferences'], (transaction) => transaction.objectStore('preferences').delete('claire'));
  await database.read((connection) => connection.getAll('listings'));
  expect(await logOf(database)).toEqual([[]]);
});

test.each<[what: string, write: (database: EmbeddedDatabase) => Promise<unknown>]>([
  [
    'becomes a tombstone',
    (database) =>
      database.write(['listings'], (transaction) =>
        transaction.objectStore('listings').put(toStoredListing(aListing({ id: 'a', state: 'deleted' }))),
      ),
  ],
  [
    'is removed',
    (database) => database.write(['listings'], (transaction) => transaction.objectStore('listings').delete('a')),
  ],
  [
    'is cleared away with all others',
    (database) => database.write(['listings'], (transaction) => transaction.objectStore('listings').clear()),
  ],
])('a listing that %s takes the stored index with it, and is logged', async (_, write) => {
  const { database } = embeddedTabs()();
  await database.write(['listings'], (transaction) => transaction.objectStore('listings').put(record('a')));
  await storeAnIndex(database);
  await database.write(['listings'], (transaction) => transaction.objectStore('listings').put(record('b')));
  expect(await storedIndexes(database)).toBe(1);
  await write(database);
  expect(await storedIndexes(database)).toBe(0);
  expect(await logOf(database)).toHaveLength(4);
});
