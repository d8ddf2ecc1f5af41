import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { FieldValue } from '../../../domain/listings/catalogue/Field';
import type { Listing } from '../../../domain/listings/Listing';
import { priceInEuros } from '../../../domain/listings/Price';
import { isCounted } from '../../../domain/search/matching/fieldValues';
import { isGift } from '../../../domain/search/matching/matchesFilters';
import { facet } from './facetNames';

export function cardFacets(listing: Listing): readonly string[] {
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
    ...(category?.fields ?? []).filter(isCounted).flatMap(({ id }) => fieldFacet(id, listing.fields[id])),
  ];
}

/** A flag that is not set says nothing. */
function fieldFacet(id: string, value: FieldValue | undefined): readonly string[] {
  return value === undefined || value === false ? [] : [facet.field(id, value)];
}
