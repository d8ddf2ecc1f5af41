import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import type { Clock } from '../../../application/shared/Clock';
import type { FirebaseConfiguration } from '../connection/FirebaseConfiguration';
import { openFirebaseApp } from '../connection/openFirebaseApp';
import type { ReadNewest } from './LazyFirstReading';
import { readNewestCards } from '../cards/readNewestCards';

/** Reads the newest cards of a feed once through the lite build of the SDK, which has no listeners and loads sooner. */
export async function readNewestLite(configuration: FirebaseConfiguration, clock: Clock): Promise<ReadNewest> {
  const { emulator } = configuration;
  const firestore = getFirestore(await openFirebaseApp(configuration));
  if (emulator !== undefined) {
    const { hostname, port } = new URL(`http://${emulator}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return (feed, limit) => readNewestCards(firestore, feed, limit, clock.now());
}
