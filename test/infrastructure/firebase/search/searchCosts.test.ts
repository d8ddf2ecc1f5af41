import { beforeAll, describe, expect, test } from 'vitest';
import { noCriteria, type SearchCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { generateListings } from '../../../../src/infrastructure/embedded/demo/generateListings';
import { FirestoreListingSearch } from '../../../../src/infrastructure/firebase/search/FirestoreListingSearch';
import { FirestoreEngine } from '@mon-bazar/firebase-test-server/firestore/FirestoreEngine';
import { lyon, NOON } from '../../../support/builders/aListing';
import { EngineCardSource } from '../../../support/firebase/EngineCardSource';
import { clockAtNoon } from '../../../support/embedded/embeddedBackends';
import { engineWithListings } from '../../../support/builders/engineWithListings';

const PAGE = 24;
const NARROW = 'three words, filters and a radius';

const searches: readonly (readonly [string, Partial<SearchCriteria>])[] = [
  ['everything', {}],
  ['one word', { query: 'table' }],
  ['one word in the plural', { query: 'vélos ' }],
  ['one word in titles', { query: 'table', titleOnly: true }],
  ['three words', { query: 'canapé 3 places' }],
  [
    'five filters',
    {
      categoryId: 'voitures',
      kind: 'offer',
      seller: 'private',
      withPhoto: true,
      price: { minimum: 500, maximum: 20_000 },
      fields: { fuel: { kind: 'any-of', values: ['essence', 'diesel'] } },
    },
  ],
  ['bounds that are not round', { price: { minimum: 137, maximum: 4321 } }],
  ['a radius', { place: { ...lyon, radiusKm: 30 } }],
  [
    NARROW,
    {
      query: 'table bois noir',
      kind: 'offer',
      withPhoto: true,
      price: { maximum: 500 },
      place: { ...lyon, radiusKm: 200 },
    },
  ],
];
const orders = ['date', 'price-up', 'price-down'] as const;

describe.each([200, 4000])('among %i listings, under the rules', (count) => {
  let engine = new FirestoreEngine();
  let source = new EngineCardSource(engine);
  beforeAll(() => {
    engine = engineWithListings(generateListings(count, NOON));
    source = new EngineCardSource(engine);
  }, 600_000);

  test.each(searches.flatMap(([name, criteria]) => orders.map((sort) => [name, sort, criteria] as const)))(
    'a search for %s by %s reads at most one document more than each page shows',
    async (name, sort, criteria) => {
      const search = new FirestoreListingSearch(source, clockAtNoon, () => () => undefined);
      const asked = { ...noCriteria, ...criteria, sort };
      for (const limit of [PAGE, 2 * PAGE]) {
        engine.costs.reset();
        const answer = await search.search({ criteria: asked, limit });
        if (!answer.ok) throw new Error(answer.failure);
        const shownNow = Math.max(0, answer.value.hits.length - (limit - PAGE));
        if (count > 1000 && name !== NARROW)
          expect(shownNow, 'it would show nothing if it found nothing').toBeGreaterThan(0);
        expect(engine.costs.figures.documentsRead).toBeLessThanOrEqual(Math.min(PAGE, shownNow) + 1);
        expect(engine.costs.figures.indexEntriesCounted).toBeLessThanOrEqual(1000);
      }
    },
  );
});
