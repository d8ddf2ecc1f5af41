import { ContainerModule } from 'inversify';
import { ChosenPlace } from '../../application/listings/ChosenPlace';
import { CommuneDirectory } from '../../application/listings/CommuneDirectory';
import { CountedViews } from '../../application/listings/CountedViews';
import { CountListingView } from '../../application/listings/CountListingView';
import { ListingRepository } from '../../application/listings/ListingRepository';
import { ListingViews } from '../../application/listings/ListingViews';
import { FindUsualPrice } from '../../application/search/FindUsualPrice';
import { Geolocation } from '../../application/search/Geolocation';
import { ListingSearch } from '../../application/search/ListingSearch';
import { CategoryViewModel } from '../../presentation/listings/browsing/CategoryViewModel';
import { NearbyViewModel } from '../../presentation/listings/browsing/NearbyViewModel';
import { UsualPriceViewModel } from '../../presentation/listings/display/UsualPriceViewModel';
import { ListingViewModel } from '../../presentation/listings/page/ListingViewModel';
import {
  categoryViewModel,
  listingViewModel,
  nearbyViewModel,
  usualPriceViewModel,
} from '../../presentation/listings/viewModels';
import { bindUseCase, bindViewModel } from '../bind';

/** Browsing beyond the first page. */
export const listingsModule = new ContainerModule((options) => {
  bindUseCase(options, CountListingView, [ListingViews, CountedViews]);
  bindViewModel(options, categoryViewModel, CategoryViewModel, [ListingRepository, ListingSearch]);
  bindViewModel(options, listingViewModel, ListingViewModel, [
    ListingRepository,
    ListingSearch,
    ChosenPlace,
    CountListingView,
  ]);
  bindUseCase(options, FindUsualPrice, [ListingSearch]);
  bindViewModel(options, usualPriceViewModel, UsualPriceViewModel, [FindUsualPrice]);
  bindViewModel(options, nearbyViewModel, NearbyViewModel, [ListingSearch, CommuneDirectory, Geolocation, ChosenPlace]);
});
