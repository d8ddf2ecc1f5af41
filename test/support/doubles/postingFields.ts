import { FindUsualPrice } from '../../../src/application/search/FindUsualPrice';
import type { ListingCard } from '../../../src/domain/listings/Listing';
import { success } from '../../../src/domain/shared/Result';
import { UsualPriceViewModel } from '../../../src/presentation/listings/display/UsualPriceViewModel';
import { draftUsualPriceViewModel } from '../../../src/presentation/listings/viewModels';
import { PlaceFieldViewModel } from '../../../src/presentation/shared/places/PlaceFieldViewModel';
import { listingDisplay, placeFieldViewModel } from '../../../src/presentation/shared/viewModels';
import { aCommune } from '../builders/aCommune';
import { someResults } from '../builders/aSearch';
import { aListingDisplay } from './aListingDisplay';
import { aListingSearch } from './aListingSearch';
import { given } from './aViewModelSource';

/** The view-models of the fields of the posting form, with one commune; `others`: what a search for comparable listings finds. */
export function postingFields(others: readonly ListingCard[] = []) {
  const directory = {
    find: () => Promise.resolve(success([aCommune()])),
    nearest: () => Promise.resolve(success(aCommune())),
  };
  return [
    given(
      draftUsualPriceViewModel,
      () => new UsualPriceViewModel(new FindUsualPrice(aListingSearch(() => success(someResults(others))))),
    ),
    given(listingDisplay, () => aListingDisplay()),
    given(placeFieldViewModel, () => new PlaceFieldViewModel(directory)),
  ];
}
