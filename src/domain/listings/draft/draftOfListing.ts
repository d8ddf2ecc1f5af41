import type { FieldValue } from '../catalogue/Field';
import type { Listing } from '../Listing';
import { FLAG_SET, type ListingDraft } from './ListingDraft';

/** The draft of a listing: to edit it or, under a new id, to post a similar one. */
export function draftOfListing(listing: Listing, id: string = listing.id): ListingDraft {
  const { kind, categoryId, title, description, price, fields, photos, location, handover, seller } = listing;
  return {
    id,
    kind,
    categoryId,
    title,
    description,
    photos,
    location,
    handover,
    placeText: '',
    priceKind: price.kind,
    price: price.kind === 'amount' ? String(price.euros) : '',
    fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, typedAs(value)])),
    sellerKind: seller.kind,
    companyName: seller.company?.name ?? '',
    siret: seller.company?.siret ?? '',
  };
}

function typedAs(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? FLAG_SET : '';
  return typeof value === 'number' ? String(value).replace('.', ',') : value;
}
