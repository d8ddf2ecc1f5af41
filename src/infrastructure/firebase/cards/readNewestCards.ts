import { collection, FieldPath, getDocs, limit as atMost, query, where, type Firestore } from 'firebase/firestore/lite';
import type { ListingFeed } from '../../../application/listings/ListingRepository';
import type { ListingCard } from '../../../domain/listings/Listing';
import type { Instant } from '../../../domain/shared/Instant';
import { feedTerms } from './feedTerms';
import { visibleCards } from './visibleCards';

/** Reads the newest cards of a feed once, through the lite build of the SDK. */
export async function readNewestCards(
  firestore: Firestore,
  feed: ListingFeed,
  limit: number,
  now: Instant,
): Promise<readonly ListingCard[]> {
  const terms = feedTerms(feed, now).map((term) => where(new FieldPath(...term), '==', true));
  if (feed.ownerId !== undefined) terms.push(where('ownerId', '==', feed.ownerId));
  const found = await getDocs(query(collection(firestore, 'cardsByDate'), ...terms, atMost(limit)));
  return visibleCards(found.docs, now);
}
