import { viewModelKey } from '../shared/viewModelKey';
import type { FavouritesViewModel } from './FavouritesViewModel';
import type { InstallOfferViewModel } from './InstallOfferViewModel';
import type { NewResultsViewModel } from './NewResultsViewModel';
import type { SavedItemsViewModel } from './SavedItemsViewModel';
import type { SavedSearchesViewModel } from './SavedSearchesViewModel';

export const favouritesViewModel = viewModelKey<FavouritesViewModel>('favouritesViewModel', 'favourites', 'screen');
export const installOfferViewModel = viewModelKey<InstallOfferViewModel>(
  'installOfferViewModel',
  'favourites',
  'screen',
);
export const newResultsViewModel = viewModelKey<NewResultsViewModel>('newResultsViewModel', 'favourites', 'site');
export const savedItemsViewModel = viewModelKey<SavedItemsViewModel>('savedItemsViewModel', 'favourites', 'site');
export const savedSearchesViewModel = viewModelKey<SavedSearchesViewModel>(
  'savedSearchesViewModel',
  'favourites',
  'site',
);
