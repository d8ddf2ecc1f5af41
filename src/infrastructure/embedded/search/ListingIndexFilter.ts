import { categoryIdsOf, findCategory } from '../../../domain/listings/catalogue/categories';
import { distanceInKilometres } from '../../../domain/listings/place/Location';
import type { Instant } from '../../../domain/shared/Instant';
import { at } from '../../../domain/search/matching/at';
import { asksNothing } from '../../../domain/search/matching/matchesFilters';
import { isInArea, type SearchArea, searchAreaOf } from '../../../domain/search/criteria/searchArea';
import type { SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { type ListingIndexColumns, NO_PRICE, traits } from './ListingIndexColumns';
import { fieldTest, type FieldTest } from './fieldPredicate';

/**
 * The bits of what a listing may fail. Those of traits are the traits' own; field filters follow from `FIRST_FIELD` on, in the
 * order of `fieldTests`.
 */
export const failing = { kind: traits.wanted, seller: traits.professional, shelf: 32 } as const;
export const FIRST_FIELD = 64;
/** Fails what no count leaves out: gone, too dear, too far. */
export const OUT = -1;

const INSIDE = 1;
const OUTSIDE = 2;

/** The criteria but for their words, made ready to judge listings by number. */
export class ListingIndexFilter {
  /** Filters that ask nothing have none. */
  readonly fieldTests: readonly { readonly fieldId: string; readonly passes: FieldTest }[];
  readonly #columns: ListingIndexColumns;
  readonly #now: Instant;
  readonly #place: SearchCriteria['place'];
  readonly #area: SearchArea | null;
  readonly #lowest: number;
  readonly #highest: number;
  /** The traits that are asked about, and which of them must be there. */
  readonly #asked: number;
  readonly #wanted: number;
  readonly #shelved: Uint8Array | null;
  /** By location; NaN until someone asks. */
  readonly #distances: Float64Array;
  /** By location: 0 until someone asks, then `INSIDE` or `OUTSIDE`. */
  readonly #sides: Uint8Array;

  constructor(criteria: SearchCriteria, columns: ListingIndexColumns, now: Instant) {
    const { minimum, maximum } = criteria.price;
    this.#columns = columns;
    this.#now = now;
    this.#place = criteria.place;
    this.#area = criteria.place === undefined ? null : searchAreaOf(criteria.place);
    this.#lowest = minimum === undefined && maximum === undefined ? NO_PRICE : Math.max(0, minimum ?? 0);
    this.#highest = maximum ?? Infinity;
    this.#asked = askedTraits(criteria);
    this.#wanted = wantedTraits(criteria);
    this.#shelved = shelvedCategories(criteria, columns);
    const locations = criteria.place === undefined ? 0 : columns.locations.values.length;
    this.#distances = new Float64Array(locations).fill(NaN);
    this.#sides = new Uint8Array(locations);
    this.fieldTests = fieldTestsOf(criteria, columns);
  }

  /** 0 when the listing meets everything, the bits of what it fails, or `OUT`. */
  failures(listing: number): number {
    const { expiresAt, price, traits: has, category } = this.#columns;
    const euros = price[listing] ?? NO_PRICE;
    if ((expiresAt[listing] ?? 0) <= this.#now || euros < this.#lowest || euros > this.#highest) return OUT;
    if (this.#area !== null && this.#sideOf(this.#area, listing) === OUTSIDE) return OUT;
    const failures = ((has[listing] ?? 0) ^ this.#wanted) & this.#asked;
    if (this.#shelved !== null && this.#shelved[category[listing] ?? 0] !== 1) return failures | failing.shelf;
    return this.fieldTests.length === 0 ? failures : failures | this.#fieldFailures(listing);
  }

  /** Kilometres from the place asked for; NaN when none is. */
  distanceOf(listing: number): number {
    if (this.#place === undefined) return NaN;
    const location = this.#columns.location[listing] ?? 0;
    const known = this.#distances[location] ?? NaN;
    if (!Number.isNaN(known)) return known;
    return (this.#distances[location] = distanceInKilometres(
      this.#place,
      at(this.#columns.locations.values, location),
    ));
  }

  #sideOf(area: SearchArea, listing: number): number {
    const location = this.#columns.location[listing] ?? 0;
    const known = this.#sides[location] ?? 0;
    if (known !== 0) return known;
    return (this.#sides[location] = isInArea(area, at(this.#columns.locations.values, location)) ? INSIDE : OUTSIDE);
  }

  #fieldFailures(listing: number): number {
    let failures = 0;
    for (let index = 0; index < this.fieldTests.length; index++) {
      if (this.fieldTests[index]?.passes(listing) === false) failures |= FIRST_FIELD << index;
    }
    return failures;
  }
}

function askedTraits({ kind, seller, giftOnly, withPhoto, delivery }: SearchCriteria): number {
  return (
    (kind === undefined ? 0 : traits.wanted) |
    (seller === undefined ? 0 : traits.professional) |
    (giftOnly ? traits.gift : 0) |
    (withPhoto ? traits.photo : 0) |
    (delivery ? traits.delivery : 0)
  );
}

function wantedTraits(criteria: SearchCriteria): number {
  const unwanted =
    (criteria.kind === 'offer' ? traits.wanted : 0) | (criteria.seller === 'private' ? traits.professional : 0);
  return askedTraits(criteria) & ~unwanted;
}

/** 1 at the codes of the categories asked for; null when all are. */
function shelvedCategories(criteria: SearchCriteria, { categories }: ListingIndexColumns): Uint8Array | null {
  const ids = categoryIdsAskedFor(criteria);
  if (ids === null) return null;
  const shelved = new Uint8Array(categories.values.length);
  for (const id of ids) {
    const code = categories.find(id);
    if (code !== undefined) shelved[code] = 1;
  }
  return shelved;
}

function categoryIdsAskedFor({ family, categoryId }: SearchCriteria): readonly string[] | null {
  if (categoryId !== undefined) return [categoryId];
  return family === undefined ? null : categoryIdsOf(family);
}

function fieldTestsOf({ categoryId, fields }: SearchCriteria, columns: ListingIndexColumns) {
  const category = categoryId === undefined ? undefined : findCategory(categoryId);
  if (category === undefined) return [];
  return Object.entries(fields)
    .filter(([, filter]) => !asksNothing(filter))
    .map(([fieldId, filter]) => ({ fieldId, passes: fieldTest(category, fieldId, filter, columns.fields) }));
}
