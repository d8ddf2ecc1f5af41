import { ContainerModule } from 'inversify';
import { CommuneDirectory } from '../../application/listings/CommuneDirectory';
import { Geolocation } from '../../application/search/Geolocation';
import { ListingSearch } from '../../application/search/ListingSearch';
import { RecentSearches } from '../../application/search/RecentSearches';
import { UnderstandSearch } from '../../application/search/UnderstandSearch';
import { AroundMeViewModel } from '../../presentation/search/AroundMeViewModel';
import { SearchOptionsViewModel } from '../../presentation/search/box/SearchOptionsViewModel';
import { SearchViewModel } from '../../presentation/search/SearchViewModel';
import { aroundMeViewModel, searchOptionsViewModel, searchViewModel } from '../../presentation/search/viewModels';
import { bindUseCase, bindViewModel } from '../bind';

export const searchModule = new ContainerModule((options) => {
  bindViewModel(options, aroundMeViewModel, AroundMeViewModel, [Geolocation, CommuneDirectory]);
  bindUseCase(options, UnderstandSearch, [CommuneDirectory]);
  bindViewModel(options, searchViewModel, SearchViewModel, [ListingSearch, RecentSearches, UnderstandSearch]);
  bindViewModel(options, searchOptionsViewModel, SearchOptionsViewModel, [
    ListingSearch,
    RecentSearches,
    CommuneDirectory,
  ]);
});
