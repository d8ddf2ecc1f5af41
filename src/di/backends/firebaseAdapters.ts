import type { Authentication } from '../../application/auth/Authentication';
import type { PhoneSignIn } from '../../application/auth/PhoneSignIn';
import type { ListingRepository } from '../../application/listings/ListingRepository';
import type { PhotoRepository } from '../../application/listings/PhotoRepository';
import type { NewsletterRepository } from '../../application/newsletter/NewsletterRepository';
import type { ListingSearch } from '../../application/search/ListingSearch';
import type { Clock } from '../../application/shared/Clock';
import { connectFirebase, networkOf } from '../../infrastructure/firebase/connectFirebase';
import { ConnectionReset } from '../../infrastructure/firebase/ConnectionReset';
import { FirebaseAuthentication } from '../../infrastructure/firebase/FirebaseAuthentication';
import type { FirebaseConfiguration } from '../../infrastructure/firebase/FirebaseConfiguration';
import { FirebaseOperations } from '../../infrastructure/firebase/FirebaseOperations';
import { FirebasePhoneSignIn } from '../../infrastructure/firebase/FirebasePhoneSignIn';
import { FirebasePhotoRepository } from '../../infrastructure/firebase/FirebasePhotoRepository';
import { FirestoreCardSource } from '../../infrastructure/firebase/FirestoreCardSource';
import { FirestoreListingRepository } from '../../infrastructure/firebase/FirestoreListingRepository';
import { FirestoreListingSearch } from '../../infrastructure/firebase/FirestoreListingSearch';
import { FirestoreNewsletterRepository } from '../../infrastructure/firebase/FirestoreNewsletterRepository';

/** Everything that Firebase adapts, by port. */
export interface FirebaseAdapters {
  readonly authentication: Authentication;
  readonly listings: ListingRepository;
  readonly newsletter: NewsletterRepository;
  readonly phoneSignIn: PhoneSignIn;
  readonly photos: PhotoRepository;
  readonly search: ListingSearch;
}

/** The lazy part: it brings the SDK with it. */
export async function connectAdapters(configuration: FirebaseConfiguration, clock: Clock): Promise<FirebaseAdapters> {
  const { auth, firestore, storage } = await connectFirebase(configuration);
  const operations = new FirebaseOperations(new ConnectionReset(networkOf(firestore), clock));
  const listings = new FirestoreListingRepository(firestore, operations, clock);
  return {
    authentication: new FirebaseAuthentication(auth, firestore, operations, clock),
    listings,
    newsletter: new FirestoreNewsletterRepository(firestore, operations),
    phoneSignIn: new FirebasePhoneSignIn(auth),
    photos: new FirebasePhotoRepository(storage, configuration, listings),
    search: new FirestoreListingSearch(new FirestoreCardSource(firestore, operations), clock),
  };
}
