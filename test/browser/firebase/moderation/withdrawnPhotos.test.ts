import { describeWithdrawnPhotos } from '../../../contracts/moderation/withdrawnPhotosContract';
import { firebaseWithdrawals } from '../../../support/firebase/firebaseModeration';

// Apart from the suite of moderation, which runs on Google's Firestore as well: these Storage rules read the test server's.
describeWithdrawnPhotos('FirebaseWithdrawnPhotos', firebaseWithdrawals);
