import { describe, expect, test, vi } from 'vitest';
import type { CommuneDirectory } from '../../../src/application/listings/CommuneDirectory';
import type { MapData } from '../../../src/application/map/MapData';
import type { ListingSearch } from '../../../src/application/search/ListingSearch';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { failure, success } from '../../../src/domain/shared/Result';
import { BaseMapViewModel } from '../../../src/presentation/map/BaseMapViewModel';
import { ResultsMapViewModel } from '../../../src/presentation/map/ResultsMapViewModel';
import { aCommune } from '../../support/builders/aCommune';
import { aListing } from '../../support/builders/aListing';
import { aSearch, someResults } from '../../support/builders/aSearch';
import { aDeferred } from '../../support/doubles/aDeferred';
import type { SearchResults } from '../../../src/application/search/ListingSearch';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { eventually } from '../../support/time/eventually';

const communes: Pick<CommuneDirectory, 'nearest'> = { nearest: () => Promise.resolve(success(aCommune())) };
const outlines = { land: [], coasts: [], frontiers: [], borders: [] };
const town = { name: 'Nantes', population: 320_000, at: { x: 0.5, y: 0.35 } };
const [one, two] = [aListing({ id: 'one' }), aListing({ id: 'two' })];

function someData(changes: Partial<MapData> = {}): MapData {
  return {
    outlines: vi.fn<MapData['outlines']>(() => Promise.resolve(success(outlines))),
    towns: () => Promise.resolve(success([town])),
    ...changes,
  };
}

describe('BaseMapViewModel', () => {
  test('the base map is loaded once', async () => {
    const data = someData();
    const model = new BaseMapViewModel(data);
    expect(model.status).toBe('loading');
    await model.load();
    await model.load();
    expect(model.status).toBe('ready');
    expect(model.baseMap).toEqual({ outlines, towns: [town] });
    expect(data.outlines).toHaveBeenCalledTimes(1);
  });

  test('the base map comes without names where the towns cannot be read', async () => {
    const model = new BaseMapViewModel(someData({ towns: () => Promise.resolve(failure('unavailable')) }));
    await model.load();
    expect(model.baseMap?.towns).toEqual([]);
  });

  test('the base map is unavailable without outlines, until it is loaded again', async () => {
    let isOnline = false;
    const model = new BaseMapViewModel(
      someData({ outlines: () => Promise.resolve(isOnline ? success(outlines) : failure('unavailable')) }),
    );
    await model.load();
    expect(model.status).toBe('unavailable');
    isOnline = true;
    await model.load();
    expect(model.status).toBe('ready');
  });

  test('the base map remembers how the map of each page was left', () => {
    const model = new BaseMapViewModel(someData());
    const memory = { camera: { scale: 1, x: 2, y: 3 }, opened: ['one'] };
    model.remember('a', memory);
    expect(model.recall('a')).toEqual(memory);
    expect(model.recall('b')).toBeNull();
  });
});

describe('ResultsMapViewModel', () => {
  test('an area on the map is named after the nearest commune, and keeps its own centre', async () => {
    const model = new ResultsMapViewModel(aSearch({}), communes);
    const circle = { latitude: 47.3, longitude: -1.6, radiusKm: 12 };
    const { code, name, postalCode } = aCommune();
    expect(await model.placeWithin(circle)).toEqual({
      ...circle,
      communeCode: code,
      communeName: name,
      postalCode,
    });
    expect(model.hasNoPlace).toBe(false);
  });

  test('an area on the map has no place without the list of communes, until it can be read', async () => {
    let isOnline = false;
    const nearest: CommuneDirectory['nearest'] = () =>
      Promise.resolve(isOnline ? success(aCommune()) : failure('unavailable'));
    const model = new ResultsMapViewModel(aSearch({}), { nearest });
    const circle = { latitude: 47.3, longitude: -1.6, radiusKm: 12 };
    expect(await model.placeWithin(circle)).toBeNull();
    expect(model.hasNoPlace).toBe(true);
    isOnline = true;
    expect(await model.placeWithin(circle)).not.toBeNull();
    expect(model.hasNoPlace).toBe(false);
  });

  const shown = someResults([one], { total: 2 });

  test('the map shows all that is found where all listings are at hand', async () => {
    const search = vi.fn<ListingSearch['search']>(() => Promise.resolve(success(someResults([one, two]))));
    const model = new ResultsMapViewModel(aSearch({ search }), communes);
    await model.follow({ criteria: noCriteria, results: shown });
    expect(search).toHaveBeenCalledWith({ criteria: noCriteria, limit: 5000 });
    expect(model.cards).toEqual([one, two]);
    expect(model.total).toBe(2);
  });

  test('the map shows what the list shows where each listing costs a read', async () => {
    const search = vi.fn<ListingSearch['search']>();
    const model = new ResultsMapViewModel(aSearch({ search, providesCounts: false }), communes);
    await model.follow({ criteria: noCriteria, results: { ...shown, totalIsCapped: true } });
    expect(search).not.toHaveBeenCalled();
    expect(model).toMatchObject({ cards: [one], total: 2, isCapped: true, isComplete: true });
  });

  test('the map asks for nothing more where the list has everything', async () => {
    const search = vi.fn<ListingSearch['search']>();
    const model = new ResultsMapViewModel(aSearch({ search }), communes);
    await model.follow({ criteria: noCriteria, results: someResults([one]) });
    expect(search).not.toHaveBeenCalled();
    expect(model.cards).toEqual([one]);
  });

  test('the map follows changes of listings that the list does not show', async () => {
    let change: () => void = () => undefined;
    const answers = [someResults([one], { total: 2, complete: false }), someResults([one, two])];
    const search: ListingSearch['search'] = () => Promise.resolve(success(answers.shift() ?? someResults([])));
    const subscribeToChanges: ListingSearch['subscribeToChanges'] = (listener) => {
      change = listener;
      return () => undefined;
    };
    const model = new ResultsMapViewModel(aSearch({ search, subscribeToChanges }), communes);
    model.start();
    change();
    await model.follow({ criteria: noCriteria, results: shown });
    expect(model).toMatchObject({ cards: [one], isComplete: false });
    change();
    await eventually(() => expect(model).toMatchObject({ cards: [one, two], isComplete: true }));
  });

  test('the map falls back to what the list shows where the search fails', async () => {
    const model = new ResultsMapViewModel(aSearch({ search: () => Promise.resolve(failure('offline')) }), communes);
    await model.follow({ criteria: noCriteria, results: shown });
    expect(model.cards).toEqual([one]);
  });

  test('an answer that is overtaken by another search is dropped', async () => {
    const late = aDeferred<BackendResult<SearchResults>>();
    const model = new ResultsMapViewModel(aSearch({ search: () => late.promise }), communes);
    const first = model.follow({ criteria: noCriteria, results: shown });
    await model.follow({ criteria: { ...noCriteria, query: 'deux' }, results: someResults([two]) });
    late.resolve(success(someResults([one, two])));
    await first;
    expect(model.cards).toEqual([two]);
    expect(model.criteria?.query).toBe('deux');
  });
});
