import { describe, expect, test } from 'vitest';
import { findsTheSame, parseSearchName } from '../../../src/domain/favourites/SavedSearch';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { failure, success } from '../../../src/domain/shared/Result';

test.each([
  ['Vélo', success('Vélo')],
  ['  Vélo \n pour   Zoé ', success('Vélo pour Zoé')],
  ['x'.repeat(60), success('x'.repeat(60))],
  ['', failure('no-name')],
  [' \t', failure('no-name')],
  ['\u200b\u200d', failure('no-name')],
  ['x'.repeat(61), failure('long-name')],
])('the name %j is parsed', (input, parsed) => {
  expect(parseSearchName(input)).toEqual(parsed);
});

describe('findsTheSame', () => {
  const bikes = { ...noCriteria, query: 'vélo', price: { maximum: 100 } };

  test('searches with equal criteria find the same in any order', () => {
    expect(findsTheSame(bikes, { ...bikes, query: ' vélo ', sort: 'price-up' })).toBe(true);
  });

  test('searches that differ in one criterion do not find the same', () => {
    expect(findsTheSame(bikes, { ...bikes, price: {} })).toBe(false);
    expect(findsTheSame(bikes, { ...bikes, query: 'vélos' })).toBe(false);
    expect(findsTheSame(bikes, { ...bikes, withPhoto: true })).toBe(false);
  });
});
