import { describeListingRepository } from '../contracts/listingRepositoryContract';
import { describeNewsletterRepository } from '../contracts/newsletterRepositoryContract';
import { describePhotoRepository } from '../contracts/photoRepositoryContract';
import { firebaseListings, firebaseNewsletter, firebasePhotos } from '../support/firebaseBackends';

describeListingRepository('FirestoreListingRepository', firebaseListings);
describePhotoRepository('FirebasePhotoRepository', firebasePhotos);
describeNewsletterRepository('FirestoreNewsletterRepository', firebaseNewsletter);
