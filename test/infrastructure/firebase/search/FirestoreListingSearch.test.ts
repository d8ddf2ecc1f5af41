import { describe, expect, test, vi } from 'vitest';
import { noCriteria, type SearchCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { DAY, HOUR } from '../../../../src/domain/shared/Instant';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { FirestoreListingSearch } from '../../../../src/infrastructure/firebase/search/FirestoreListingSearch';
import { ago, aThing } from '../../../contracts/filledSearch';
import { CardsInMemory } from '../../../support/doubles/CardsInMemory';
import { clockAtNoon } from '../../../support/embedded/embeddedBackends';

const lamps = (count: number, changes: Partial<Listing> = {}) =>
  Array.from({ length: count }, (_, index) =>
    aThing(`Lampe ${String(index).padStart(3, '0')}`, { ...ago((index + 1) * HOUR), ...changes }),
  );

function searching(listings: readonly Listing[]) {
  const cards = new CardsInMemory(listings);
  const later: (() => void)[] = [];
  const search = new FirestoreListingSearch(cards, clockAtNoon, (work) => {
    later.push(work);
    return () => void later.splice(later.indexOf(work), 1);
  });
  return {
    cards,
    search,
    passTime: () => [...later].forEach((work) => work()),
    async results(criteria: Partial<SearchCriteria>, limit = 5) {
      const answer = await search.search({ criteria: { ...noCriteria, ...criteria }, limit });
      if (!answer.ok) throw new Error(answer.failure);
      return answer.value;
    },
  };
}

const titlesOf = ({ hits }: Awaited<ReturnType<ReturnType<typeof searching>['results']>>) =>
  hits.map(({ listing }) => listing.title);

describe('pages', () => {
  test('what was read is not read again', async () => {
    const { cards, results } = searching(lamps(20));
    for (const limit of [5, 10, 10, 5]) await results({}, limit);
    expect(cards.documentsRead).toBe(10);
  });

  test('go on where cards came and went', async () => {
    const all = lamps(20);
    const { cards, results } = searching(all);
    await results({}, 10);
    await results({}, 15);
    const [first, second] = all;
    if (first !== undefined && second !== undefined) cards.remove(second);
    cards.put(aThing('Neuve', ago(0)));
    cards.put(aThing('Toute neuve', ago(0)));
    const shown = titlesOf(await results({}, 15));
    expect(shown).toEqual(
      ['Neuve', 'Toute neuve', ...all.map(({ title }) => title).filter((title) => title !== second?.title)].slice(
        0,
        15,
      ),
    );
  });

  test('are as long as asked for though some have ended since midnight', async () => {
    const { results } = searching([
      ...lamps(5, { expiresAt: clockAtNoon.now() - HOUR }),
      ...lamps(8).map((lamp) => ({ ...lamp, id: `b${lamp.id}` })),
    ]);
    expect((await results({}, 6)).hits).toHaveLength(6);
  });
});

describe('a total', () => {
  test('is told as capped beyond a thousand, and exact once all is shown', async () => {
    const { results } = searching(lamps(1003, ago(DAY)));
    expect(await results({}, 5)).toMatchObject({ total: 1000, totalIsCapped: true });
    const whole = await results({}, 1100);
    expect([whole.total, whole.totalIsCapped, whole.hits.length]).toEqual([1003, undefined, 1003]);
  });

  test('leaves out what words exclude', async () => {
    const { results } = searching([...lamps(8), aThing('Lampe rouge'), aThing('Lampe verte')]);
    expect(await results({ query: 'lampe -rouge -vert ' }, 3)).toMatchObject({ total: 8, hits: [{}, {}, {}] });
  });

  test('by distance counts no further than what is put in order', async () => {
    const place = { ...aThing('x').location, radiusKm: 30 };
    const { results } = searching(lamps(230));
    expect(await results({ sort: 'distance', place }, 5)).toMatchObject({ total: 200, totalIsCapped: true });
  });
});

test('more ways to match than a query takes are asked by several, whose cards come in one order, each once', async () => {
  const listings = Array.from({ length: 60 }, (_, index) =>
    aThing(`Lampe verte ${index}`, { ...ago((index + 1) * HOUR), price: { kind: 'amount', euros: 137 + index * 97 } }),
  );
  const { cards, results } = searching(listings);
  const asked = { query: 'lampes vertes ', price: { minimum: 137, maximum: 4321 } };
  const cheapEnough = listings
    .filter(({ price }) => price.kind === 'amount' && price.euros <= 4321)
    .map(({ title }) => title);
  for (const limit of [12, 24, 60])
    expect(titlesOf(await results({ ...asked, sort: 'date' }, limit))).toEqual(cheapEnough.slice(0, limit));
  expect(cards.queries).toBeGreaterThan(3);
  expect(titlesOf(await results({ ...asked, sort: 'price-down' }, 9))).toEqual(cheapEnough.slice(-9).reverse());
});

describe('changes', () => {
  test('of what was found are told until nobody listens, and followed no longer than needed', async () => {
    const { cards, search, results, passTime } = searching(lamps(3));
    const changed = vi.fn();
    const unwatch = search.subscribeToChanges(changed);
    await results({ query: 'lampe' });
    cards.put(aThing('Lampe neuve', ago(0)));
    expect(changed).toHaveBeenCalledOnce();
    unwatch();
    unwatch();
    cards.put(aThing('Lampe encore', ago(0)));
    expect(changed).toHaveBeenCalledOnce();
    passTime();
    expect(cards.followers).toBe(0);
  });

  test('of searches long past are not followed', async () => {
    const { cards, search, results } = searching(lamps(3));
    search.subscribeToChanges(() => undefined);
    for (let index = 0; index < 30; index++) await results({ price: { minimum: index } });
    expect(cards.followers).toBeLessThan(12);
  });
});

describe('a misspelt word', () => {
  test('is corrected once, however often the same is asked', async () => {
    const { cards, results } = searching([aThing('Guitare folk'), ...lamps(3)]);
    expect(titlesOf(await results({ query: 'guittare ' }))).toEqual(['Guitare folk']);
    const { queries } = cards;
    await results({ query: 'guittare ' });
    expect(cards.queries).toBe(queries);
  });

  test.each([
    ['lavelinge ', ['Lave-linge']],
    ['lampadère ', []],
    ['tabel ', ['Table']],
    ['xyz ', []],
    ['armoire introuvable ', []],
  ])('« %s » finds %o', async (query, expected) => {
    const { results } = searching([aThing('Lave-linge'), aThing('Table'), aThing('Armoire')]);
    expect(titlesOf(await results({ query }))).toEqual(expected);
  });
});
