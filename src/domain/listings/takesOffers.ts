import { isToRent } from './dealKind';
import type { Listing } from './Listing';

/** No offers are made for a gift, nor on a rent, offered or wanted, nor answered once the listing is sold. */
export function takesOffers(listing: Pick<Listing, 'price' | 'fields' | 'categoryId' | 'state'>): boolean {
  return listing.price.kind !== 'gift' && !isToRent(listing) && listing.state !== 'sold';
}
