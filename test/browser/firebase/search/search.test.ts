import { describeListingSearch } from '../../../contracts/search/listingSearchContract';
import { firebaseSearch } from '../../../support/firebase/firebaseSearch';

describeListingSearch('FirestoreListingSearch in Chromium, under the rules', () => firebaseSearch(), { counts: false });
