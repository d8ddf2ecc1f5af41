import { dealKind } from './dealKind';
import type { Listing } from './Listing';

/** No offers are made for a gift, nor on a rent, nor answered once the listing is sold. */
export function takesOffers(listing: Pick<Listing, 'kind' | 'price' | 'fields' | 'categoryId' | 'state'>): boolean {
  return listing.price.kind !== 'gift' && dealKind(listing) !== 'rental' && listing.state !== 'sold';
}
