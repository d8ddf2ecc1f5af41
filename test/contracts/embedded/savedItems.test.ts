import 'fake-indexeddb/auto';
import { embeddedSavedItems } from '../../support/embedded/embeddedSavedItems';
import { describeSavedItems, describeSharedSavedItems } from '../favourites/savedItemsContract';

describeSavedItems('The embedded backend', embeddedSavedItems);
describeSharedSavedItems('The embedded backend', embeddedSavedItems);
