import { ContainerModule } from 'inversify';
import { CountListingView } from '../../application/listings/CountListingView';
import { CategoryViewModel } from '../../presentation/listings/browsing/CategoryViewModel';
import { ListingViewModel } from '../../presentation/listings/page/ListingViewModel';
import { NearbyViewModel } from '../../presentation/listings/browsing/NearbyViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';
import { useCases } from '../useCases';

/** Browsing beyond the first page. */
export const listingsModule = new ContainerModule((options) => {
  bindClass(options, useCases.countListingView, CountListingView, [ports.listingViews, ports.countedViews]);
  bindFresh(options, viewModels.category, CategoryViewModel, [ports.listingRepository, ports.listingSearch]);
  bindFresh(options, viewModels.listing, ListingViewModel, [
    ports.listingRepository,
    ports.listingSearch,
    ports.chosenPlace,
    useCases.countListingView,
  ]);
  bindFresh(options, viewModels.nearby, NearbyViewModel, [
    ports.listingSearch,
    ports.communeDirectory,
    ports.geolocation,
    ports.chosenPlace,
  ]);
});
