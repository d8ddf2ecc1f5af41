import * as v from 'valibot';
import type { Listing } from '../../../domain/listings/Listing';
import { deletedListing, listingDocument } from './listingSchemas';
import { readDocument, type StoredDocument } from '../connection/readDocument';

/** Null for a deleted listing, and when malformed, which is reported. */
export function listingOfDocument(document: StoredDocument): Listing | null {
  if (v.is(deletedListing, document.data())) return null;
  const read = readDocument(listingDocument, document);
  return read === null ? null : { id: document.id, ...read };
}
