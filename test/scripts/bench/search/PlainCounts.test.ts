import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PlainCounts } from '../../../../scripts/bench/search/PlainCounts';
import { generateListings } from '../../../../src/infrastructure/embedded/demo/generateListings';
import { anyCriteria } from '../../../domain/search/anyCriteria';
import { expectedResults } from '../../../infrastructure/embedded/search/searchOracle';
import { NOON } from '../../../support/builders/aListing';

const catalogue = [...generateListings(250, NOON)];

test(
  'the counts of the engines that the site is compared with are what the definitions say',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(anyCriteria, fc.boolean(), (any, isNarrow) => {
        // Most random criteria match nothing: half of the searches keep the category only.
        const criteria = isNarrow
          ? { ...any, query: '' }
          : { ...any, query: '', price: {}, fields: {}, giftOnly: false };
        const counts = new PlainCounts(criteria, NOON);
        const found = catalogue.filter((listing) => counts.add(listing));
        const expected = expectedResults(catalogue, { criteria, limit: 1 }, NOON);
        expect(found.length).toBe(expected.total);
        expect(counts.result).toEqual(expected.counts);
      }),
      { numRuns: 100 },
    );
  },
);
