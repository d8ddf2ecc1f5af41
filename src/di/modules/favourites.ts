import { ContainerModule } from 'inversify';
import { CountNewListings } from '../../application/favourites/CountNewListings';
import { FavouriteRepository } from '../../application/favourites/FavouriteRepository';
import { GuestSavedItems } from '../../application/favourites/GuestSavedItems';
import { HiddenSellers } from '../../application/favourites/HiddenSellers';
import { MergeGuestSavedItems } from '../../application/favourites/MergeGuestSavedItems';
import { SavedItemsStores } from '../../application/favourites/SavedItemsStores';
import { SavedSearchRepository } from '../../application/favourites/SavedSearchRepository';
import { SaveSearch } from '../../application/favourites/SaveSearch';
import { ListingRepository } from '../../application/listings/ListingRepository';
import { MessageMails } from '../../application/notifications/MessageMails';
import { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import { BackendStatus } from '../../application/resilience/BackendStatus';
import { SiteInstallation } from '../../application/resilience/SiteInstallation';
import { AlertSearch } from '../../application/search/AlertSearch';
import { Clock } from '../../application/shared/Clock';
import { IdGenerator } from '../../application/shared/IdGenerator';
import { Timers } from '../../application/shared/Timers';
import { FavouritesViewModel } from '../../presentation/favourites/FavouritesViewModel';
import { InstallOfferViewModel } from '../../presentation/favourites/InstallOfferViewModel';
import { NewResultsViewModel } from '../../presentation/favourites/NewResultsViewModel';
import { SavedItemsViewModel } from '../../presentation/favourites/SavedItemsViewModel';
import { SavedSearchesViewModel } from '../../presentation/favourites/SavedSearchesViewModel';
import {
  favouritesViewModel,
  installOfferViewModel,
  newResultsViewModel,
  savedItemsViewModel,
  savedSearchesViewModel,
} from '../../presentation/favourites/viewModels';
import { savedMarksViewModel, sessionViewModel } from '../../presentation/shared/viewModels';
import { bindFactory, bindUseCase, bindViewModel } from '../bind';

/** Favourites, saved searches and hidden sellers; their state is shared by the whole site. */
export const favouritesModule = new ContainerModule((options) => {
  bindFactory(
    options,
    SavedItemsStores,
    (
      favourites: FavouriteRepository,
      savedSearches: SavedSearchRepository,
      hiddenSellers: HiddenSellers,
      guest: GuestSavedItems,
    ) => new SavedItemsStores({ favourites, savedSearches, hiddenSellers }, guest),
    [FavouriteRepository, SavedSearchRepository, HiddenSellers, GuestSavedItems],
  );
  bindUseCase(options, MergeGuestSavedItems, [SavedItemsStores]);
  bindUseCase(options, SaveSearch, [Clock, IdGenerator]);
  bindUseCase(options, CountNewListings, [AlertSearch]);
  bindViewModel(options, savedItemsViewModel, SavedItemsViewModel, [
    SavedItemsStores,
    MergeGuestSavedItems,
    sessionViewModel,
    savedMarksViewModel,
    ListingRepository,
    Clock,
    Timers,
    BackendStatus,
  ]);
  bindViewModel(options, newResultsViewModel, NewResultsViewModel, [
    savedItemsViewModel,
    savedMarksViewModel,
    CountNewListings,
    AlertSearch,
    Timers,
  ]);
  bindViewModel(options, savedSearchesViewModel, SavedSearchesViewModel, [
    savedItemsViewModel,
    newResultsViewModel,
    SaveSearch,
    sessionViewModel,
    PreferencesRepository,
    MessageMails,
  ]);
  bindViewModel(options, installOfferViewModel, InstallOfferViewModel, [SiteInstallation]);
  bindViewModel(options, favouritesViewModel, FavouritesViewModel, [savedItemsViewModel, ListingRepository, Clock]);
});
