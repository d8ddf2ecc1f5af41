import type { FamilyId } from '../../listings/catalogue/Category';
import type { ListingKind, SellerKind } from '../../listings/Listing';
import type { SellerSeniority } from '../../listings/sellerSeniority';
import type { Location } from '../../listings/place/Location';

/** All that a search asks for; the URL of a results page holds all of it. */
export interface SearchCriteria {
  readonly query: string;
  /** The words, those to leave out too, are looked for in titles only. */
  readonly titleOnly: boolean;
  readonly family?: FamilyId;
  /** Implies its family. */
  readonly categoryId?: string;
  readonly kind?: ListingKind;
  readonly seller?: SellerKind;
  readonly seniority?: SellerSeniority;
  /** Whole euros, both ends included. */
  readonly price: NumberRange;
  readonly giftOnly: boolean;
  readonly withPhoto: boolean;
  readonly delivery: boolean;
  readonly hideReserved: boolean;
  /** Filters on fields of the chosen category, by field id. */
  readonly fields: Readonly<Record<string, FieldFilter>>;
  readonly place?: PlaceFilter;
  readonly sort: SearchSort;
}

export interface NumberRange {
  readonly minimum?: number;
  readonly maximum?: number;
}

/**
 * A choice or text field matches any of some values; a number or month field, a range (a month counts as its year); a
 * flag must be set.
 */
export type FieldFilter =
  | { readonly kind: 'any-of'; readonly values: readonly string[] }
  | ({ readonly kind: 'range' } & NumberRange)
  | { readonly kind: 'set' };

/** A commune and the area within so many kilometres of its centre, or of a place near it that was chosen on the map. */
export interface PlaceFilter extends Location {
  readonly radiusKm: number;
}

export const RADIUS_CHOICES_KM: readonly number[] = [5, 10, 20, 30, 50, 100, 200];
export const DEFAULT_RADIUS_KM = 30;
export const MAXIMUM_RADIUS_KM = 200;

/** Characters; the rest of a longer query is ignored. */
export const MAXIMUM_QUERY_LENGTH = 200;

/** `relevance` without words, and `distance` without a place, both mean `date`: see `effectiveSort`. */
export type SearchSort = 'relevance' | 'date' | 'price-up' | 'price-down' | 'distance';

export const noCriteria: SearchCriteria = {
  query: '',
  titleOnly: false,
  price: {},
  giftOnly: false,
  withPhoto: false,
  delivery: false,
  hideReserved: false,
  fields: {},
  sort: 'relevance',
};

/** The order that results actually have. */
export function effectiveSort({ query, sort, place }: SearchCriteria): SearchSort {
  if (sort === 'relevance' && query.trim() === '') return 'date';
  if (sort === 'distance' && place === undefined) return 'date';
  return sort;
}
