import type { Firestore } from 'firebase/firestore';
import type { Clock } from '../../../application/shared/Clock';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { FirestoreCardSource } from './FirestoreCardSource';
import { FirestoreListingSearch } from './FirestoreListingSearch';

export function listingSearch(
  firestore: Firestore,
  operations: FirebaseOperations,
  clock: Clock,
): FirestoreListingSearch {
  return new FirestoreListingSearch(new FirestoreCardSource(firestore, operations), clock);
}
