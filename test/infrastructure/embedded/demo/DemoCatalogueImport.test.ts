import 'fake-indexeddb/auto';
import { expiryOf } from '../../../../src/domain/listings/lifecycle/lifetime';
import { tombstoneOf } from '../../../../src/domain/listings/lifecycle/Tombstone';
import { forceCloseDatabase } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { DAY, HOUR, MINUTE } from '../../../../src/domain/shared/Instant';
import { success } from '../../../../src/domain/shared/Result';
import { DemoCatalogueImport } from '../../../../src/infrastructure/embedded/demo/DemoCatalogueImport';
import type { DemoCatalogueSource } from '../../../../src/infrastructure/embedded/demo/DemoCatalogueSource';
import { demoPeople } from '../../../../src/infrastructure/embedded/account/demoPeople';
import { aDemoCatalogue, aDemoSource } from '../../../support/embedded/aDemoCatalogue';
import { aListing, NOON } from '../../../support/builders/aListing';
import { listingsOf } from '../../../support/embedded/embeddedBackends';
import { embeddedTabs, type EmbeddedTab } from '../../../support/embedded/embeddedTabs';
import { recordedEmissions } from '../../../support/doubles/recordedEmissions';

const catalogue = aDemoCatalogue(100);

test('the whole catalogue is imported with dates relative to now', async () => {
  const tab = embeddedTabs()();
  await anImport(tab).start();
  expect(await storedIds(tab)).toEqual(new Set(catalogue.map(({ id }) => id)));
  const first = await tab.database.read((connection) => connection.get('listings', 'demo-0'));
  const publishedAt = NOON - MINUTE;
  expect(first.ok && first.value).toMatchObject({
    state: 'online',
    visible: 1,
    family: 'vehicules',
    publishedAt,
    updatedAt: publishedAt,
    expiresAt: expiryOf(publishedAt),
  });
  expect(first.ok && first.value).not.toHaveProperty('ageInMinutes');
});

test('the status shows the progress, then ready', async () => {
  const tab = embeddedTabs()();
  const states = recordedEmissions((listener) => tab.status.subscribe(listener));
  await anImport(tab).start();
  expect(states.all).toEqual([{ kind: 'starting' }, { kind: 'importing', done: 40, total: 100 }, { kind: 'ready' }]);
});

test('the demo people are stored unless they are stored already', async () => {
  const tab = embeddedTabs()();
  await listingsOf(tab).publish(aListing({ ownerId: 'demo-karim' }));
  await anImport(tab).start();
  const profiles = await tab.database.read((connection) => connection.getAll('users'));
  const stored = profiles.ok ? profiles.value : [];
  const people = stored.filter(({ uid }) => demoPeople.some((person) => person.uid === uid));
  expect(people.map(({ uid, freeListingsCount }) => [uid, freeListingsCount])).toEqual([
    ['demo-admin', 0],
    ['demo-camille', 6],
    ['demo-ines', 0],
    ['demo-karim', 7],
  ]);
});

test('subscribed feeds fill up, newest first', async () => {
  const tab = embeddedTabs()();
  const feed = recordedEmissions<number>((listener) =>
    listingsOf(tab).subscribeToNewest({}, 50, (cards) => listener(cards.ok ? cards.value.length : -1)),
  );
  await feed.becomes(0);
  await anImport(tab).start();
  await feed.becomes(50);
});

test('the import waits for the page to be idle before each chunk', async () => {
  const untilIdle = vi.fn(() => Promise.resolve());
  await anImport(embeddedTabs()(), { untilIdle }).start();
  expect(untilIdle).toHaveBeenCalledTimes(2);
});

test('the catalogue is loaded once it is wanted', async () => {
  let want: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const load = vi.fn(() => Promise.resolve(catalogue));
  const tab = embeddedTabs()();
  const importing = anImport(tab, { load, untilWanted: () => wanted }).start();
  await expect(storedIds(tab)).resolves.toEqual(new Set());
  expect(load).not.toHaveBeenCalled();
  want();
  await importing;
  expect((await storedIds(tab)).size).toBe(100);
});

