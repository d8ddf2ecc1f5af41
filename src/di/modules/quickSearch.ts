import { ContainerModule } from 'inversify';
import { RecentSearches } from '../../application/search/RecentSearches';
import { VoiceSearch } from '../../application/search/VoiceSearch';
import { QuickSearchViewModel } from '../../presentation/search/quick/QuickSearchViewModel';
import { bindFresh } from '../bind';
import { viewModels } from '../tokens';

export const quickSearchModule = new ContainerModule((options) => {
  bindFresh(options, viewModels.quickSearch, QuickSearchViewModel, [RecentSearches, VoiceSearch]);
});
