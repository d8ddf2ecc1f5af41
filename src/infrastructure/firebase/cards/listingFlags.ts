import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { FieldValue } from '../../../domain/listings/catalogue/Field';
import type { Listing } from '../../../domain/listings/Listing';
import { hasSeniority, SENIORITIES } from '../../../domain/listings/sellerSeniority';
import type { Location } from '../../../domain/listings/place/Location';
import { priceInEuros } from '../../../domain/listings/Price';
import { areasAround } from '../../../domain/search/matching/searchArea';
import { isCounted, isMeasured, measurableValue } from '../../../domain/search/matching/fieldValues';
import { isGift } from '../../../domain/search/matching/matchesFilters';
import { DAY, type Instant } from '../../../domain/shared/Instant';
import { type CardMap, type FlagSet, flagSet } from './cardFlags';
import { dayKey, facet, monthKey } from './cardKeys';
import type { NumericRange } from './NumericRange';
import { numericRangeOf, priceRange } from './numericRanges';

/** A lifetime, one day before it for slow clocks, and the day on which it ends. */
const MAXIMUM_DAYS = 63;

const cellsByLocation = new WeakMap<Location, FlagSet>();

/** The flags that filters ask for, whatever the words of the listing. */
export function listingFlags(
  listing: Listing,
): Readonly<Record<Exclude<CardMap, 'words' | 'starts' | 'near'>, FlagSet>> {
  return {
    facets: flagSet(facetKeys(listing)),
    numbers: flagSet(numberKeys(listing)),
    alive: flagSet(daysOf(listing).map(dayKey)),
    cells: cellFlags(listing.location),
  };
}

function facetKeys(listing: Listing): readonly string[] {
  const category = findCategory(listing.categoryId);
  return [
    facet.category(listing.categoryId),
    facet.kind(listing.kind),
    facet.seller(listing.seller.kind),
    priceInEuros(listing.price) === null ? facet.onRequest : facet.priced,
    ...(category === undefined ? [] : [facet.family(category.family)]),
    ...(isGift(listing) ? [facet.gift] : []),
    ...(listing.photos.length > 0 ? [facet.photo] : []),
    ...(listing.handover.delivery ? [facet.delivery] : []),
    ...(listing.state === 'reserved' ? [facet.reserved] : []),
    ...seniorityKeys(listing),
    ...(category?.fields ?? []).filter(isCounted).flatMap(({ id }) => fieldFacet(id, listing.fields[id])),
  ];
}

/** One key for each month of its life, since a card is not written again when its seller reaches a seniority. */
function seniorityKeys(listing: Listing): readonly string[] {
  const { memberSince } = listing.seller;
  return SENIORITIES.flatMap((seniority) =>
    daysOf(listing)
      .filter((day) => hasSeniority(memberSince, seniority, day))
      .map((day) => facet.seniority(seniority, monthKey(day))),
  );
}

/** A field without a value and a flag that is false have no facet. */
function fieldFacet(id: string, value: FieldValue | undefined): readonly string[] {
  return value === undefined || value === false ? [] : [facet.field(id, value)];
}

/** The price, and the numeric fields by which the category filters. */
function numberKeys({ price, categoryId, fields }: Listing): readonly string[] {
  const measured = (findCategory(categoryId)?.fields ?? []).filter(isMeasured).filter(({ filter }) => filter === true);
  return [
    ...rangeKeys(priceRange, priceInEuros(price)),
    ...measured.flatMap((field) => {
      const value = fields[field.id];
      return rangeKeys(numericRangeOf(field), value === undefined ? null : measurableValue(value));
    }),
  ];
}

function rangeKeys(range: NumericRange, value: number | null): readonly string[] {
  return value === null ? [] : range.flagsOf(value);
}

/** The days (UTC) on which a search may find the listing, each by its first instant. */
function daysOf({ publishedAt, expiresAt }: Listing): readonly Instant[] {
  const end = Math.ceil(expiresAt / DAY);
  const start = Math.max(Math.floor(publishedAt / DAY) - 1, end - MAXIMUM_DAYS);
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => (start + index) * DAY);
}

/** The search areas that contain the location. Cached by object: a caller that writes many cards has few locations. */
function cellFlags(location: Location): FlagSet {
  const cells = cellsByLocation.get(location) ?? flagSet(areasAround(location));
  cellsByLocation.set(location, cells);
  return cells;
}