test('a catalogue that nobody has wanted is loaded when something changes', async () => {
  const tab = embeddedTabs()();
  const importing = anImport(tab, { untilWanted: () => new Promise(() => undefined) }).start();
  // The marker has been read before.
  await storedIds(tab);
  await new Promise((resolve) => setTimeout(resolve));
  await listingsOf(tab).publish(aListing({ id: 'own', ownerId: 'demo-karim' }));
  await importing;
  expect((await storedIds(tab)).size).toBe(101);
});

test('a catalogue that is complete is not waited for', async () => {
  const openTab = embeddedTabs();
  await anImport(openTab()).start();
  const next = anImport(openTab(), { untilWanted: () => new Promise(() => undefined) });
  await next.start();
  expect(next.isOver).toBe(true);
});

test('an imported catalogue is not loaded again', async () => {
  const openTab = embeddedTabs();
  await anImport(openTab()).start();
  const load = vi.fn();
  const next = openTab();
  await anImport(next, { load }).start();
  expect(load).not.toHaveBeenCalled();
  await recordedEmissions((listener) => next.status.subscribe(listener)).becomes({ kind: 'ready' });
});

test('an interrupted import resumes where it stopped, with the same dates', async () => {
  const openTab = embeddedTabs();
  const killed = openTab();
  await startAndStopAfterFirstChunk(killed);
  expect((await storedIds(killed)).size).toBe(40);
  const next = openTab();
  const chunks: number[] = [];
  next.feed.subscribe(({ ids }) => chunks.push(ids.length));
  await anImport(next, {}, NOON + DAY).start();
  expect(chunks).toEqual([60]);
  expect((await storedIds(next)).size).toBe(100);
  const last = await next.database.read((connection) => connection.get('listings', 'demo-99'));
  expect(last.ok && last.value?.publishedAt).toBe(NOON - 100 * MINUTE);
});

test('two tabs without locks share the import', async () => {
  const openTab = embeddedTabs();
  const [here, there] = [openTab(), openTab()];
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  await Promise.all([anImport(here).start(), anImport(there).start()]);
  const listingsPut = put.mock.calls.filter(([value]) => typeof value === 'object' && 'title' in value);
  put.mockRestore();
  expect(listingsPut).toHaveLength(100);
  expect((await storedIds(here)).size).toBe(100);
});

test('the catalogue is imported again with new dates before its listings expire', async () => {
  const openTab = embeddedTabs();
  await anImport(openTab()).start();
  const tab = openTab();
  await anImport(tab, {}, NOON + 50 * DAY).start();
  expect(await publishedAt(tab, 'demo-0')).toBe(NOON - MINUTE);
  await anImport(tab, {}, NOON + 50 * DAY + HOUR).start();
  expect(await publishedAt(tab, 'demo-0')).toBe(NOON + 50 * DAY + HOUR - MINUTE);
  expect((await storedIds(tab)).size).toBe(100);
});

test('the catalogue is imported again when its dates are in the future', async () => {
  const openTab = embeddedTabs();
  await anImport(openTab(), {}, NOON + 300 * DAY).start();
  const tab = openTab();
  await anImport(tab).start();
  expect(await publishedAt(tab, 'demo-0')).toBe(NOON - MINUTE);
});

test('a catalogue of a former version is replaced', async () => {
  const tab = embeddedTabs()();
  await tab.database.write(['settings'], (transaction) =>
    transaction
      .objectStore('settings')
      .put({ catalogueVersion: 0, datedFrom: NOON, done: 3, isComplete: true }, 'demo-catalogue'),
  );
  await anImport(tab).start();
  expect((await storedIds(tab)).size).toBe(100);
});

