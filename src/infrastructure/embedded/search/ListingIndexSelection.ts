import type { SearchSort } from '../../../domain/search/criteria/SearchCriteria';
import { itemAt } from '../../../domain/shared/itemAt';
import { type ListingIndexColumns, NO_PRICE, traits } from './ListingIndexColumns';
import type { ListingIndexFilter } from './ListingIndexFilter';

/**
 * The first `limit` listings in the order of a sort; by relevance, offers before requests of equal points. Ties: the newest first, then by id; for `price-down` the opposite, so
 * that it is the exact reverse of `price-up`.
 */
export class ListingIndexSelection {
  readonly #columns: ListingIndexColumns;
  readonly #limit: number;
  readonly #isMirrored: boolean;
  readonly #keyOf: (listing: number, points: number) => number;
  /** A heap with the last of the selected listings on top. */
  readonly #listings: number[] = [];
  readonly #keys: number[] = [];

  constructor(sort: SearchSort, limit: number, columns: ListingIndexColumns, filter: ListingIndexFilter) {
    this.#columns = columns;
    this.#limit = limit;
    this.#isMirrored = sort === 'price-down';
    this.#keyOf = keyFunction(sort, columns, filter);
  }

  offer(listing: number, points: number): void {
    const key = this.#keyOf(listing, points);
    if (this.#listings.length < this.#limit) return this.#rise(this.#listings.length, listing, key);
    const last = this.#keys[0];
    if (last !== undefined && (key < last || (key === last && this.#goesBefore(listing, key, 0))))
      this.#sink(listing, key);
  }

  /** The selected listings, sorted. */
  get listings(): readonly number[] {
    const order = this.#listings.map((listing, index) => ({ listing, key: itemAt(this.#keys, index) }));
    return order
      .sort((one, other) => this.#compare(one.listing, one.key, other.listing, other.key))
      .map(({ listing }) => listing);
  }

  #rise(index: number, listing: number, key: number): void {
    let hole = index;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      if (this.#goesBefore(listing, key, parent)) break;
      this.#move(parent, hole);
      hole = parent;
    }
    this.#put(hole, listing, key);
  }

  #sink(listing: number, key: number): void {
    let hole = 0;
    for (let child = this.#childToReplace(0); child !== null; child = this.#childToReplace(hole)) {
      if (!this.#goesBefore(listing, key, child)) break;
      this.#move(child, hole);
      hole = child;
    }
    this.#put(hole, listing, key);
  }

  #childToReplace(parent: number): number | null {
    const left = 2 * parent + 1;
    const right = left + 1;
    if (left >= this.#listings.length) return null;
    return right < this.#listings.length &&
      this.#goesBefore(itemAt(this.#listings, left), itemAt(this.#keys, left), right)
      ? right
      : left;
  }

  #goesBefore(listing: number, key: number, index: number): boolean {
    const other = this.#keys[index] ?? 0;
    return key === other ? this.#compare(listing, key, this.#listings[index] ?? 0, other) < 0 : key < other;
  }

  #compare(one: number, key: number, other: number, otherKey: number): number {
    if (key !== otherKey) return key - otherKey;
    const { publishedAt, ids } = this.#columns;
    const order =
      (publishedAt[other] ?? 0) - (publishedAt[one] ?? 0) || ((ids[one] ?? '') < (ids[other] ?? '') ? -1 : 1);
    return this.#isMirrored && key !== UNPRICED ? -order : order;
  }

  #move(from: number, to: number): void {
    this.#put(to, itemAt(this.#listings, from), itemAt(this.#keys, from));
  }

  #put(index: number, listing: number, key: number): void {
    this.#listings[index] = listing;
    this.#keys[index] = key;
  }
}

/** The key of « sur demande », which sorts after all prices. */
const UNPRICED = Number.MAX_VALUE;

/** A smaller key sorts first. */
function keyFunction(
  sort: SearchSort,
  { price, publishedAt, traits: has }: ListingIndexColumns,
  filter: ListingIndexFilter,
) {
  const priceKey = (listing: number, direction: 1 | -1): number => {
    const euros = price[listing] ?? NO_PRICE;
    return euros === NO_PRICE ? UNPRICED : direction * euros;
  };
  switch (sort) {
    case 'relevance':
      return (listing: number, points: number) => -2 * points + (((has[listing] ?? 0) & traits.wanted) === 0 ? 0 : 1);
    case 'date':
      return (listing: number) => -(publishedAt[listing] ?? 0);
    case 'price-up':
      return (listing: number) => priceKey(listing, 1);
    case 'price-down':
      return (listing: number) => priceKey(listing, -1);
    case 'distance':
      return (listing: number) => filter.distanceOf(listing);
  }
}
