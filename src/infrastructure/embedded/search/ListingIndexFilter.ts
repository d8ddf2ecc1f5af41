import { seniorityLimit } from '../../../domain/listings/sellerSeniority';
import { categoryIdsOf, findCategory } from '../../../domain/listings/catalogue/categories';
import { distanceInKilometres } from '../../../domain/listings/place/distance';
import type { Instant } from '../../../domain/shared/Instant';
import { itemAt } from '../../../domain/shared/itemAt';
import { asksNothing } from '../../../domain/search/matching/matchesFilters';
import type { SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { type ListingIndexColumns, NO_PRICE, traits } from './ListingIndexColumns';
import { fieldPredicate, type FieldPredicate } from './fieldPredicate';

/**
 * A bit for each filter that a listing may fail. Those of traits are the traits’ own; the bits of field filters begin with
 * `FIRST_FIELD`, in the order of `fieldPredicates`. The bits of traits that no filter checks are free for others.
 */
export const failing = {
  kind: traits.wanted,
  seller: traits.professional,
  category: traits.inPerson,
  seniority: traits.calledGift,
} as const;
export const FIRST_FIELD = 2 * traits.calledGift;
/** Counted in no facet: expired or removed, outside the price range or the area. */
export const OUT = -1;

/** The criteria except the query, prepared to filter listings by number. */
export class ListingIndexFilter {
  /** Empty filters have none. */
  readonly fieldPredicates: readonly { readonly fieldId: string; readonly passes: FieldPredicate }[];
  readonly #columns: ListingIndexColumns;
  readonly #now: Instant;
  readonly #place: SearchCriteria['place'];
  /** Who has been a member since before then passes. */
  readonly #memberBefore: Instant;
  readonly #radiusKm: number;
  readonly #lowest: number;
  readonly #highest: number;
  /** The traits that the criteria check, and those of them that must be set. */
  readonly #checkedTraits: number;
  readonly #wantedTraits: number;
  readonly #categories: Uint8Array | null;
  /** By location code; NaN until computed. */
  readonly #distances: Float64Array;

  constructor(criteria: SearchCriteria, columns: ListingIndexColumns, now: Instant) {
    const { minimum, maximum } = criteria.price;
    this.#columns = columns;
    this.#now = now;
    this.#place = criteria.place;
    this.#memberBefore = criteria.seniority === undefined ? Infinity : seniorityLimit(criteria.seniority, now);
    this.#radiusKm = criteria.place?.radiusKm ?? Infinity;
    this.#lowest = minimum === undefined && maximum === undefined ? NO_PRICE : Math.max(0, minimum ?? 0);
    this.#highest = maximum ?? Infinity;
    this.#checkedTraits = checkedTraits(criteria);
    this.#wantedTraits = wantedTraits(criteria);
    this.#categories = wantedCategories(criteria, columns);
    const locations = criteria.place === undefined ? 0 : columns.locations.values.length;
    this.#distances = new Float64Array(locations).fill(NaN);
    this.fieldPredicates = fieldPredicatesOf(criteria, columns);
  }

  /** 0 when the listing passes every filter, otherwise the bits of those it fails, or `OUT`. */
  failures(listing: number): number {
    const { expiresAt, memberSince, price, traits: has, category } = this.#columns;
    const euros = price[listing] ?? NO_PRICE;
    if ((expiresAt[listing] ?? 0) <= this.#now || euros < this.#lowest || euros > this.#highest) return OUT;
    if (this.#place !== undefined && this.distanceOf(listing) > this.#radiusKm) return OUT;
    // Most searches do not ask for it: a column less to read.
    const isSenior = this.#memberBefore === Infinity || (memberSince[listing] ?? 0) < this.#memberBefore;
    const failures =
      (((has[listing] ?? 0) ^ this.#wantedTraits) & this.#checkedTraits) | (isSenior ? 0 : failing.seniority);
    if (this.#categories !== null && this.#categories[category[listing] ?? 0] !== 1) return failures | failing.category;
    return this.fieldPredicates.length === 0 ? failures : failures | this.#fieldFailures(listing);
  }

  /** Kilometres from the searched place; NaN without one. */
  distanceOf(listing: number): number {
    if (this.#place === undefined) return NaN;
    const location = this.#columns.location[listing] ?? 0;
    const known = this.#distances[location] ?? NaN;
    if (!Number.isNaN(known)) return known;
    return (this.#distances[location] = distanceInKilometres(
      this.#place,
      itemAt(this.#columns.locations.values, location),
    ));
  }

  #fieldFailures(listing: number): number {
    let failures = 0;
    for (let index = 0; index < this.fieldPredicates.length; index++) {
      if (this.fieldPredicates[index]?.passes(listing) === false) failures |= FIRST_FIELD << index;
    }
    return failures;
  }
}

function checkedTraits({ kind, seller, giftOnly, withPhoto, delivery, hideReserved }: SearchCriteria): number {
  return (
    (kind === undefined ? 0 : traits.wanted) |
    (seller === undefined ? 0 : traits.professional) |
    (giftOnly ? traits.gift : 0) |
    (withPhoto ? traits.photo : 0) |
    (delivery ? traits.delivery : 0) |
    (hideReserved ? traits.reserved : 0)
  );
}

function wantedTraits(criteria: SearchCriteria): number {
  const unwanted =
    (criteria.kind === 'offer' ? traits.wanted : 0) |
    (criteria.seller === 'private' ? traits.professional : 0) |
    traits.reserved;
  return checkedTraits(criteria) & ~unwanted;
}

/** 1 at the codes of the wanted categories; null when all are wanted. */
function wantedCategories(criteria: SearchCriteria, { categories }: ListingIndexColumns): Uint8Array | null {
  const ids = wantedCategoryIds(criteria);
  if (ids === null) return null;
  const wanted = new Uint8Array(categories.values.length);
  for (const id of ids) {
    const code = categories.find(id);
    if (code !== undefined) wanted[code] = 1;
  }
  return wanted;
}

function wantedCategoryIds({ family, categoryId }: SearchCriteria): readonly string[] | null {
  if (categoryId !== undefined) return [categoryId];
  return family === undefined ? null : categoryIdsOf(family);
}

function fieldPredicatesOf({ categoryId, fields }: SearchCriteria, columns: ListingIndexColumns) {
  const category = categoryId === undefined ? undefined : findCategory(categoryId);
  if (category === undefined) return [];
  return Object.entries(fields)
    .filter(([, filter]) => !asksNothing(filter))
    .map(([fieldId, filter]) => ({ fieldId, passes: fieldPredicate(category, fieldId, filter, columns.fields) }));
}
