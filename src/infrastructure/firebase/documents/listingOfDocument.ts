import type { Listing } from '../../../domain/listings/Listing';
import { listingDocument } from './listingSchemas';
import { readDocument, type StoredDocument } from '../connection/readDocument';

/** Null when malformed, which is reported. */
export function listingOfDocument(document: StoredDocument): Listing | null {
  const read = readDocument(listingDocument, document);
  return read === null ? null : { id: document.id, ...read };
}
