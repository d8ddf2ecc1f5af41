import { object, string } from 'valibot';
import type { Listing, ListingCard } from '../../../domain/listings/Listing';
import { shownListing } from '../documents/listingSchemas';
import { readDocument, type StoredDocument } from '../connection/readDocument';

const cardDocument = object({ listingId: string(), ownerId: string(), listing: shownListing });

export type DatedCard = ListingCard & Pick<Listing, 'expiresAt'>;

/** Null: malformed, and reported. */
export function cardOfDocument(document: StoredDocument): DatedCard | null {
  const read = readDocument(cardDocument, document);
  return read === null ? null : { id: read.listingId, ownerId: read.ownerId, ...read.listing };
}
