import { initializeApp } from 'firebase/app';
import { collection, connectFirestoreEmulator, FieldPath, getDocs, getFirestore, limit as atMost, query, where } from 'firebase/firestore/lite';
import type { ListingShelf } from '../../application/listings/ListingRepository';
import type { Clock } from '../../application/shared/Clock';
import type { ListingCard } from '../../domain/listings/Listing';
import type { FirebaseConfiguration } from './FirebaseConfiguration';
import { shelfTerms } from './shelfTerms';
import { visibleCards } from './visibleCards';

/** Reads the newest of a shelf once through the small build of the SDK, which knows no listeners and comes sooner. */
export function readNewestLite(configuration: FirebaseConfiguration, clock: Clock) {
  const { emulator, ...options } = configuration;
  const firestore = getFirestore(initializeApp(options, 'first-page'));
  if (emulator !== undefined) {
    const { hostname, port } = new URL(`http://${emulator}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return async (shelf: ListingShelf, limit: number): Promise<readonly ListingCard[]> => {
    const terms = shelfTerms(shelf, clock.now()).map((term) => where(new FieldPath(...term), '==', true));
    const found = await getDocs(query(collection(firestore, 'cardsByDate'), ...terms, atMost(limit)));
    return visibleCards(found.docs, clock.now());
  };
}
