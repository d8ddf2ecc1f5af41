import { object, string } from 'valibot';
import type { Listing, ListingCard } from '../../../domain/listings/Listing';
import { listingSummary } from '../documents/listingSchemas';
import { readDocument, type StoredDocument } from '../connection/readDocument';

const cardDocument = object({ listingId: string(), ownerId: string(), listing: listingSummary });

export type ExpiringCard = ListingCard & Pick<Listing, 'expiresAt'>;

/** Null when malformed, which is reported. */
export function cardOfDocument(document: StoredDocument): ExpiringCard | null {
  const read = readDocument(cardDocument, document);
  return read === null ? null : { id: read.listingId, ownerId: read.ownerId, ...read.listing };
}
