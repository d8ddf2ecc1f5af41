import { describeListingSearch } from '../contracts/listingSearchContract';
import { firebaseSearch } from '../support/firebaseSearch';

describeListingSearch('FirestoreListingSearch in Chromium, under the rules', () => firebaseSearch(), { counts: false });
