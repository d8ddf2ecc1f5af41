import { collection, FieldPath, limit as atMost, query, where, type Firestore, type Query } from 'firebase/firestore';
import type { ListingFeed } from '../../../application/listings/ListingRepository';
import type { Instant } from '../../../domain/shared/Instant';
import { feedTerms } from './feedTerms';

/** The newest listings of a feed: document ids of `cardsByDate` sort by date. */
export function feedQuery(firestore: Firestore, feed: ListingFeed, limit: number, now: Instant): Query {
  const terms = feedTerms(feed, now).map((term) => where(new FieldPath(...term), '==', true));
  if (feed.ownerId !== undefined) terms.push(where('ownerId', '==', feed.ownerId));
  return query(collection(firestore, 'cardsByDate'), ...terms, atMost(limit));
}
