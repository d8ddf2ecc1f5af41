import { beforeEach, describe, expect, test } from 'vitest';
import type { SavedItemsStore } from '../../src/application/favourites/SavedItemsStores';
import { newFavourite, type Favourite } from '../../src/domain/favourites/Favourite';
import type { SavedSearch } from '../../src/domain/favourites/SavedSearch';
import { noCriteria } from '../../src/domain/search/criteria/SearchCriteria';
import { success } from '../../src/domain/shared/Result';
import { aListing } from '../support/builders/aListing';
import { recordedTellings } from '../support/doubles/recordedTellings';

export interface KeepingBackend {
  /** Two tabs of Karim. */
  readonly tab: SavedItemsStore;
  readonly otherTab: SavedItemsStore;
}

export interface SharedKeepingBackend extends KeepingBackend {
  /** Where Claire keeps hers. */
  readonly claires: SavedItemsStore;
}

const [karim, claire] = ['karim', 'claire'];
const done = success();
const DAY = Date.UTC(2026, 5, 1);

function aFavourite(id: string, hour = 0): Favourite {
  return newFavourite(
    aListing({ id, title: `Vélo ${id}`, photos: [{ id: 'claire~photo-0001', width: 4, height: 3 }] }),
    DAY + hour * 3_600_000,
  );
}

function aSearch(id: string, hour = 0, changes: Partial<SavedSearch> = {}): SavedSearch {
  const criteria = {
    ...noCriteria,
    query: `vélo ${id}`,
    categoryId: 'velos',
    price: { maximum: 100 },
    withPhoto: true,
  } as const;
  return { id, name: `Recherche ${id}`, criteria, createdAt: DAY + hour * 3_600_000, lookedAt: DAY, ...changes };
}

const aSeller = (uid: string, hour = 0) => ({ uid, name: `Vendeur ${uid}`, hiddenAt: DAY + hour * 3_600_000 });

/** What every place where people keep things holds to. Its listings `one` and `two` exist. */
const favouritesIn = (place: SavedItemsStore, uid = karim) =>
  recordedTellings<unknown>((tell) => place.favourites.subscribe(uid, tell));
const searchesIn = (place: SavedItemsStore, uid = karim) =>
  recordedTellings<unknown>((tell) => place.savedSearches.subscribe(uid, tell));
const sellersIn = (place: SavedItemsStore, uid = karim) =>
  recordedTellings<unknown>((tell) => place.hiddenSellers.subscribe(uid, tell));
const countsIn = (place: SavedItemsStore) => place.favourites.countsOf(['one', 'two']);

