import { collection, FieldPath, limit as atMost, onSnapshot, query, where, type Firestore, type FirestoreError } from 'firebase/firestore';
import type { ListingShelf } from '../../application/listings/ListingRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Clock } from '../../application/shared/Clock';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { ListingCard } from '../../domain/listings/Listing';
import { failure, success, type Result } from '../../domain/shared/Result';
import { visibleCards } from './visibleCards';
import { shelfTerms } from './shelfTerms';

/**
 * Follows the newest listings of a shelf in the natural order of `cardsByDate`. Out of reach, the SDK says that what it has
 * never seen is empty: that is no news.
 */
export function followShelf(
  firestore: Firestore,
  shelf: ListingShelf,
  limit: number,
  clock: Clock,
  tell: (cards: Result<readonly ListingCard[], BackendFailure>) => void,
  onError: (error: FirestoreError) => void,
): Unsubscribe {
  const terms = shelfTerms(shelf, clock.now()).map((term) => where(new FieldPath(...term), '==', true));
  return onSnapshot(
    query(collection(firestore, 'cardsByDate'), ...terms, atMost(limit)),
    { includeMetadataChanges: true },
    (snapshot) => {
      const isUnknown = snapshot.empty && snapshot.metadata.fromCache;
      tell(isUnknown ? failure('offline') : success(visibleCards(snapshot.docs, clock.now())));
    },
    onError,
  );
}
