import { ContainerModule } from 'inversify';
import { AroundMeViewModel } from '../../presentation/search/AroundMeViewModel';
import { SearchOptionsViewModel } from '../../presentation/search/filters/SearchOptionsViewModel';
import { SearchViewModel } from '../../presentation/search/SearchViewModel';
import { bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';

export const searchModule = new ContainerModule((options) => {
  bindFresh(options, viewModels.aroundMe, AroundMeViewModel, [ports.geolocation, ports.communeDirectory]);
  bindFresh(options, viewModels.search, SearchViewModel, [
    ports.listingSearch,
    ports.recentSearches,
    ports.backendStatus,
  ]);
  bindFresh(options, viewModels.searchOptions, SearchOptionsViewModel, [ports.listingSearch, ports.recentSearches]);
});
