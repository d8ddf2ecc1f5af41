import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FacetCounts, SearchHit } from '../../../../src/application/search/ListingSearch';
import { cardOf } from '../../../../src/domain/listings/cardOf';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { comparableValue } from '../../../../src/domain/search/matching/fieldValues';
import { noCriteria, type SearchCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { DAY } from '../../../../src/domain/shared/Instant';
import { generateListings } from '../../../../src/infrastructure/embedded/demo/generateListings';
import { ListingIndex } from '../../../../src/infrastructure/embedded/search/ListingIndex';
import { anyCriteria } from '../../../domain/search/anyCriteria';
import { aListing, NOON } from '../../../support/builders/aListing';
import { expectedResults } from './searchOracle';

/** By whole days, so that many are as old as one another. */
const catalogue = [...generateListings(250, NOON)].map((listing) => ({
  ...listing,
  publishedAt: Math.floor(listing.publishedAt / DAY) * DAY,
}));

const queries = [
  '',
  'vélo',
  'velos ',
  'canape',
  'canapé -cuir',
  'table de nuit',
  'bon etat ',
  'iphone12 ',
  'iphone 12',
  '128go ',
  'cnapé ',
  'electirque',
  'lavelinge ',
  'play station ',
  'maison jardin',
  'de',
  'la ',
  'c',
  'ma',
  'garantie ',
  'tours ',
  'cannes',
  'renault clio -diesel',
  'frigo',
  'machine à laver',
  'bouquins ',
  'aquarium bon etat ',
  'bon etat tandem ',
  'steam deck eta',
  '-noir',
  'inconnu',
  'scandinave bois',
];
const searches = fc
  .tuple(anyCriteria, fc.constantFrom(...queries), fc.boolean(), fc.constantFrom(1, 5, 24, 1000))
  .map(([criteria, words, isNarrow, limit]) => ({
    // Most random criteria match nothing: half of the searches keep the category and the sort only.
    criteria: isNarrow
      ? { ...criteria, query: words }
      : { ...noCriteria, ...categoryOf(criteria), sort: criteria.sort, titleOnly: criteria.titleOnly, query: words },
    limit,
  }));

function categoryOf({ family, categoryId }: SearchCriteria): Partial<SearchCriteria> {
  return { ...(family && { family }), ...(categoryId !== undefined && { categoryId }) };
}

function answer(index: ListingIndex, request: Parameters<ListingIndex['search']>[0], now: number) {
  const { hits, total, counts } = index.search(request, now);
  return { ids: hitsIn(hits).map(({ listing }) => listing.id), total, counts: comparable(counts) };
}

function hitsIn(text: string): readonly SearchHit[] {
  return JSON.parse(text) as readonly SearchHit[];
}

/** Texts are counted under a spelling that the index chooses. */
function comparable(counts: FacetCounts): FacetCounts {
  const fields = Object.entries(counts.fields).map(([id, values]) => [
    id,
    Object.fromEntries(Object.entries(values).map(([value, count]) => [comparableValue(value), count])),
  ]);
  return { ...counts, fields: Object.fromEntries(fields) as FacetCounts['fields'] };
}

function indexOf(listings: readonly Listing[]): ListingIndex {
  const index = new ListingIndex();
  for (const listing of listings) index.put(listing);
  return index;
}

const index = indexOf(catalogue);

test.each(queries)('the words %j find, order and count what the definitions say', (query) => {
  for (const changes of [
    {},
    { price: { maximum: 300 } },
    { price: { minimum: 0 }, kind: 'offer', seller: 'private' },
    { sort: 'date' },
    { titleOnly: true },
    { titleOnly: true, hideReserved: true, sort: 'date' },
  ] satisfies Partial<SearchCriteria>[]) {
    const request = { criteria: { ...noCriteria, ...changes, query }, limit: 1000 };
    expect(answer(index, request, NOON)).toEqual(expectedResults(catalogue, request, NOON));
  }
});

test('any search finds, orders and counts what the definitions say', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(searches, fc.constantFrom(NOON, NOON + 30 * DAY), (request, now) => {
      expect(answer(index, request, now)).toEqual(expectedResults(catalogue, request, now));
    }),
    { numRuns: 100 },
  );
});

const pool = catalogue.slice(0, 40);
const someChanges = fc.array(fc.tuple(fc.nat(pool.length - 1), fc.constantFrom('put', 'retitle', 'remove', 'sell')), {
  maxLength: 60,
});
type Changes = readonly (readonly [place: number, what: string])[];
const threeSearches = fc.array(searches, { minLength: 3, maxLength: 3 });

test('however listings come, change and go, searches find what is there', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(someChanges, threeSearches, (changes, requests) => {
      const [index, present] = [new ListingIndex(), new Map<string, Listing>()];
      apply(changes, index, present);
      expectAnswers(index, present, requests);
    }),
    { numRuns: 40 },
  );
});

