import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { ListingImportProgress } from '../../../../src/infrastructure/embedded/database/ListingImportProgress';
import { success } from '../../../../src/domain/shared/Result';
import { aListing, NOON } from '../../../support/builders/aListing';
import { listingsOf } from '../../../support/embedded/embeddedBackends';
import { embeddedTabs } from '../../../support/embedded/embeddedTabs';
import { recordedEmissions } from '../../../support/doubles/recordedEmissions';

const HOUR = 3_600_000;

test('a missing listing is not reported while the import runs', async () => {
  const tab = embeddedTabs()();
  const { importProgress, end } = aRunningImport();
  const listings = listingsOf(tab, importProgress);
  const missing = recordedEmissions((listener) => listings.subscribe('canape', listener));
  const coming = recordedEmissions((listener) => listings.subscribe('velo', listener));
  await listings.publish(aListing());
  await coming.becomes({ ok: true, value: aListing() });
  expect(missing.all).toEqual([]);
  end();
  await missing.becomes({ ok: true, value: null });
});

test('a listing that is changed while the import runs is changed once the import has brought it', async () => {
  const tab = embeddedTabs()();
  const { importProgress, end } = aRunningImport();
  const listings = listingsOf(tab, importProgress);
  const changed = listings.change('velo', (listing) => success({ ...listing, title: 'Vélo repeint' }));
  const missing = listings.change('canape', (listing) => success(listing));
  await tab.database.read((connection) => connection.count('listings'));
  await listings.publish(aListing());
  end();
  expect(await changed).toMatchObject({ ok: true, value: { id: 'velo', title: 'Vélo repeint' } });
  expect(await missing).toEqual({ ok: false, failure: 'missing' });
});

test('an empty feed is not reported while the import runs', async () => {
  const { importProgress, end } = aRunningImport();
  const listings = listingsOf(embeddedTabs()(), importProgress);
  const homes = recordedEmissions((listener) => listings.subscribeToNewest({ family: 'immobilier' }, 24, listener));
  const all = recordedEmissions((listener) => listings.subscribeToNewest({}, 24, listener));
  await listings.publish(aListing());
  await all.becomes({ ok: true, value: [aListing()] });
  expect(homes.all).toEqual([]);
  end();
  await homes.becomes({ ok: true, value: [] });
});

test('a feed is read again only when a change may affect it', async () => {
  const listings = listingsOf(embeddedTabs()());
  await listings.publish(aListing({ id: 'a', publishedAt: NOON - 2 * HOUR }));
  const all = recordedEmissions((listener) => listings.subscribeToNewest({}, 1, listener));
  const property = recordedEmissions((listener) => listings.subscribeToNewest({ family: 'immobilier' }, 1, listener));
  const cars = recordedEmissions((listener) => listings.subscribeToNewest({ categoryId: 'voitures' }, 1, listener));
  await Promise.all([cars.becomes({ ok: true, value: [] }), property.becomes({ ok: true, value: [] })]);
  await listings.publish(aListing({ id: 'older', publishedAt: NOON - 3 * HOUR }));
  await listings.publish(aListing({ id: 'hidden', state: 'in-review', publishedAt: NOON }));
  await listings.publish(aListing({ id: 'newer', publishedAt: NOON - HOUR }));
  await all.becomes({ ok: true, value: [expect.objectContaining({ id: 'newer' })] });
  expect(all.all).toHaveLength(2);
  expect(property.all).toHaveLength(1);
  expect(cars.all).toHaveLength(1);
});

test('a failed reading is reported, and repeated when the database opens again', async () => {
  const listings = listingsOf(embeddedTabs()());
  vi.stubGlobal('indexedDB', null);
  const one = recordedEmissions((listener) => listings.subscribe('velo', listener));
  const feedEmissions = recordedEmissions((listener) => listings.subscribeToNewest({}, 24, listener));
  await one.becomes({ ok: false, failure: 'unavailable' });
  await feedEmissions.becomes({ ok: false, failure: 'unavailable' });
  vi.unstubAllGlobals();
  expect(await listings.ownedBy('claire')).toEqual({ ok: true, value: [] });
  await one.becomes({ ok: true, value: null });
  await feedEmissions.becomes({ ok: true, value: [] });
});

test('nothing is published when the storage is full halfway', async () => {
  const tab = embeddedTabs()();
  const listings = listingsOf(tab);
  const emissions = vi.fn();
  tab.feed.subscribe(emissions);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(await listings.publish(aListing())).toEqual({ ok: false, failure: 'full' });
  put.mockRestore();
  expect(emissions).not.toHaveBeenCalled();
  expect(await listings.ownedBy('claire')).toEqual({ ok: true, value: [] });
  await recordedEmissions((listener) => tab.status.subscribe(listener)).becomes({ kind: 'full' });
});

test('publishing in a category that does not exist throws', async () => {
  const listings = listingsOf(embeddedTabs()());
  await expect(listings.publish(aListing({ categoryId: 'licornes' }))).rejects.toThrow('licornes');
});

function aRunningImport(): { importProgress: ListingImportProgress; end: () => void } {
  const listeners: (() => void)[] = [];
  let areOver = false;
  return {
    importProgress: {
      get isOver() {
        return areOver;
      },
      failure: null,
      subscribeToEnd(listener) {
        listeners.push(listener);
        return () => undefined;
      },
    },
    end() {
      areOver = true;
      listeners.forEach((listener) => listener());
    },
  };
}
