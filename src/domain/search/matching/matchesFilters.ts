import { findCategory } from '../../listings/catalogue/categories';
import type { FieldValue } from '../../listings/catalogue/Field';
import { isVisible } from '../../listings/lifecycle/lifetime';
import type { Listing } from '../../listings/Listing';
import { hasSeniority } from '../../listings/sellerSeniority';
import { distanceInKilometres } from '../../listings/place/distance';
import type { Coordinates } from '../../listings/place/Location';
import { priceInEuros } from '../../listings/Price';
import type { Instant } from '../../shared/Instant';
import { comparableValue, measurableValue } from './fieldValues';
import type { FieldFilter, NumberRange, PlaceFilter, SearchCriteria } from '../criteria/SearchCriteria';

/**
 * Whether a listing meets all criteria except the words. This is the reference definition of the filters; tests
 * compare the faster indexes with it.
 */
export function matchesFilters(criteria: SearchCriteria, listing: Listing, now: Instant): boolean {
  return (
    isVisible(listing, now) &&
    isInCategory(criteria, listing) &&
    hasTraits(criteria, listing) &&
    (criteria.seniority === undefined || hasSeniority(listing.seller.memberSince, criteria.seniority, now)) &&
    hasPrice(criteria, listing) &&
    hasFields(criteria, listing) &&
    (criteria.place === undefined || isWithinRadius(criteria.place, listing.location))
  );
}

/** A category implies its family. */
function isInCategory({ family, categoryId }: SearchCriteria, listing: Listing): boolean {
  if (categoryId !== undefined) return listing.categoryId === categoryId;
  return family === undefined || findCategory(listing.categoryId)?.family === family;
}

function hasTraits({ kind, seller, withPhoto, delivery, hideReserved }: SearchCriteria, listing: Listing): boolean {
  return (
    (kind === undefined || listing.kind === kind) &&
    (seller === undefined || listing.seller.kind === seller) &&
    (!withPhoto || listing.photos.length > 0) &&
    (!delivery || listing.handover.delivery) &&
    (!hideReserved || listing.state !== 'reserved')
  );
}

/** A price filter excludes « sur demande », which has no amount. */
function hasPrice({ price, giftOnly }: SearchCriteria, listing: Listing): boolean {
  return (!giftOnly || isGift(listing)) && isWithin(price, priceInEuros(listing.price));
}

/** A gift, or a price of 0. */
export function isGift({ price }: Pick<Listing, 'price'>): boolean {
  return priceInEuros(price) === 0;
}

function isWithinRadius(place: PlaceFilter, location: Coordinates): boolean {
  return distanceInKilometres(place, location) <= place.radiusKm;
}

/** Field filters apply only with their category. */
function hasFields({ categoryId, fields }: SearchCriteria, listing: Listing): boolean {
  return (
    categoryId === undefined || Object.entries(fields).every(([id, filter]) => passesField(filter, listing.fields[id]))
  );
}

function passesField(filter: FieldFilter, value: FieldValue | undefined): boolean {
  if (asksNothing(filter)) return true;
  if (value === undefined) return false;
  switch (filter.kind) {
    case 'any-of':
      return filter.values.some((wanted) => comparableValue(wanted) === comparableValue(value));
    case 'range':
      return isWithin(filter, measurableValue(value));
    case 'set':
      return value === true;
  }
}

/** A filter without values or bounds has no effect. */
export function asksNothing(filter: FieldFilter): boolean {
  if (filter.kind === 'any-of') return filter.values.length === 0;
  return filter.kind === 'range' && filter.minimum === undefined && filter.maximum === undefined;
}

function isWithin({ minimum, maximum }: NumberRange, value: number | null): boolean {
  if (minimum === undefined && maximum === undefined) return true;
  return value !== null && value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity);
}
