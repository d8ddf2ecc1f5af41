import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { noCriteria, type SearchCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { DAY, HOUR } from '../../../../src/domain/shared/Instant';
import { failure, success } from '../../../../src/domain/shared/Result';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { FirestoreListingSearch } from '../../../../src/infrastructure/firebase/search/FirestoreListingSearch';
import type { CardQuery } from '../../../../src/infrastructure/firebase/search/CardQuery';
import type { FoundCard } from '../../../../src/infrastructure/firebase/search/CardSource';
import { ago, aThing } from '../../../contracts/search/filledSearch';
import { CardsInMemory } from '../../../support/doubles/CardsInMemory';
import { clockAtNoon } from '../../../support/embedded/embeddedBackends';

const lamps = (count: number, changes: Partial<Listing> = {}) =>
  Array.from({ length: count }, (_, index) =>
    aThing(`Lampe ${String(index).padStart(3, '0')}`, { ...ago((index + 1) * HOUR), ...changes }),
  );

function searching(listings: readonly Listing[]) {
  const cards = new CardsInMemory(listings);
  const scheduled: (() => void)[] = [];
  const search = new FirestoreListingSearch(cards, clockAtNoon, (work) => {
    scheduled.push(work);
    return () => void scheduled.splice(scheduled.indexOf(work), 1);
  });
  return {
    cards,
    search,
    passTime: () => [...scheduled].forEach((work) => work()),
    async results(criteria: Partial<SearchCriteria>, limit = 5) {
      const answer = await search.search({ criteria: { ...noCriteria, ...criteria }, limit });
      if (!answer.ok) throw new Error(answer.failure);
      return answer.value;
    },
  };
}

const titlesOf = ({ hits }: Awaited<ReturnType<ReturnType<typeof searching>['results']>>) =>
  hits.map(({ listing }) => listing.title);

describe('pages of FirestoreListingSearch', () => {
  test('documents of earlier pages are not read again', async () => {
    const { cards, results } = searching(lamps(20));
    for (const limit of [5, 10, 10, 5]) await results({}, limit);
    expect(cards.documentsRead).toBe(10);
  });

  test('the next page continues correctly after cards were added and removed', async () => {
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

  test('a page is full although some listings have expired since midnight', async () => {
    const { results } = searching([
      ...lamps(5, { expiresAt: clockAtNoon.now() - HOUR }),
      ...lamps(8).map((lamp) => ({ ...lamp, id: `b${lamp.id}` })),
    ]);
    expect((await results({}, 6)).hits).toHaveLength(6);
  });
});

describe('the seniority of sellers in FirestoreListingSearch', () => {
  const memberSince = (year: number) => ({ name: 'Inès', kind: 'private', memberSince: Date.UTC(year, 0) }) as const;

  test('a card is found from the month on in which its seller reaches the seniority, without being written again', async () => {
    const { results } = searching([
      aThing('Lampe', { seller: { ...memberSince(2026), memberSince: Date.UTC(2026, 2, 20) } }),
    ]);
    const now = vi.spyOn(clockAtNoon, 'now');
    onTestFinished(() => now.mockRestore());
    now.mockReturnValue(Date.UTC(2026, 5, 30, 23));
    expect(titlesOf(await results({ seniority: 3 }))).toEqual([]);
    now.mockReturnValue(Date.UTC(2026, 6, 1));
    expect(titlesOf(await results({ seniority: 3 }))).toEqual(['Lampe']);
  });

  test('a card whose flags claim a seniority that its seller has not is left out', async () => {
    const { cards, results } = searching([
      aThing('Lampe', { seller: memberSince(2020) }),
      aThing('Lampe du faussaire', { id: 'false', seller: memberSince(2020) }),
    ]);
    const { subscribe } = cards;
    cards.subscribe = (request, listener) =>
      subscribe.call(cards, request, (found) =>
        listener(found.ok ? success({ ...found.value, cards: found.value.cards.map(revealed) }) : found),
      );
    expect(titlesOf(await results({ seniority: 12 }))).toEqual(['Lampe']);
  });

  function revealed(card: FoundCard): FoundCard {
    const seller = { kind: 'private', memberSince: clockAtNoon.now() - DAY } as const;
    return card.listing.id === 'false' ? { ...card, listing: { ...card.listing, seller } } : card;
  }
});

describe('totals of FirestoreListingSearch', () => {
  test('the total is capped at a thousand, and exact once all results are shown', async () => {
    const { results } = searching(lamps(1003, ago(DAY)));
    expect(await results({}, 5)).toMatchObject({ total: 1000, totalIsCapped: true });
    const whole = await results({}, 1100);
    expect([whole.total, whole.totalIsCapped, whole.hits.length]).toEqual([1003, undefined, 1003]);
  });

  test('the total leaves out listings with excluded words', async () => {
    const { results } = searching([...lamps(8), aThing('Lampe rouge'), aThing('Lampe verte')]);
    expect(await results({ query: 'lampe -rouge -vert ' }, 3)).toMatchObject({ total: 8, hits: [{}, {}, {}] });
  });

  test('the total by distance counts no more than the cards that are sorted', async () => {
    const place = { ...aThing('x').location, radiusKm: 30 };
    const { results } = searching(lamps(230));
    expect(await results({ sort: 'distance', place }, 5)).toMatchObject({ total: 200, totalIsCapped: true });
  });
});

test('a condition beyond the limits of one query is split into several, whose cards are merged in order without duplicates', async () => {
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

describe('queries that Firestore refuses', () => {
  const asked = { query: 'lampes vertes ', price: { minimum: 137, maximum: 4321 } };
  const priced = Array.from({ length: 40 }, (_, index) =>
    aThing(`Lampe verte ${index}`, { ...ago((index + 1) * HOUR), price: { kind: 'amount', euros: 137 + index * 97 } }),
  );
  const refuseSecondQuery = (failureKind: 'unknown' | 'offline') => {
    const queries = new Set<string>();
    return (query: CardQuery) => {
      queries.add(JSON.stringify(query));
      return [...queries].indexOf(JSON.stringify(query)) === 1 ? failureKind : undefined;
    };
  };

  test.each(['relevance', 'date'] as const)(
    'a search by %s shows what the other queries find, and says that there is more',
    async (sort) => {
      const { cards, results } = searching(priced);
      cards.failureOf = refuseSecondQuery('unknown');
      const shown = await results({ ...asked, sort }, 50);
      expect(shown.hits.length).toBeGreaterThan(0);
      expect(shown).toMatchObject({ total: shown.hits.length, totalIsCapped: true });
    },
  );

  test('a search fails where every query is refused', async () => {
    const { cards, search } = searching(priced);
    cards.failureOf = () => 'unknown';
    expect(await search.search({ criteria: { ...noCriteria, ...asked }, limit: 5 })).toEqual(failure('unknown'));
  });

  test('a search fails where one query has no connection', async () => {
    const { cards, search } = searching(priced);
    cards.failureOf = refuseSecondQuery('offline');
    expect(await search.search({ criteria: { ...noCriteria, ...asked }, limit: 50 })).toEqual(failure('offline'));
  });

  test('a search of which only the count is refused shows its results without a total', async () => {
    const { cards, results } = searching(priced);
    cards.count = () => Promise.resolve(failure('unknown'));
    expect(await results({ ...asked, sort: 'date' }, 5)).toMatchObject({ total: 5, totalIsCapped: true });
    expect((await results(asked, 50)).hits).toHaveLength(40);
  });
});

describe('changes of results of FirestoreListingSearch', () => {
  test('a change of results is emitted until the last listener leaves, and the subscriptions end later', async () => {
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
    expect(cards.subscriptions).toBe(0);
  });

  test('the subscriptions of old searches end', async () => {
    const { cards, search, results } = searching(lamps(3));
    search.subscribeToChanges(() => undefined);
    for (let index = 0; index < 30; index++) await results({ price: { minimum: index } });
    expect(cards.subscriptions).toBeLessThan(12);
  });
});

describe('corrections of FirestoreListingSearch', () => {
  test('a misspelt word is corrected by queries once, however often the search is repeated', async () => {
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
  ])('the query « %s » finds %o', async (query, expected) => {
    const { results } = searching([aThing('Lave-linge'), aThing('Table'), aThing('Armoire')]);
    expect(titlesOf(await results({ query }))).toEqual(expected);
  });
});
