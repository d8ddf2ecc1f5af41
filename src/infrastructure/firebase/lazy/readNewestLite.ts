import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  FieldPath,
  getDocs,
  getFirestore,
  limit as atMost,
  query,
  where,
} from 'firebase/firestore/lite';
import type { Clock } from '../../../application/shared/Clock';
import type { FirebaseConfiguration } from '../connection/FirebaseConfiguration';
import type { ReadNewest } from './LateFirstReading';
import { shelfTerms } from '../cards/shelfTerms';
import { visibleCards } from '../cards/visibleCards';

/** Reads the newest of a shelf once through the small build of the SDK, which knows no listeners and comes sooner. */
export function readNewestLite(configuration: FirebaseConfiguration, clock: Clock): ReadNewest {
  const { apiKey, projectId, appId, emulator } = configuration;
  const firestore = getFirestore(initializeApp({ apiKey, projectId, appId }, 'first-page'));
  if (emulator !== undefined) {
    const { hostname, port } = new URL(`http://${emulator}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return async (shelf, limit) => {
    const terms = shelfTerms(shelf, clock.now()).map((term) => where(new FieldPath(...term), '==', true));
    if (shelf.ownerId !== undefined) terms.push(where('ownerId', '==', shelf.ownerId));
    const found = await getDocs(query(collection(firestore, 'cardsByDate'), ...terms, atMost(limit)));
    return visibleCards(found.docs, clock.now());
  };
}
