import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withRecentSearch } from '../../../../src/domain/search/criteria/recentSearches';
import { MAXIMUM_RECENT_SEARCHES } from '../../../../src/domain/search/searchConstants';

test.each([
  [[], 'vélo', ['vélo']],
  [['canapé'], ' vélo ', ['vélo', 'canapé']],
  [['canapé', 'Vélo'], 'vélo', ['vélo', 'canapé']],
  [['ÉTÉ'], 'été', ['été']],
  [['canapé'], '   ', ['canapé']],
  [['1', '2', '3', '4', '5', '6', '7', '8'], '9', ['9', '1', '2', '3', '4', '5', '6', '7']],
])('after %j, searching %j leaves %j', (searches, query, expected) => {
  expect(withRecentSearch(searches, query)).toEqual(expected);
});

test('at most 8 searches are stored, the last one first, none twice, whatever the queries', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 })), (queries) => {
      const searches = queries.reduce<readonly string[]>(withRecentSearch, []);
      const last = queries.map((query) => query.trim()).findLast((query) => query !== '');
      expect(searches[0]).toBe(last);
      expect(searches.length).toBeLessThanOrEqual(MAXIMUM_RECENT_SEARCHES);
      expect(new Set(searches.map((search) => search.toLocaleLowerCase('fr'))).size).toBe(searches.length);
    }),
  );
});
