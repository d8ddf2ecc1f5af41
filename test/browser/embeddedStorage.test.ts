import { cdp } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { aListing } from '../support/aListing';
import { listingsOf } from '../support/embeddedBackends';
import { embeddedTabs } from '../support/embeddedTabs';
import { EmbeddedPhotoRepository } from '../../src/infrastructure/embedded/EmbeddedPhotoRepository';
import { recordedTellings } from '../support/recordedTellings';

const MEGABYTE = 1024 * 1024;

afterEach(() => limitStorage());

test('a storage that is really full keeps nothing half-written, says so, and goes on when there is room', async () => {
  const tab = embeddedTabs()();
  const photos = new EmbeddedPhotoRepository(tab.database);
  const states = recordedTellings((listener) => tab.status.watch(listener));
  await tab.database.read((connection) => connection.count('photos'));
  const { usage = 0 } = await navigator.storage.estimate();
  await limitStorage(usage + 4 * MEGABYTE);

  const kept = await storeUntilFull(photos);
  await states.becomes({ kind: 'full' });
  expect(kept).toBeGreaterThan(0);
  expect(await tab.database.read((connection) => connection.count('photos'))).toEqual({ ok: true, value: kept });

  const large = aListing({ description: 'x'.repeat(4 * MEGABYTE) });
  const listings = listingsOf(tab);
  expect(await listings.publish(large)).toEqual({ ok: false, failure: 'full' });
  expect(await listings.ownedBy('claire')).toEqual({ ok: true, value: [] });

  await limitStorage();
  expect(await listings.publish(large)).toEqual({ ok: true, value: undefined });
  await states.becomes({ kind: 'starting' });
}, 30_000);

/** How many photos found room. */
async function storeUntilFull(photos: EmbeddedPhotoRepository): Promise<number> {
  for (let kept = 0; kept < 20; kept += 1) {
    // Noise, so that no compression makes room.
    const bytes = new Uint8Array(MEGABYTE);
    for (let offset = 0; offset < MEGABYTE; offset += 65_536) crypto.getRandomValues(bytes.subarray(offset, offset + 65_536));
    const picture = { bytes, type: 'image/webp' };
    const stored = await photos.store('claire', { width: 1, height: 1, renditions: { card: picture, page: picture } });
    if (!stored.ok) {
      expect(stored.failure).toBe('full');
      return kept;
    }
  }
  throw new Error('the storage was never full');
}

async function limitStorage(quotaSize?: number): Promise<void> {
  await cdp().send('Storage.overrideQuotaForOrigin', { origin: location.origin, ...(quotaSize !== undefined && { quotaSize }) });
}
