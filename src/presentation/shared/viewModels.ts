import type { ListingDisplay } from './cards/ListingDisplay';
import type { SavedMarksViewModel } from './cards/SavedMarksViewModel';
import type { PlaceFieldViewModel } from './places/PlaceFieldViewModel';
import type { SecondFactorGate } from './session/SecondFactorGate';
import type { SessionViewModel } from './session/SessionViewModel';
import { viewModelKey } from './viewModelKey';

export const listingDisplay = viewModelKey<ListingDisplay>('listingDisplay', 'firstPage', 'site');
export const savedMarksViewModel = viewModelKey<SavedMarksViewModel>('savedMarksViewModel', 'firstPage', 'site');
export const secondFactorGate = viewModelKey<SecondFactorGate>('secondFactorGate', 'firstPage', 'site');
export const sessionViewModel = viewModelKey<SessionViewModel>('sessionViewModel', 'firstPage', 'site');
export const placeFieldViewModel = viewModelKey<PlaceFieldViewModel>('placeFieldViewModel', 'places', 'screen');
