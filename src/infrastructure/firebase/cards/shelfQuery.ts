import { collection, FieldPath, limit as atMost, query, where, type Firestore, type Query } from 'firebase/firestore';
import type { ListingFeed } from '../../../application/listings/ListingRepository';
import type { Instant } from '../../../domain/shared/Instant';
import { shelfTerms } from './shelfTerms';

/** The newest listings of a shelf, in the natural order of `cardsByDate`. */
export function shelfQuery(firestore: Firestore, shelf: ListingFeed, limit: number, now: Instant): Query {
  const terms = shelfTerms(shelf, now).map((term) => where(new FieldPath(...term), '==', true));
  if (shelf.ownerId !== undefined) terms.push(where('ownerId', '==', shelf.ownerId));
  return query(collection(firestore, 'cardsByDate'), ...terms, atMost(limit));
}
