import { afterEach, expect, test, vi } from 'vitest';
import { RandomIdGenerator } from '../../../src/infrastructure/browser/device/RandomIdGenerator';
import { EmbeddedPhotoRepository } from '../../../src/infrastructure/embedded/listings/EmbeddedPhotoRepository';
import { aListing } from '../../support/builders/aListing';
import { listingsOf } from '../../support/embedded/embeddedBackends';
import { embeddedTabs } from '../../support/embedded/embeddedTabs';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';

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