test('a listing that its owner has sold is not replaced', async () => {
  const tab = embeddedTabs()();
  await anImport(tab).start();
  await tab.database.write(['listings'], async (transaction) => {
    const listings = transaction.objectStore('listings');
    const record = await listings.get('demo-0');
    if (record?.state === 'online') await listings.put({ ...record, state: 'sold', visible: 0 });
  });
  await anImport(tab, {}, NOON + 60 * DAY).start();
  const record = await tab.database.read((connection) => connection.get('listings', 'demo-0'));
  expect(record.ok && record.value?.state).toBe('sold');
});

test('a listing that its owner has deleted is not imported again', async () => {
  const tab = embeddedTabs()();
  await anImport(tab).start();
  const tombstone = tombstoneOf(aListing({ id: 'demo-0', state: 'deleted' }));
  await tab.database.write(['listings'], (transaction) => transaction.objectStore('listings').put(tombstone));
  await anImport(tab, {}, NOON + 60 * DAY).start();
  const record = await tab.database.read((connection) => connection.get('listings', 'demo-0'));
  expect(record.ok && record.value).toEqual(tombstone);
});

test('a demo listing that has expired is online again after another import, and counted by its owner', async () => {
  const tab = embeddedTabs()();
  await anImport(tab).start();
  const camilles = async () => {
    const account = await tab.database.read((connection) => connection.get('users', 'demo-camille'));
    return account.ok && account.value?.freeListingsCount;
  };
  const before = Number(await camilles());
  const expire = (listing: Listing) => success<Listing>({ ...listing, state: 'expired' });
  for (const id of ['demo-0', 'demo-1']) await listingsOf(tab).change(id, expire);
  await listingsOf(tab).change('demo-2', (listing) => success<Listing>({ ...listing, state: 'deleted' }));
  expect(await camilles()).toBe(before - 3);
  await anImport(tab, {}, NOON + 60 * DAY).start();
  expect(await camilles()).toBe(before - 1);
});

test('only whole chunks are stored when the storage is full, and the status shows it', async () => {
  const tab = embeddedTabs()();
  await fillAfter(60, () => anImport(tab).start());
  expect((await storedIds(tab)).size).toBe(40);
  await recordedEmissions((listener) => tab.status.subscribe(listener)).becomes({ kind: 'full' });
  await anImport(tab).start();
  expect((await storedIds(tab)).size).toBe(100);
  await recordedEmissions((listener) => tab.status.subscribe(listener)).becomes({ kind: 'ready' });
});

