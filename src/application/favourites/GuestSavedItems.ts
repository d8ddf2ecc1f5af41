import { token } from '../shared/token';
import type { SavedItemsStore } from './SavedItemsStores';

/** Where this browser stores the saved items of people who are not signed in. */
export type GuestSavedItems = SavedItemsStore;
export const GuestSavedItems = token<GuestSavedItems>('GuestSavedItems');
