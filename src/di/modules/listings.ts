import { ContainerModule } from 'inversify';
import { ChosenPlace } from '../../application/listings/ChosenPlace';
import { CommuneDirectory } from '../../application/listings/CommuneDirectory';
import { CountedViews } from '../../application/listings/CountedViews';
import { CountListingView } from '../../application/listings/CountListingView';
import { ListingRepository } from '../../application/listings/ListingRepository';
import { ListingViews } from '../../application/listings/ListingViews';
import { Geolocation } from '../../application/search/Geolocation';
import { ListingSearch } from '../../application/search/ListingSearch';
import { CategoryViewModel } from '../../presentation/listings/browsing/CategoryViewModel';
import { NearbyViewModel } from '../../presentation/listings/browsing/NearbyViewModel';
import { ListingViewModel } from '../../presentation/listings/page/ListingViewModel';
import { bindFresh, bindUseCase } from '../bind';
import { viewModels } from '../tokens';

/** Browsing beyond the first page. */
export const listingsModule = new ContainerModule((options) => {
  bindUseCase(options, CountListingView, [ListingViews, CountedViews]);
  bindFresh(options, viewModels.category, CategoryViewModel, [ListingRepository, ListingSearch]);
  bindFresh(options, viewModels.listing, ListingViewModel, [
    ListingRepository,
    ListingSearch,
    ChosenPlace,
    CountListingView,
  ]);
  bindFresh(options, viewModels.nearby, NearbyViewModel, [ListingSearch, CommuneDirectory, Geolocation, ChosenPlace]);
});
