import type { Listing } from '../../domain/listings/Listing';
import { cardNames } from './cardNames';
import { cardTerms } from './cardTerms';
import { shownDocumentOf } from './documentOfListing';

/** The names of a listing's two cards, and what both hold. */
export function cardDocumentsOf(listing: Listing) {
  const card = { listingId: listing.id, ownerId: listing.ownerId, listing: shownDocumentOf(listing), ...cardTerms(listing) };
  return { ...cardNames(listing), card };
}