test('an index that was stored and opened again answers as if it had been built', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(someChanges, { minLength: 2, maxLength: 3 }),
      fc.boolean(),
      threeSearches,
      async (visits, isAsked, requests) => {
        const present = new Map<string, Listing>();
        let index = new ListingIndex();
        for (const changes of visits) {
          apply(changes, index, present);
          if (isAsked) expectAnswers(index, present, requests);
          index = new ListingIndex(structuredClone(await index.pack()));
          expectAnswers(index, present, requests);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('suggestions and answers of an opened index are those of the one that was stored', async () => {
  const opened = new ListingIndex(await index.pack());
  for (const query of queries) {
    const request = { criteria: { ...noCriteria, query }, limit: 1000 };
    expect(opened.search(request, NOON)).toEqual(index.search(request, NOON));
    expect(opened.suggest(query, NOON)).toEqual(index.suggest(query, NOON));
  }
});

test('nothing is stored of an index that gets a listing while it is packed', async () => {
  const index = indexOf(catalogue);
  const packing = index.pack();
  index.put(aListing({ id: 'new' }));
  expect(await packing).toBeNull();
});

function apply(changes: Changes, index: ListingIndex, present: Map<string, Listing>): void {
  for (const [place, what] of changes) {
    const listing = changed(pool[place] ?? aListing(), what);
    if (what === 'remove') index.remove(listing.id);
    else index.put(listing);
    if (what === 'put' || what === 'retitle') present.set(listing.id, listing);
    else present.delete(listing.id);
  }
}

function expectAnswers(
  index: ListingIndex,
  present: ReadonlyMap<string, Listing>,
  requests: readonly Parameters<ListingIndex['search']>[0][],
): void {
  expect(index.size).toBe(present.size);
  for (const request of requests)
    expect(answer(index, request, NOON)).toEqual(expectedResults([...present.values()], request, NOON));
}

function changed(listing: Listing, what: string): Listing {
  if (what === 'retitle') return { ...listing, title: 'Vélo de course', publishedAt: listing.publishedAt + DAY };
  return what === 'sell' ? { ...listing, state: 'sold' } : listing;
}

test('a word that only listings now gone said is corrected like any other', () => {
  const few = indexOf([
    aListing({ id: 'a', title: 'Guittare' }),
    aListing({ id: 'b', title: 'Guitare' }),
    aListing({ id: 'c', title: 'Guittare', expiresAt: NOON }),
  ]);
  few.remove('a');
  expect(answer(few, { criteria: { ...noCriteria, query: 'guittare ' }, limit: 5 }, NOON).ids).toEqual(['b']);
});

test('a word found in two parts weighs as the lighter of them', () => {
  const two = indexOf([
    aListing({ id: 'a', title: 'iPhone', description: 'Capacité 13' }),
    aListing({ id: 'b', title: 'Coque', description: 'iphone13', publishedAt: NOON - DAY }),
  ]);
  expect(answer(two, { criteria: { ...noCriteria, query: 'iphone13 ' }, limit: 5 }, NOON).ids).toEqual(['a', 'b']);
  const three = indexOf([
    aListing({ id: 'a', title: 'iPhone', description: 'Capacité 13', publishedAt: NOON - DAY }),
    aListing({ id: 'b', title: 'Coque', description: 'iphone13' }),
  ]);
  expect(answer(three, { criteria: { ...noCriteria, query: 'iphone13 ' }, limit: 5 }, NOON).ids).toEqual(['b', 'a']);
});

test('a card comes back as it was', () => {
  const listings = [
    aListing({
      title: 'Œuvre « d’été » 🚲',
      fields: { bicycleType: 'ville', electric: true, battery: 400 },
      photos: [{ id: 'p', width: 4, height: 3, url: '/p.webp' }],
    }),
    aListing({
      id: 'b',
      price: { kind: 'gift' },
      kind: 'wanted',
      state: 'reserved',
      handover: { inPerson: false, delivery: true },
    }),
    aListing({ id: 'c', price: { kind: 'on-request' } }),
    aListing({
      id: 'd',
      price: { kind: 'amount', euros: 0 },
      seller: { name: 'x', kind: 'professional', memberSince: 0 },
    }),
  ];
  const cards = hitsIn(indexOf(listings).search({ criteria: noCriteria, limit: 10 }, NOON).hits).map(
    ({ listing }) => listing,
  );
  for (const listing of listings) expect(cards).toContainEqual(cardOf(listing));
});

test('the same listings are generated again', () => {
  const [one, other] = [[...generateListings(50, NOON)], [...generateListings(60, NOON)]];
  expect(other.slice(0, 50)).toEqual(one);
  expect([...generateListings(50, NOON, 2)]).not.toEqual(one);
});
