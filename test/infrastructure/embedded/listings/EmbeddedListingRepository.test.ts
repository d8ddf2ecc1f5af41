import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { ListingImportProgress } from '../../../../src/infrastructure/embedded/database/ListingImportProgress';
import { aListing, NOON } from '../../../support/builders/aListing';
import { listingsOf } from '../../../support/embedded/embeddedBackends';
import { embeddedTabs } from '../../../support/embedded/embeddedTabs';
import { recordedEmissions } from '../../../support/doubles/recordedEmissions';

const HOUR = 3_600_000;

test('does not call a listing missing while it may yet be imported', async () => {
  const tab = embeddedTabs()();
  const { arrivals, end } = someArrivals();
  const listings = listingsOf(tab, arrivals);
  const missing = recordedEmissions((listener) => listings.subscribe('canape', listener));
  const coming = recordedEmissions((listener) => listings.subscribe('velo', listener));
  await listings.publish(aListing());
  await coming.becomes({ ok: true, value: aListing() });
  expect(missing.all).toEqual([]);
  end();
  await missing.becomes({ ok: true, value: null });
});

test('does not call a shelf empty while listings may yet be imported', async () => {
  const { arrivals, end } = someArrivals();
  const listings = listingsOf(embeddedTabs()(), arrivals);
  const homes = recordedEmissions((listener) => listings.subscribeToNewest({ family: 'immobilier' }, 24, listener));
  const all = recordedEmissions((listener) => listings.subscribeToNewest({}, 24, listener));
  await listings.publish(aListing());
  await all.becomes({ ok: true, value: [aListing()] });
  expect(homes.all).toEqual([]);
  end();
  await homes.becomes({ ok: true, value: [] });
});

test('reads a shelf again only when a change may show on it', async () => {
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

test('tells why it cannot read, and reads when the database opens again', async () => {
  const listings = listingsOf(embeddedTabs()());
  vi.stubGlobal('indexedDB', null);
  const one = recordedEmissions((listener) => listings.subscribe('velo', listener));
  const shelf = recordedEmissions((listener) => listings.subscribeToNewest({}, 24, listener));
  await one.becomes({ ok: false, failure: 'unavailable' });
  await shelf.becomes({ ok: false, failure: 'unavailable' });
  vi.unstubAllGlobals();
  expect(await listings.ownedBy('claire')).toEqual({ ok: true, value: [] });
  await one.becomes({ ok: true, value: null });
  await shelf.becomes({ ok: true, value: [] });
});

test('publishes nothing at all when the storage is full in the middle', async () => {
  const tab = embeddedTabs()();
  const listings = listingsOf(tab);
  const heard = vi.fn();
  tab.feed.subscribe(heard);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(await listings.publish(aListing())).toEqual({ ok: false, failure: 'full' });
  put.mockRestore();
  expect(heard).not.toHaveBeenCalled();
  expect(await listings.ownedBy('claire')).toEqual({ ok: true, value: [] });
  await recordedEmissions((listener) => tab.status.subscribe(listener)).becomes({ kind: 'full' });
});

test('refuses a category that does not exist, which is a bug', async () => {
  const listings = listingsOf(embeddedTabs()());
  await expect(listings.publish(aListing({ categoryId: 'licornes' }))).rejects.toThrow('licornes');
});

function someArrivals(): { arrivals: ListingImportProgress; end: () => void } {
  const listeners: (() => void)[] = [];
  let areOver = false;
  return {
    arrivals: {
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
