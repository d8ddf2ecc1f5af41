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
import { BackendStatus } from '../../application/resilience/BackendStatus';
import { AlertSearch } from '../../application/search/AlertSearch';
import { Clock } from '../../application/shared/Clock';
import { IdGenerator } from '../../application/shared/IdGenerator';
import { Timers } from '../../application/shared/Timers';
import { FavouritesViewModel } from '../../presentation/favourites/FavouritesViewModel';
import { NewResultsViewModel } from '../../presentation/favourites/NewResultsViewModel';
import { SavedItemsViewModel } from '../../presentation/favourites/SavedItemsViewModel';
import { SavedSearchesViewModel } from '../../presentation/favourites/SavedSearchesViewModel';
import { bindClass, bindFactory, bindFresh, bindUseCase } from '../bind';
import { viewModels } from '../tokens';

/** What a person keeps: one keeper for the whole site. */
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
  bindClass(options, viewModels.keeping, SavedItemsViewModel, [
    SavedItemsStores,
    MergeGuestSavedItems,
    viewModels.session,
    viewModels.kept,
    Clock,
    Timers,
    BackendStatus,
  ]);
  bindClass(options, viewModels.newResults, NewResultsViewModel, [
    viewModels.keeping,
    viewModels.kept,
    CountNewListings,
    AlertSearch,
    Timers,
  ]);
  bindClass(options, viewModels.savedSearches, SavedSearchesViewModel, [
    viewModels.keeping,
    viewModels.newResults,
    SaveSearch,
  ]);
  bindFresh(options, viewModels.favourites, FavouritesViewModel, [viewModels.keeping, ListingRepository, Clock]);
});
