import { FLAG_SET, type ListingDraft } from '../../../src/domain/listings/draft/ListingDraft';
import type { FieldValue } from '../../../src/domain/listings/catalogue/Field';
import type { DemoListing } from '../../../src/infrastructure/embedded/demo/DemoListing';

/** The listing as a draft, for the checks that every posted listing must pass. */
export function draftOf(listing: DemoListing): ListingDraft {
  const { price, fields, seller } = listing;
  return {
    ...listing,
    priceKind: price.kind,
    price: price.kind === 'amount' ? String(price.euros) : '',
    fields: Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, typed(value)])),
    sellerKind: seller.kind,
    companyName: seller.company?.name ?? '',
    siret: seller.company?.siret ?? '',
    placeText: '',
  };
}

function typed(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? FLAG_SET : 'non';
  return typeof value === 'number' ? String(value).replace('.', ',') : value;
}