test('the import is over for its listeners however it ends', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const catalogueImport = anImport(embeddedTabs()(), { load: () => Promise.reject(new Error('offline')) });
  const over = vi.fn();
  catalogueImport.subscribeToEnd(over);
  expect(catalogueImport.isOver).toBe(false);
  await catalogueImport.start();
  expect(catalogueImport.isOver).toBe(true);
  expect(over).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test('a listing that is missing because the catalogue could not be loaded is a failure, and comes when the network is back', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let connect: () => void = () => undefined;
  const untilOnline = () => new Promise<void>((resolve) => (connect = resolve));
  const load = vi.fn(() => Promise.resolve(catalogue)).mockRejectedValueOnce(new Error('offline'));
  const tab = embeddedTabs()();
  const catalogueImport = anImport(tab, { load, untilOnline });
  const readings = recordedEmissions<string>((listener) =>
    listingsOf(tab, catalogueImport).subscribe('demo-0', (listing) =>
      listener(listing.ok ? (listing.value?.id ?? 'none') : listing.failure),
    ),
  );
  await catalogueImport.start();
  await readings.becomes('offline');
  connect();
  await readings.becomes('demo-0');
  // The end of the import emits the listing once more, before or after this.
  expect([...new Set(readings.all)]).toEqual(['offline', 'demo-0']);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test('nothing is imported without a database', async () => {
  const tab = embeddedTabs()();
  vi.stubGlobal('indexedDB', null);
  const load = vi.fn();
  const catalogueImport = anImport(tab, { load });
  await catalogueImport.start();
  vi.unstubAllGlobals();
  expect(load).not.toHaveBeenCalled();
  expect(catalogueImport.failure).toBe('unavailable');
  await recordedEmissions((listener) => tab.status.subscribe(listener)).becomes({ kind: 'unavailable' });
});

test('the import runs when a blocked database opens', async () => {
  const tab = embeddedTabs()();
  const catalogueImport = anImport(tab);
  vi.stubGlobal('indexedDB', null);
  await catalogueImport.start();
  vi.unstubAllGlobals();
  const ended = new Promise<void>((resolve) => {
    catalogueImport.subscribeToEnd(() => resolve());
  });
  expect((await storedIds(tab)).size).toBe(0);
  expect(catalogueImport.isOver).toBe(false);
  await ended;
  expect(catalogueImport.failure).toBeNull();
  expect((await storedIds(tab)).size).toBe(100);
});

test('the import begins again, and subscribed feeds are read again, when the person clears the site’s data', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  const tab = embeddedTabs()();
  const catalogueImport = anImport(tab);
  await catalogueImport.start();
  await listingsOf(tab).publish(aListing({ id: 'own', ownerId: 'demo-karim' }));
  const own = recordedEmissions<boolean>((listener) =>
    listingsOf(tab).subscribe('own', (listing) => listener(listing.ok && listing.value !== null)),
  );
  await own.becomes(true);
  // An opening that finds no database is aborted, and has no result.
  const connections = open.mock.results
    .map(({ value }) => value as IDBOpenDBRequest)
    .filter(({ error }) => error === null)
    .map(({ result }) => result);
  open.mockRestore();
  const ended = new Promise<void>((resolve) => {
    catalogueImport.subscribeToEnd(() => resolve());
  });
  for (const connection of connections) await clear(connection);
  await ended;
  expect(await storedIds(tab)).toEqual(new Set(catalogue.map(({ id }) => id)));
  await own.becomes(false);
});

/** The browser closes the connection by force, and deletes the database. */
function clear(connection: IDBDatabase): Promise<void> {
  return new Promise((resolve) => {
    connection.close();
    indexedDB.deleteDatabase(connection.name).onsuccess = () => {
      // Its types ask for the class instead of a connection.
      Reflect.apply(forceCloseDatabase, undefined, [connection]);
      resolve();
    };
  });
}

function anImport(tab: EmbeddedTab, changes: Partial<DemoCatalogueSource> = {}, now = NOON): DemoCatalogueImport {
  const source = aDemoSource(catalogue, changes);
  return new DemoCatalogueImport(tab.database, tab.feed, tab.status, { now: () => now }, source);
}

/** A tab that dies waits for ever. */
function startAndStopAfterFirstChunk(tab: EmbeddedTab): Promise<void> {
  let moments = 0;
  return new Promise((resolve) => {
    const untilIdle = (): Promise<void> => {
      moments += 1;
      if (moments === 1) return Promise.resolve();
      resolve();
      return new Promise(() => undefined);
    };
    void anImport(tab, { untilIdle }).start();
  });
}

/** No room is left after so many records, until the work is done. */
async function fillAfter(records: number, work: () => Promise<void>): Promise<void> {
  const { put } = IDBObjectStore.prototype;
  const room = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...record) {
    if (room.mock.calls.length > records) throw new DOMException('', 'QuotaExceededError');
    return put.apply(this, record);
  });
  await work();
  room.mockRestore();
}

async function storedIds({ database }: EmbeddedTab): Promise<ReadonlySet<string>> {
  const ids = await database.read((connection) => connection.getAllKeys('listings'));
  return new Set(ids.ok ? ids.value : []);
}

async function publishedAt({ database }: EmbeddedTab, id: string): Promise<number | undefined> {
  const record = await database.read((connection) => connection.get('listings', id));
  return record.ok ? record.value?.publishedAt : undefined;
}
