import { onSnapshot, type FirestoreError, type Query, type QuerySnapshot } from 'firebase/firestore';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { Listing } from '../../domain/listings/Listing';
import { failure, success, type Result } from '../../domain/shared/Result';
import { listingOfDocument } from './listingOfDocument';
import { patientTelling } from './patientTelling';

/** Follows an owner's listings. Until the server has answered, the SDK says that there are none: that is no news. */
export function followOwned(
  owned: Query,
  tell: (listings: Result<readonly Listing[], BackendFailure>) => void,
  onError: (error: FirestoreError) => void,
): Unsubscribe {
  const telling = patientTelling(tell);
  const stop = onSnapshot(
    owned,
    { includeMetadataChanges: true },
    (found) => {
      if (found.empty && found.metadata.fromCache) telling.tellUnlessAnswered(failure('offline'));
      else telling.tell(success(newestFirst(found)));
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

export function newestFirst({ docs }: QuerySnapshot): readonly Listing[] {
  const listings = docs.map(listingOfDocument).filter((listing) => listing !== null);
  return listings.toSorted((one, other) => other.publishedAt - one.publishedAt);
}
