import { openDB, unwrap, wrap } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import { EmbeddedBackendStatus } from '../../../src/infrastructure/embedded/database/EmbeddedBackendStatus';
import type { EmbeddedConnection } from '../../../src/infrastructure/embedded/database/EmbeddedSchema';
import { EmbeddedDatabase } from '../../../src/infrastructure/embedded/database/EmbeddedDatabase';
import { migrations } from '../../../src/infrastructure/embedded/database/migrations';
import { openEmbeddedDatabase } from '../../../src/infrastructure/embedded/database/openEmbeddedDatabase';
import { toListingRecord } from '../../../src/infrastructure/embedded/listings/toListingRecord';
import { aListing } from '../builders/aListing';
import { recordedEmissions } from '../doubles/recordedEmissions';

/** What holds on fake-indexeddb and in Chromium alike: versions, and what two tabs do to each other. */
export function describeEmbeddedDatabase(where: string): void {
  describe(`the embedded database ${where}`, () => {
    test('a database of version 1 is migrated to the latest version with its data', async () => {
      const name = crypto.randomUUID();
      const first = await openEmbeddedDatabase({ name, steps: migrations.slice(0, 1) });
      await first.put('listings', toListingRecord(aListing()));
      await putFormer(first, 'newsletterSubscribers', { email: 'a@b.fr', subscribedAt: 1, source: 'maintenance_page' });
      await putFormer(first, 'settings', { maintenance: true }, 'app-config');
      await putFormer(first, 'profiles', { uid: 'claire', phoneNumber: null, about: 'Bonjour', kind: 'professional' });
      await putFormer(first, 'profiles', { uid: 'karim', phoneNumber: '+33612345678', answers: null });
      expect([...first.transaction('listings').store.indexNames]).not.toContain('byOwner');
      first.close();

      const latest = await openEmbeddedDatabase({ name });
      expect(latest.version).toBe(migrations.length);
      expect(await latest.getAll('newsletter_subscribers')).toEqual([
        { email: 'a@b.fr', subscribed_at: 1, source: 'maintenance_page' },
      ]);
      expect(await latest.get('config', 'app')).toEqual({ maintenance: true });
      expect(await latest.getAllKeys('settings')).toEqual([]);
      expect(await latest.getAll('users')).toEqual([
        { uid: 'claire', phoneNumber: null },
        { uid: 'karim', phoneNumber: '+33612345678' },
      ]);
      expect(await latest.getAll('profiles')).toEqual([{ uid: 'claire', about: 'Bonjour', kind: 'professional' }]);
      const owned = await latest.getAllFromIndex('listings', 'byOwner', IDBKeyRange.bound(['claire'], ['claire', []]));
      expect(owned).toEqual([toListingRecord(aListing())]);
      latest.close();
    });

    test('deleted listings of version 5 lose their content, their buyers, and the photos that no other listing shows', async () => {
      const name = crypto.randomUUID();
      const photos = ['nue', 'commune'].map((id) => ({ id, width: 4, height: 3 }));
      const shown = toListingRecord(aListing({ photos: photos.slice(1) }));
      const former = await openEmbeddedDatabase({ name, steps: migrations.slice(0, 5) });
      await former.put('listings', shown);
      await putFormer(former, 'listings', { ...shown, id: 'lampe', state: 'deleted', visible: 0, photos });
      for (const photo of photos) await putFormer(former, 'photos', { ...photo, ownerId: 'claire' });
      for (const listingId of ['velo', 'lampe'])
        await putFormer(former, 'deals', { listingId, ownerId: 'claire', buyerId: 'karim' });
      former.close();

      const latest = await openEmbeddedDatabase({ name });
      const { ownerId, publishedAt, updatedAt } = shown;
      expect(await latest.get('listings', 'lampe')).toEqual({
        id: 'lampe',
        ownerId,
        state: 'deleted',
        publishedAt,
        updatedAt,
      });
      expect(await latest.get('listings', 'velo')).toEqual(shown);
      expect(await latest.getAllKeys('photos')).toEqual(['commune']);
      expect(await latest.getAllKeys('deals')).toEqual(['velo']);
      latest.close();
    });

    test('a new database has the same stores and indexes as a migrated one', async () => {
      const [made, grown] = [crypto.randomUUID(), crypto.randomUUID()];
      for (let version = 1; version < migrations.length; version += 1) {
        (await openEmbeddedDatabase({ name: grown, steps: migrations.slice(0, version) })).close();
      }
      expect(await shapeOf(grown)).toEqual(await shapeOf(made));
    });

    test('the database stays unchanged when a migration fails', async () => {
      const name = crypto.randomUUID();
      (await openEmbeddedDatabase({ name, steps: migrations.slice(0, 1) })).close();
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const broken = [...migrations, () => Promise.reject(new Error('a bug in a step'))];
      await expect(openEmbeddedDatabase({ name, steps: broken })).rejects.toThrow();
      expect(logged).toHaveBeenCalledTimes(1);
      logged.mockRestore();
      const latest = await openEmbeddedDatabase({ name });
      expect(latest.version).toBe(migrations.length);
      latest.close();
    });

    test('a newer tab can upgrade the database, and the status of the older tab shows it', async () => {
      const name = crypto.randomUUID();
      const [olderStatus, newerStatus] = [new EmbeddedBackendStatus(), new EmbeddedBackendStatus()];
      const older = new EmbeddedDatabase({ name, steps: migrations.slice(0, 1), status: olderStatus });
      const newer = new EmbeddedDatabase({ name, status: newerStatus });
      expect(await older.read(countListings)).toEqual({ ok: true, value: 0 });
      expect(await newer.read(countListings)).toEqual({ ok: true, value: 0 });
      await recordedEmissions((listener) => olderStatus.subscribe(listener)).becomes({ kind: 'blocked' });
      await recordedEmissions((listener) => newerStatus.subscribe(listener)).becomes({ kind: 'starting' });
      expect(await older.read(countListings)).toEqual({ ok: false, failure: 'blocked' });
      await newer.close();
    });

    test('every use fails while an older tab blocks the upgrade, and works when that tab closes its connection', async () => {
      const name = crypto.randomUUID();
      const stubborn = await openDB(name, 1, { upgrade: (database) => void database.createObjectStore('elder') });
      const status = new EmbeddedBackendStatus();
      const openings = vi.fn();
      const database = new EmbeddedDatabase({ name, steps: [() => undefined, ...migrations], status });
      database.subscribeToOpenings(openings);
      expect(await database.read(countListings)).toEqual({ ok: false, failure: 'blocked' });
      expect(await database.read(countListings)).toEqual({ ok: false, failure: 'blocked' });
      const states = recordedEmissions((listener) => status.subscribe(listener));
      await states.becomes({ kind: 'blocked' });
      expect(openings).not.toHaveBeenCalled();
      stubborn.close();
      await states.becomes({ kind: 'starting' });
      expect(openings).toHaveBeenCalledTimes(1);
      expect(await database.read(countListings)).toEqual({ ok: true, value: 0 });
      await database.close();
    });

    test('the database opens again after it was deleted', async () => {
      const name = crypto.randomUUID();
      const database = new EmbeddedDatabase({ name });
      await database.write(['listings'], (transaction) =>
        transaction.objectStore('listings').put(toListingRecord(aListing())),
      );
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(name).onsuccess = resolve;
      });
      expect(await database.read(countListings)).toEqual({ ok: true, value: 0 });
      await database.close();
    });
  });
}

/** Writes into a store that the latest version does not have. */
async function putFormer(database: EmbeddedConnection, store: string, record: object, key?: string): Promise<void> {
  await wrap(unwrap(database)).put(store, record, key);
}

function countListings(connection: { count(store: 'listings'): Promise<number> }): Promise<number> {
  return connection.count('listings');
}

async function shapeOf(name: string): Promise<unknown> {
  const database = await openEmbeddedDatabase({ name });
  const stores = [...database.objectStoreNames];
  const transaction = database.transaction(stores);
  const shape = stores.map((store) => {
    const { keyPath, indexNames } = transaction.objectStore(store);
    return { store, keyPath, indexNames: [...indexNames] };
  });
  database.close();
  return shape;
}
