import { ChosenPlace } from '../../application/listings/ChosenPlace';
import { CountedViews } from '../../application/listings/CountedViews';
import { CountListingView } from '../../application/listings/CountListingView';
import { ListingRepository } from '../../application/listings/ListingRepository';
import { ListingViews } from '../../application/listings/ListingViews';
import { FindUsualPrice } from '../../application/search/FindUsualPrice';
import { ListingSearch } from '../../application/search/ListingSearch';
import { UsualPriceViewModel } from '../../presentation/listings/display/UsualPriceViewModel';
import { ListingViewModel } from '../../presentation/listings/page/ListingViewModel';
import { listingViewModel, usualPriceViewModel } from '../../presentation/listings/viewModels';
import { bindUseCase, bindViewModel, type Bindings } from '../bind';

/** The page of a listing, which is most often opened first: it is made without Inversify where its ports are. */
export const listingModule: Bindings = (options) => {
  bindUseCase(options, CountListingView, [ListingViews, CountedViews]);
  bindViewModel(options, listingViewModel, ListingViewModel, [
    ListingRepository,
    ListingSearch,
    ChosenPlace,
    CountListingView,
  ]);
  bindUseCase(options, FindUsualPrice, [ListingSearch]);
  bindViewModel(options, usualPriceViewModel, UsualPriceViewModel, [FindUsualPrice]);
};
