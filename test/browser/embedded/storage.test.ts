import { afterEach, expect, test, vi } from 'vitest';
import { EmbeddedPhotoRepository } from '../../../src/infrastructure/embedded/listings/EmbeddedPhotoRepository';
import { aListing } from '../../support/builders/aListing';
import { listingsOf } from '../../support/embedded/embeddedBackends';
import { embeddedTabs } from '../../support/embedded/embeddedTabs';
import { recordedTellings } from '../../support/doubles/recordedTellings';

const MEGABYTE = 1024 * 1024;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a storage that is really full keeps nothing half-written, and says so', async () => {
  vi.stubGlobal('indexedDB', await indexedDBWithRoomFor(9 * MEGABYTE));
  const tab = embeddedTabs()();
  const states = recordedTellings((listener) => tab.status.subscribe(listener));
  const kept = await storePhotosUntilFull(new EmbeddedPhotoRepository(tab.database));
  await states.becomes({ kind: 'full' });
  expect(kept).toBeGreaterThan(0);
  expect(await tab.database.read((connection) => connection.count('photos'))).toEqual({ ok: true, value: kept });

  const listings = listingsOf(tab);
  expect(await listings.publish(aListing({ description: 'x'.repeat(4 * MEGABYTE) }))).toEqual({
    ok: false,
    failure: 'full',
  });
  expect(await listings.ownedBy('claire')).toEqual({ ok: true, value: [] });
});

/** How many photos found room. */
async function storePhotosUntilFull(photos: EmbeddedPhotoRepository): Promise<number> {
  for (let kept = 0; kept < 20; kept += 1) {
    const picture = { bytes: noise(MEGABYTE), type: 'image/webp' };
    const stored = await photos.store('claire', {
      width: 1,
      height: 1,
      renditions: { thumbnail: picture, card: picture, page: picture },
    });
    if (!stored.ok) {
      expect(stored.failure).toBe('full');
      return kept;
    }
  }
  throw new Error('the storage was never full');
}

/** No compression makes room. */
function noise(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let offset = 0; offset < size; offset += 65_536) crypto.getRandomValues(bytes.subarray(offset, offset + 65_536));
  return bytes;
}

interface StorageBuckets {
  open(name: string, options: { readonly quota: number }): Promise<{ readonly indexedDB: IDBFactory }>;
}

/** A storage bucket of its own: Chromium gives it a quota, and does not remember the room it had before. */
async function indexedDBWithRoomFor(quota: number): Promise<IDBFactory> {
  const { storageBuckets } = navigator as Navigator & { readonly storageBuckets: StorageBuckets };
  return (await storageBuckets.open(crypto.randomUUID(), { quota })).indexedDB;
}
