import { priceInEuros, type Price } from '../listings/Price';
import type { Instant } from '../shared/Instant';

export type FavouriteSort = 'added' | 'price-up' | 'price-down' | 'published';

/** The words of the URL, in French, since people read and share it. The default is left out of the URL. */
export const favouriteSortWords: Readonly<Record<FavouriteSort, string>> = {
  added: 'ajout',
  'price-up': 'prix-croissant',
  'price-down': 'prix-decroissant',
  published: 'date',
};

export const favouriteSorts = [
  'added',
  'price-up',
  'price-down',
  'published',
] as const satisfies readonly FavouriteSort[];

/** An unknown word means the default order. */
export function favouriteSortOf(word: string | null): FavouriteSort {
  return favouriteSorts.find((sort) => favouriteSortWords[sort] === word) ?? 'added';
}

interface Sortable {
  readonly id: string;
  readonly addedAt: Instant;
  readonly publishedAt: Instant;
  readonly price: Price;
}

/** Listings without a price come last; equal ones, the most recently added first. */
export function compareFavourites(sort: FavouriteSort): (one: Sortable, other: Sortable) => number {
  return (one, other) => order(sort, one, other) || other.addedAt - one.addedAt || (one.id < other.id ? -1 : 1);
}

function order(sort: FavouriteSort, one: Sortable, other: Sortable): number {
  switch (sort) {
    case 'added':
      return 0;
    case 'published':
      return other.publishedAt - one.publishedAt;
    case 'price-up':
      return byPrice(one.price, other.price, 1);
    case 'price-down':
      return byPrice(one.price, other.price, -1);
  }
}

function byPrice(one: Price, other: Price, direction: 1 | -1): number {
  const [first, second] = [priceInEuros(one), priceInEuros(other)];
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  return (first - second) * direction;
}
