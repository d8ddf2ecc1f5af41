import { expect, test } from 'vitest';
import { categories } from '../../../../src/domain/listings/catalogue/categories';
import { categoryTaglines } from '../../../../src/presentation/listings/browsing/categoryMessages';
import { emblems } from '../../../../src/presentation/listings/browsing/emblems/CategoryEmblem';

const ids = categories.map(({ id }) => id).toSorted();

test('every category has a drawing of its own', () => {
  expect([...emblems.keys()].toSorted()).toEqual(ids);
});

test('every category has a line of its own', () => {
  expect(Object.keys(categoryTaglines).toSorted()).toEqual(ids);
  expect(new Set(Object.values(categoryTaglines)).size).toBe(ids.length);
});
