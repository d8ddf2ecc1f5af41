import { ContainerModule } from 'inversify';
import { CommuneDirectory } from '../../application/listings/CommuneDirectory';
import { BackendStatus } from '../../application/resilience/BackendStatus';
import { Geolocation } from '../../application/search/Geolocation';
import { ListingSearch } from '../../application/search/ListingSearch';
import { RecentSearches } from '../../application/search/RecentSearches';
import { AroundMeViewModel } from '../../presentation/search/AroundMeViewModel';
import { SearchOptionsViewModel } from '../../presentation/search/filters/SearchOptionsViewModel';
import { SearchViewModel } from '../../presentation/search/SearchViewModel';
import { bindFresh } from '../bind';
import { viewModels } from '../tokens';

export const searchModule = new ContainerModule((options) => {
  bindFresh(options, viewModels.aroundMe, AroundMeViewModel, [Geolocation, CommuneDirectory]);
  bindFresh(options, viewModels.search, SearchViewModel, [ListingSearch, RecentSearches, BackendStatus]);
  bindFresh(options, viewModels.searchOptions, SearchOptionsViewModel, [ListingSearch, RecentSearches]);
});
