import { ContainerModule } from 'inversify';
import { CategoryViewModel } from '../../presentation/listings/CategoryViewModel';
import { ListingViewModel } from '../../presentation/listings/ListingViewModel';
import { NearbyViewModel } from '../../presentation/listings/NearbyViewModel';
import { bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';

/** Browsing beyond the first page. */
export const listingsModule = new ContainerModule((options) => {
  bindFresh(options, viewModels.category, CategoryViewModel, [ports.listingRepository, ports.listingSearch]);
  bindFresh(options, viewModels.listing, ListingViewModel, [ports.listingRepository, ports.listingSearch, ports.chosenPlace]);
  bindFresh(options, viewModels.nearby, NearbyViewModel, [ports.listingSearch, ports.communeDirectory, ports.geolocation, ports.chosenPlace]);
});
