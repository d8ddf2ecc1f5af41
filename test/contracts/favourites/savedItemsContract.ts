import { beforeEach, describe, expect, test } from 'vitest';
import type { SavedItemsStore } from '../../../src/application/favourites/SavedItemsStores';
import { newFavourite, type Favourite } from '../../../src/domain/favourites/Favourite';
import type { SavedSearch } from '../../../src/domain/favourites/SavedSearch';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { RATE_WINDOW, rateLimits, type Rate } from '../../../src/domain/shared/Rate';
import { failure, success } from '../../../src/domain/shared/Result';
import { aListing } from '../../support/builders/aListing';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';

export interface SavedItemsBackend {
  /** Two tabs of Karim. */
  readonly tab: SavedItemsStore;
  readonly otherTab: SavedItemsStore;
}

export interface SharedSavedItemsBackend extends SavedItemsBackend {
  /** The store of Claire. */
  readonly claires: SavedItemsStore;
  /** Stores Karim’s rate of searches. */
  giveRate(rate: Rate): Promise<unknown>;
  /** The time before the first call. */
  readonly now: number;
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

const favouritesIn = (store: SavedItemsStore, uid = karim) =>
  recordedEmissions<unknown>((listener) => store.favourites.subscribe(uid, listener));
const searchesIn = (store: SavedItemsStore, uid = karim) =>
  recordedEmissions<unknown>((listener) => store.savedSearches.subscribe(uid, listener));
const sellersIn = (store: SavedItemsStore, uid = karim) =>
  recordedEmissions<unknown>((listener) => store.hiddenSellers.subscribe(uid, listener));
const countsIn = (store: SavedItemsStore) => store.favourites.countsOf(['one', 'two']);

export function describeSavedItems(
  name: string,
  makeBackend: () => SavedItemsBackend | Promise<SavedItemsBackend>,
): void {
  describe(`${name}, contract of SavedItemsStore`, () => {
    let backend: SavedItemsBackend;
    beforeEach(async () => {
      backend = await makeBackend();
    });

    test('all lists are empty at first', async () => {
      await favouritesIn(backend.tab).becomes(success([]));
      await searchesIn(backend.tab).becomes(success([]));
      await sellersIn(backend.tab).becomes(success([]));
    });

    test('favourites are emitted as they were added, the latest first, in every tab', async () => {
      const emissions = [favouritesIn(backend.tab), favouritesIn(backend.otherTab)];
      expect(await backend.tab.favourites.add(karim, aFavourite('one', 1))).toEqual(done);
      expect(await backend.otherTab.favourites.add(karim, aFavourite('two', 2))).toEqual(done);
      for (const { becomes } of emissions) await becomes(success([aFavourite('two', 2), aFavourite('one', 1)]));
      expect(await backend.tab.favourites.remove(karim, 'two')).toEqual(done);
      for (const { becomes } of emissions) await becomes(success([aFavourite('one', 1)]));
    });

    test('adding an existing favourite does not change it', async () => {
      await backend.tab.favourites.add(karim, aFavourite('one', 1));
      expect(await backend.otherTab.favourites.add(karim, aFavourite('one', 5))).toEqual(done);
      await favouritesIn(backend.tab).becomes(success([aFavourite('one', 1)]));
    });

    test('two tabs that add or remove a favourite at once have the effect of one', async () => {
      const { tab, otherTab } = backend;
      expect(await Promise.all([tab, otherTab].map((store) => store.favourites.add(karim, aFavourite('one'))))).toEqual(
        [done, done],
      );
      await favouritesIn(tab).becomes(success([aFavourite('one')]));
      expect(await Promise.all([tab, otherTab].map((store) => store.favourites.remove(karim, 'one')))).toEqual([
        done,
        done,
      ]);
      await favouritesIn(otherTab).becomes(success([]));
      expect(await countsIn(backend.tab)).toEqual(success({ one: 0, two: 0 }));
    });

    test('removing an absent item succeeds', async () => {
      expect(await backend.tab.favourites.remove(karim, 'one')).toEqual(done);
      expect(await backend.tab.savedSearches.remove(karim, 'search-0001')).toEqual(done);
      expect(await backend.tab.hiddenSellers.show(karim, 'nadia')).toEqual(done);
      expect(await countsIn(backend.tab)).toEqual(success({ one: 0, two: 0 }));
    });

    test('saved searches are emitted whole, the latest first, in every tab', async () => {
      const emissions = [searchesIn(backend.tab), searchesIn(backend.otherTab)];
      expect(await backend.tab.savedSearches.save(karim, aSearch('search-0001', 1))).toEqual(done);
      expect(await backend.otherTab.savedSearches.save(karim, aSearch('search-0002', 2))).toEqual(done);
      for (const { becomes } of emissions)
        await becomes(success([aSearch('search-0002', 2), aSearch('search-0001', 1)]));
      expect(await backend.tab.savedSearches.remove(karim, 'search-0002')).toEqual(done);
      for (const { becomes } of emissions) await becomes(success([aSearch('search-0001', 1)]));
    });

    test('a saved search that has changed replaces the former one', async () => {
      await backend.tab.savedSearches.save(karim, aSearch('search-0001', 1));
      await backend.tab.savedSearches.save(karim, aSearch('search-0002', 2));
      const changed = aSearch('search-0001', 1, { name: 'Vélo pour Zoé', lookedAt: DAY + 5 });
      await backend.otherTab.savedSearches.save(karim, changed);
      await searchesIn(backend.tab).becomes(success([aSearch('search-0002', 2), changed]));
    });

    test('hidden sellers are emitted, the latest first, in every tab', async () => {
      const emissions = [sellersIn(backend.tab), sellersIn(backend.otherTab)];
      expect(await backend.tab.hiddenSellers.hide(karim, aSeller('nadia', 1))).toEqual(done);
      expect(await backend.otherTab.hiddenSellers.hide(karim, aSeller('solene', 2))).toEqual(done);
      expect(await backend.tab.hiddenSellers.hide(karim, aSeller('nadia', 7))).toEqual(done);
      for (const { becomes } of emissions) await becomes(success([aSeller('solene', 2), aSeller('nadia', 1)]));
      expect(await backend.tab.hiddenSellers.show(karim, 'solene')).toEqual(done);
      for (const { becomes } of emissions) await becomes(success([aSeller('nadia', 1)]));
    });

    test('a listener that has unsubscribed gets no further values', async () => {
      const emissions = favouritesIn(backend.tab);
      await emissions.becomes(success([]));
      emissions.unsubscribe();
      await backend.tab.favourites.add(karim, aFavourite('one'));
      await favouritesIn(backend.tab).becomes(success([aFavourite('one')]));
      expect(emissions.all).toEqual([success([])]);
    });
  });
}

/** The further contract of a store that several people share; its listings `one` and `two` exist. */
export function describeSharedSavedItems(
  name: string,
  makeBackend: () => SharedSavedItemsBackend | Promise<SharedSavedItemsBackend>,
): void {
  describe(`${name}, contract of SavedItemsStore for several people`, () => {
    test('a listing’s count is the number of people who have it as a favourite', async () => {
      const { claires, tab } = await makeBackend();
      await tab.favourites.add(karim, aFavourite('one'));
      await tab.favourites.add(karim, aFavourite('two'));
      await claires.favourites.add(claire, aFavourite('one'));
      expect(await countsIn(tab)).toEqual(success({ one: 2, two: 1 }));
      await tab.favourites.remove(karim, 'one');
      expect(await countsIn(tab)).toEqual(success({ one: 1, two: 1 }));
      await favouritesIn(claires, claire).becomes(success([aFavourite('one')]));
    });

    test('a favourite that two tabs add at once is counted once', async () => {
      const { otherTab, tab } = await makeBackend();
      await Promise.all([tab, otherTab].map((store) => store.favourites.add(karim, aFavourite('one'))));
      expect(await countsIn(tab)).toEqual(success({ one: 1, two: 0 }));
    });

    test('no more searches are saved within an hour than the limit, and changes of saved ones do not count', async () => {
      const { tab, otherTab, giveRate, now } = await makeBackend();
      await giveRate({ since: now - MINUTE, count: rateLimits.searches - 1, last: 'another', at: now - MINUTE });
      expect(await tab.savedSearches.save(karim, aSearch('search-0001'))).toEqual(done);
      expect(await otherTab.savedSearches.save(karim, aSearch('search-0002'))).toEqual(
        failure({ kind: 'too-many', until: now - MINUTE + RATE_WINDOW }),
      );
      const renamed = aSearch('search-0001', 0, { name: 'Vélo pour Zoé' });
      expect(await tab.savedSearches.save(karim, renamed)).toEqual(done);
      await searchesIn(otherTab).becomes(success([renamed]));
    });

    test('a further search is saved an hour after the first of those that reached the limit', async () => {
      const { tab, giveRate, now } = await makeBackend();
      await giveRate({ since: now - RATE_WINDOW, count: rateLimits.searches, last: 'another', at: now - MINUTE });
      expect(await tab.savedSearches.save(karim, aSearch('search-0001', 1))).toEqual(done);
      expect(await tab.savedSearches.save(karim, aSearch('search-0002', 2))).toEqual(done);
      await searchesIn(tab).becomes(success([aSearch('search-0002', 2), aSearch('search-0001', 1)]));
    });

    test('a search that is saved again after its removal counts again', async () => {
      const { tab, giveRate, now } = await makeBackend();
      await giveRate({ since: now - MINUTE, count: rateLimits.searches - 1, last: 'another', at: now - MINUTE });
      await tab.savedSearches.save(karim, aSearch('search-0001'));
      await tab.savedSearches.remove(karim, 'search-0001');
      expect(await tab.savedSearches.save(karim, aSearch('search-0001'))).toMatchObject({
        failure: { kind: 'too-many' },
      });
      await searchesIn(tab).becomes(success([]));
    });

    test('two searches that two tabs save at once are both stored', async () => {
      const { tab, otherTab } = await makeBackend();
      await tab.savedSearches.save(karim, aSearch('search-0001', 1));
      expect(
        await Promise.all([
          tab.savedSearches.save(karim, aSearch('search-0002', 2)),
          otherTab.savedSearches.save(karim, aSearch('search-0003', 3)),
        ]),
      ).toEqual([done, done]);
      await searchesIn(tab).becomes(
        success([aSearch('search-0003', 3), aSearch('search-0002', 2), aSearch('search-0001', 1)]),
      );
    });

    test('each person has their own saved items', async () => {
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
