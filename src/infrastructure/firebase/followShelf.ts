import { collection, FieldPath, limit as atMost, onSnapshot, query, where, type Firestore, type FirestoreError } from 'firebase/firestore';
import type { ListingShelf } from '../../application/listings/ListingRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Clock } from '../../application/shared/Clock';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { ListingCard } from '../../domain/listings/Listing';
import { failure, success, type Result } from '../../domain/shared/Result';
import { patientTelling } from './patientTelling';
import { shelfTerms } from './shelfTerms';
import { visibleCards } from './visibleCards';

/**
 * Follows the newest listings of a shelf in the natural order of `cardsByDate`. Until the server has answered, the SDK says that what
 * it has never seen is empty: that is no news, and a failure once the server takes too long.
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
  if (shelf.ownerId !== undefined) terms.push(where('ownerId', '==', shelf.ownerId));
  const telling = patientTelling(tell);
  const stop = onSnapshot(
    query(collection(firestore, 'cardsByDate'), ...terms, atMost(limit)),
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.empty && snapshot.metadata.fromCache) telling.tellUnlessAnswered(failure('offline'));
      else telling.tell(success(visibleCards(snapshot.docs, clock.now())));
    },
    (error) => {
      telling.stop();
      onError(error);
    },
  );
  return () => {
    telling.stop();
    stop();
  };
}
