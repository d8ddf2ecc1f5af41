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
import { openFirebaseApp } from '../connection/openFirebaseApp';
import type { ReadNewest } from './LazyFirstReading';
import { feedTerms } from '../cards/feedTerms';
import { visibleCards } from '../cards/visibleCards';

/** Reads the newest cards of a feed once through the lite build of the SDK, which has no listeners and loads sooner. */
export async function readNewestLite(configuration: FirebaseConfiguration, clock: Clock): Promise<ReadNewest> {
  const { emulator } = configuration;
  const firestore = getFirestore(await openFirebaseApp(configuration));
  if (emulator !== undefined) {
    const { hostname, port } = new URL(`http://${emulator}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return async (feed, limit) => {
    const terms = feedTerms(feed, clock.now()).map((term) => where(new FieldPath(...term), '==', true));
    if (feed.ownerId !== undefined) terms.push(where('ownerId', '==', feed.ownerId));
    const found = await getDocs(query(collection(firestore, 'cardsByDate'), ...terms, atMost(limit)));
    return visibleCards(found.docs, clock.now());
  };
}
