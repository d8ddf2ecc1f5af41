import { afterEach, expect, test, vi } from 'vitest';
import { RandomIdGenerator } from '../../../src/infrastructure/browser/device/RandomIdGenerator';
import { EmbeddedPhotoRepository } from '../../../src/infrastructure/embedded/listings/EmbeddedPhotoRepository';
import { toListingRecord } from '../../../src/infrastructure/embedded/listings/toListingRecord';
import { ListingIndexFollower } from '../../../src/infrastructure/embedded/search/ListingIndexFollower';
import { aListing } from '../../support/builders/aListing';
import { listingsOf } from '../../support/embedded/embeddedBackends';
import { embeddedTabs } from '../../support/embedded/embeddedTabs';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';
import { eventually } from '../../support/time/eventually';

const MEGABYTE = 1024 * 1024;
const QUOTA = 9 * MEGABYTE;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a write to a full storage fails and leaves nothing half-written', async () => {
  vi.stubGlobal('indexedDB', await indexedDBWithRoomFor(QUOTA));
  const tab = embeddedTabs()();
  const states = recordedEmissions((listener) => tab.status.subscribe(listener));
  const stored = await storePhotosUntilFull(new EmbeddedPhotoRepository(tab.database, new RandomIdGenerator()));
  await states.becomes({ kind: 'full' });
  expect(stored).toBeGreaterThan(0);
  expect(await tab.database.read((connection) => connection.count('photos'))).toEqual({ ok: true, value: stored });

  const listings = listingsOf(tab);
  // More than the quota: Chromium may free at any time what the refused photo took until then.
  const description = noiseText(QUOTA + MEGABYTE);
  expect(await listings.publish(aListing({ description }))).toEqual({ ok: false, failure: 'full' });
  expect(await listings.ownedBy('claire')).toEqual({ ok: true, value: [] });
});

test('a search index for which no room is left is not stored, and the next visit reads all listings as before', async () => {
  vi.stubGlobal('indexedDB', await indexedDBWithRoomFor(QUOTA));
  const tab = embeddedTabs()();
  // The index holds what cards show, in more bytes than listings need for it.
  const photos = [{ id: noiseText(2 * MEGABYTE), width: 1, height: 1 }];
  for (const id of ['a', 'b', 'c']) {
    const record = toListingRecord(aListing({ id, photos }));
    await tab.database.write(['listings'], (transaction) => transaction.objectStore('listings').put(record));
  }
  const writes = vi.spyOn(tab.database, 'write');
  for (const visit of ['first', 'next']) {
    const follower = new ListingIndexFollower(tab.database, tab.feed, { fewestStored: 3 });
    expect(await follower.start(), visit).toEqual({ ok: true });
    await eventually(() => expect(follower.isCurrent).toBe(true));
    expect(follower.index.size).toBe(3);
    await follower.store();
    expect(await writes.mock.results.at(-1)?.value).toEqual({ ok: false, failure: 'full' });
    expect(await tab.database.read((connection) => connection.count('listing_index'))).toEqual({ ok: true, value: 0 });
  }
});

/** The number of photos stored before the storage was full. */
async function storePhotosUntilFull(photos: EmbeddedPhotoRepository): Promise<number> {
  for (let count = 0; count < 20; count += 1) {
    const picture = { bytes: noise(MEGABYTE), type: 'image/webp' };
    const stored = await photos.store('claire', {
      width: 1,
      height: 1,
      renditions: { thumbnail: picture, card: picture, page: picture },
    });
    if (!stored.ok) {
      expect(stored.failure).toBe('full');
      return count;
    }
  }
  throw new Error('the storage was never full');
}

/** Random bytes, which cannot be compressed. */
function noise(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let offset = 0; offset < size; offset += 65_536) crypto.getRandomValues(bytes.subarray(offset, offset + 65_536));
  return bytes;
}

/** Of so many bytes, which Chromium cannot compress. */
function noiseText(size: number): string {
  return Array.from(noise(size), (byte) => String.fromCharCode(byte)).join('');
}

interface StorageBuckets {
  open(name: string, options: { readonly quota: number }): Promise<{ readonly indexedDB: IDBFactory }>;
}

/** A separate storage bucket: Chromium gives it a quota, and does not cache the space it had before. */
async function indexedDBWithRoomFor(quota: number): Promise<IDBFactory> {
  const { storageBuckets } = navigator as Navigator & { readonly storageBuckets: StorageBuckets };
  return (await storageBuckets.open(crypto.randomUUID(), { quota })).indexedDB;
}
