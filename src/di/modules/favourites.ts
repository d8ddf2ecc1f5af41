import { ContainerModule } from 'inversify';
import { CountNewListings } from '../../application/favourites/CountNewListings';
import type { FavouriteRepository } from '../../application/favourites/FavouriteRepository';
import type { HiddenSellers } from '../../application/favourites/HiddenSellers';
import { SavedItemsStores, type SavedItemsStore } from '../../application/favourites/SavedItemsStores';
import { MergeGuestSavedItems } from '../../application/favourites/MergeGuestSavedItems';
import type { SavedSearchRepository } from '../../application/favourites/SavedSearchRepository';
import { SaveSearch } from '../../application/favourites/SaveSearch';
import { FavouritesViewModel } from '../../presentation/favourites/FavouritesViewModel';
import { SavedItemsViewModel } from '../../presentation/favourites/SavedItemsViewModel';
import { NewResultsViewModel } from '../../presentation/favourites/NewResultsViewModel';
import { SavedSearchesViewModel } from '../../presentation/favourites/SavedSearchesViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { token } from '../token';
import { ports, viewModels } from '../tokens';
import { useCases } from '../useCases';

const savedItemsStores = token<SavedItemsStores>('SavedItemsStores');

/** What a person keeps: one keeper for the whole site. */
export const favouritesModule = new ContainerModule((options) => {
  options
    .bind(savedItemsStores)
    .toResolvedValue(
      (
        favourites: FavouriteRepository,
        savedSearches: SavedSearchRepository,
        hiddenSellers: HiddenSellers,
        visitor: SavedItemsStore,
      ) => new SavedItemsStores({ favourites, savedSearches, hiddenSellers }, visitor),
      [ports.favouriteRepository, ports.savedSearchRepository, ports.hiddenSellers, ports.visitorKeeping],
    )
    .inSingletonScope();
  bindClass(options, useCases.mergeGuestSavedItems, MergeGuestSavedItems, [savedItemsStores]);
  bindClass(options, useCases.saveSearch, SaveSearch, [ports.clock, ports.idGenerator]);
  bindClass(options, useCases.countNewListings, CountNewListings, [ports.alertSearch]);
  bindClass(options, viewModels.keeping, SavedItemsViewModel, [
    savedItemsStores,
    useCases.mergeGuestSavedItems,
    viewModels.session,
    viewModels.kept,
    ports.clock,
    ports.timers,
    ports.backendStatus,
  ]);
  bindClass(options, viewModels.newResults, NewResultsViewModel, [
    viewModels.keeping,
    viewModels.kept,
    useCases.countNewListings,
    ports.alertSearch,
    ports.timers,
  ]);
  bindClass(options, viewModels.savedSearches, SavedSearchesViewModel, [
    viewModels.keeping,
    viewModels.newResults,
    useCases.saveSearch,
  ]);
  bindFresh(options, viewModels.favourites, FavouritesViewModel, [
    viewModels.keeping,
    ports.listingRepository,
    ports.clock,
  ]);
});
