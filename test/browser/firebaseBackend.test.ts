import { describeListingRepository } from '../contracts/listingRepositoryContract';
import { describePhotoRepository } from '../contracts/photoRepositoryContract';
import { firebaseListings, firebasePhotos } from '../support/firebaseBackends';

describeListingRepository('FirestoreListingRepository', firebaseListings);
describePhotoRepository('FirebasePhotoRepository', firebasePhotos);
