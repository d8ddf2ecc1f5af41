import { expect, test } from 'vitest';
import {
  compareFavourites,
  favouriteSortOf,
  favouriteSorts,
  favouriteSortWords,
  type FavouriteSort,
} from '../../../src/domain/favourites/FavouriteSort';
import type { Price } from '../../../src/domain/listings/Price';

const euros = (amount: number): Price => ({ kind: 'amount', euros: amount });
const favourites = [
  { id: 'lamp', addedAt: 5, publishedAt: 1, price: euros(20) },
  { id: 'sofa', addedAt: 4, publishedAt: 4, price: euros(300) },
  { id: 'book', addedAt: 3, publishedAt: 9, price: { kind: 'gift' } },
  { id: 'flat', addedAt: 2, publishedAt: 2, price: { kind: 'on-request' } },
  { id: 'desk', addedAt: 1, publishedAt: 2, price: euros(20) },
  { id: 'barn', addedAt: 1, publishedAt: 2, price: { kind: 'on-request' } },
] as const;

test.each<[FavouriteSort, string]>([
  ['added', 'lamp sofa book flat barn desk'],
  ['published', 'book sofa flat barn desk lamp'],
  ['price-up', 'book lamp desk sofa flat barn'],
  ['price-down', 'sofa lamp desk book flat barn'],
])('the order by %s is %s', (sort, order) => {
  expect(
    favourites
      .toReversed()
      .sort(compareFavourites(sort))
      .map(({ id }) => id)
      .join(' '),
  ).toBe(order);
  expect(
    [...favourites]
      .sort(compareFavourites(sort))
      .map(({ id }) => id)
      .join(' '),
  ).toBe(order);
});

test('the URL has a word for each order, and an unknown word means the default', () => {
  for (const sort of favouriteSorts) expect(favouriteSortOf(favouriteSortWords[sort])).toBe(sort);
  expect(favouriteSortOf(null)).toBe('added');
  expect(favouriteSortOf('hasard')).toBe('added');
});
