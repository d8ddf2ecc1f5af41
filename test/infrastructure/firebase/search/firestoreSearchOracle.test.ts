import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchRequest } from '../../../../src/application/search/ListingSearch';
import { isVisible } from '../../../../src/domain/listings/lifecycle/lifetime';
import { matchesFilters } from '../../../../src/domain/search/matching/matchesFilters';
import { isInArea, searchAreaOf } from '../../../../src/domain/search/matching/searchArea';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { noCriteria, type SearchCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { generateListings } from '../../../../src/infrastructure/embedded/demo/generateListings';
import { cardDocumentsOf } from '../../../../src/infrastructure/firebase/cards/cardDocumentsOf';
import { meets } from '../../../../src/infrastructure/firebase/search/CardQuery';
import { FirestoreListingSearch } from '../../../../src/infrastructure/firebase/search/FirestoreListingSearch';
import { filterCondition } from '../../../../src/infrastructure/firebase/search/filterCondition';
import { anyCriteria } from '../../../domain/search/anyCriteria';
import { NOON } from '../../../support/builders/aListing';
import { CardsInMemory } from '../../../support/doubles/CardsInMemory';
import { clockAtNoon } from '../../../support/embedded/embeddedBackends';
import { expectedResults } from '../../embedded/search/searchOracle';

const listings = [...generateListings(120, NOON)];
const cards = listings.map((listing) => ({ listing, document: cardDocumentsOf(listing).byPrice }));
const source = new CardsInMemory(listings);

/** Firestore searches the area of `searchAreaOf` in place of the circle. */
function matchesInFirestore(criteria: SearchCriteria, listing: Listing, now: number): boolean {
  const { place, ...others } = criteria;
  return (
    matchesFilters(others, listing, now) && (place === undefined || isInArea(searchAreaOf(place), listing.location))
  );
}

test('a card meets the filters of a search exactly when its listing does', () => {
  fc.assert(
    fc.property(anyCriteria, (criteria) => {
      const asked = filterCondition(criteria, NOON);
      // Cards of reserved listings are dropped afterwards, as those with a word to leave out.
      const wanted = { ...criteria, hideReserved: false };
      const found = cards.filter(
        ({ listing, document }) =>
          isVisible(listing, NOON) && meets(({ map, key }) => document[map][key] === true, asked),
      );
      expect(found.map(({ listing }) => listing.id)).toEqual(
        listings.filter((listing) => matchesInFirestore(wanted, listing, NOON)).map(({ id }) => id),
      );
    }),
    { numRuns: 500 },
  );
});

async function found(request: SearchRequest) {
  const search = new FirestoreListingSearch(source, clockAtNoon, () => () => undefined);
  const answer = await search.search(request);
  if (!answer.ok) throw new Error(answer.failure);
  return { ids: answer.value.hits.map(({ listing }) => listing.id), total: answer.value.total };
}

const words = [
  'table ',
  'vélos ',
  'noir ',
  'canapé bois',
  'chaise',
  'table en bois clair ',
  'rouge -bois ',
  'nantes ',
  'cannes',
  'appartement t3 ',
  'frigo ',
  'bon état',
];

test.each(words)('the query « %s » finds what the reference implementation finds, in the same order', async (query) => {
  for (const sort of ['relevance', 'price-down'] as const)
    for (const titleOnly of [false, true]) {
      const request = { criteria: { ...noCriteria, query, titleOnly, sort }, limit: 400 };
      const { ids, total } = expectedResults(listings, request, NOON);
      for (const limit of [3, 24, 400])
        expect(await found({ ...request, limit }), `${sort} ${titleOnly} ${limit}`).toEqual({
          ids: ids.slice(0, limit),
          total,
        });
    }
});

test('the filters find what the reference implementation finds, in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(anyCriteria, async (criteria) => {
      const request = { criteria: { ...criteria, query: '' }, limit: 24 };
      const { ids, total } = expectedResults(listings, request, NOON, matchesInFirestore);
      expect(await found(request)).toEqual({ ids, total });
    }),
    { numRuns: 60 },
  );
});
