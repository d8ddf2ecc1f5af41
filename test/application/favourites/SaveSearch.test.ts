import { expect, test } from 'vitest';
import { SaveSearch } from '../../../src/application/favourites/SaveSearch';
import type { SavedSearch } from '../../../src/domain/favourites/SavedSearch';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { failure, success } from '../../../src/domain/shared/Result';

const save = new SaveSearch({ now: () => 7 }, { newId: () => 'new' });
const bikes = { ...noCriteria, query: 'vélo' };
const saved = (query: string): SavedSearch => ({
  id: query,
  name: query,
  criteria: { ...noCriteria, query },
  createdAt: 1,
  lookedAt: 1,
});

test('a search is saved under its name, and its present results count as seen', () => {
  expect(save.execute(' Mon  vélo ', bikes, [])).toEqual(
    success({ id: 'new', name: 'Mon vélo', criteria: bikes, createdAt: 7, lookedAt: 7 }),
  );
});

test.each([
  ['without a name', '', [], 'no-name'],
  ['under a name that is too long', 'x'.repeat(61), [], 'long-name'],
  ['twice', 'Vélo', [saved('vélo')], 'already-saved'],
  [
    'beyond the limit of thirty',
    'Vélo',
    Array.from({ length: 30 }, (_, index) => saved(`livre ${index}`)),
    'too-many-searches',
  ],
] as const)('a search is not saved %s', (_title, name, others, reason) => {
  expect(save.execute(name, bikes, others)).toEqual(failure(reason));
});

test('the thirtieth search is saved', () => {
  expect(
    save.execute(
      'Vélo',
      bikes,
      Array.from({ length: 29 }, (_, index) => saved(`livre ${index}`)),
    ).ok,
  ).toBe(true);
});