export function describeKeeping(name: string, makeBackend: () => KeepingBackend | Promise<KeepingBackend>): void {
  describe(`${name} keeps the contract of keeping`, () => {
    let backend: KeepingBackend;
    beforeEach(async () => {
      backend = await makeBackend();
    });

    test('tells that nothing is kept', async () => {
      await favouritesIn(backend.tab).becomes(success([]));
      await searchesIn(backend.tab).becomes(success([]));
      await sellersIn(backend.tab).becomes(success([]));
    });

    test('tells favourites as they were added, the latest first, in every tab', async () => {
      const told = [favouritesIn(backend.tab), favouritesIn(backend.otherTab)];
      expect(await backend.tab.favourites.add(karim, aFavourite('one', 1))).toEqual(done);
      expect(await backend.otherTab.favourites.add(karim, aFavourite('two', 2))).toEqual(done);
      for (const { becomes } of told) await becomes(success([aFavourite('two', 2), aFavourite('one', 1)]));
      expect(await backend.tab.favourites.remove(karim, 'two')).toEqual(done);
      for (const { becomes } of told) await becomes(success([aFavourite('one', 1)]));
    });

    test('leaves a favourite that is there as it is', async () => {
      await backend.tab.favourites.add(karim, aFavourite('one', 1));
      expect(await backend.otherTab.favourites.add(karim, aFavourite('one', 5))).toEqual(done);
      await favouritesIn(backend.tab).becomes(success([aFavourite('one', 1)]));
    });

    test('adds a favourite once, and removes it once, where two tabs cross', async () => {
      const { tab, otherTab } = backend;
      expect(await Promise.all([tab, otherTab].map((place) => place.favourites.add(karim, aFavourite('one'))))).toEqual(
        [done, done],
      );
      await favouritesIn(tab).becomes(success([aFavourite('one')]));
      expect(await Promise.all([tab, otherTab].map((place) => place.favourites.remove(karim, 'one')))).toEqual([
        done,
        done,
      ]);
      await favouritesIn(otherTab).becomes(success([]));
      expect(await countsIn(backend.tab)).toEqual(success({ one: 0, two: 0 }));
    });

    test('removes what is not there without complaint', async () => {
      expect(await backend.tab.favourites.remove(karim, 'one')).toEqual(done);
      expect(await backend.tab.savedSearches.remove(karim, 'search-0001')).toEqual(done);
      expect(await backend.tab.hiddenSellers.show(karim, 'nadia')).toEqual(done);
      expect(await countsIn(backend.tab)).toEqual(success({ one: 0, two: 0 }));
    });

    test('tells saved searches whole, the latest first, in every tab', async () => {
      const told = [searchesIn(backend.tab), searchesIn(backend.otherTab)];
      expect(await backend.tab.savedSearches.save(karim, aSearch('search-0001', 1))).toEqual(done);
      expect(await backend.otherTab.savedSearches.save(karim, aSearch('search-0002', 2))).toEqual(done);
      for (const { becomes } of told) await becomes(success([aSearch('search-0002', 2), aSearch('search-0001', 1)]));
      expect(await backend.tab.savedSearches.remove(karim, 'search-0002')).toEqual(done);
      for (const { becomes } of told) await becomes(success([aSearch('search-0001', 1)]));
    });

    test('puts a saved search that has changed in its own place', async () => {
      await backend.tab.savedSearches.save(karim, aSearch('search-0001', 1));
      await backend.tab.savedSearches.save(karim, aSearch('search-0002', 2));
      const changed = aSearch('search-0001', 1, { name: 'Vélo pour Zoé', lookedAt: DAY + 5 });
      await backend.otherTab.savedSearches.save(karim, changed);
      await searchesIn(backend.tab).becomes(success([aSearch('search-0002', 2), changed]));
    });

    test('tells hidden sellers, those hidden last first, in every tab', async () => {
      const told = [sellersIn(backend.tab), sellersIn(backend.otherTab)];
      expect(await backend.tab.hiddenSellers.hide(karim, aSeller('nadia', 1))).toEqual(done);
      expect(await backend.otherTab.hiddenSellers.hide(karim, aSeller('solene', 2))).toEqual(done);
      expect(await backend.tab.hiddenSellers.hide(karim, aSeller('nadia', 7))).toEqual(done);
      for (const { becomes } of told) await becomes(success([aSeller('solene', 2), aSeller('nadia', 1)]));
      expect(await backend.tab.hiddenSellers.show(karim, 'solene')).toEqual(done);
      for (const { becomes } of told) await becomes(success([aSeller('nadia', 1)]));
    });

    test('tells nothing more once it is no longer listened to', async () => {
      const told = favouritesIn(backend.tab);
      await told.becomes(success([]));
      told.unsubscribe();
      await backend.tab.favourites.add(karim, aFavourite('one'));
      await favouritesIn(backend.tab).becomes(success([aFavourite('one')]));
      expect(told.all).toEqual([success([])]);
    });
  });
}

/** What holds besides where several people keep things in one place. */
export function describeSharedKeeping(
  name: string,
  makeBackend: () => SharedKeepingBackend | Promise<SharedKeepingBackend>,
): void {
  describe(`${name} keeps the contract of keeping for several people`, () => {
    test('counts how many people keep a listing', async () => {
      const { claires, tab } = await makeBackend();
      await tab.favourites.add(karim, aFavourite('one'));
      await tab.favourites.add(karim, aFavourite('two'));
      await claires.favourites.add(claire, aFavourite('one'));
      expect(await countsIn(tab)).toEqual(success({ one: 2, two: 1 }));
      await tab.favourites.remove(karim, 'one');
      expect(await countsIn(tab)).toEqual(success({ one: 1, two: 1 }));
      await favouritesIn(claires, claire).becomes(success([aFavourite('one')]));
    });

    test('counts a favourite once where two tabs cross', async () => {
      const { otherTab, tab } = await makeBackend();
      await Promise.all([tab, otherTab].map((place) => place.favourites.add(karim, aFavourite('one'))));
      expect(await countsIn(tab)).toEqual(success({ one: 1, two: 0 }));
    });

    test('keeps what people keep apart', async () => {
      const { claires, tab } = await makeBackend();
      await tab.favourites.add(karim, aFavourite('one'));
      await tab.savedSearches.save(karim, aSearch('search-0001'));
      await tab.hiddenSellers.hide(karim, aSeller('nadia'));
      await favouritesIn(claires, claire).becomes(success([]));
      await searchesIn(claires, claire).becomes(success([]));
      await sellersIn(claires, claire).becomes(success([]));
    });
  });
}
