import { ContainerModule } from 'inversify';
import { RecentSearches } from '../../application/search/RecentSearches';
import { VoiceSearch } from '../../application/search/VoiceSearch';
import { QuickSearchViewModel } from '../../presentation/search/quick/QuickSearchViewModel';
import { quickSearchViewModel } from '../../presentation/search/viewModels';
import { bindViewModel } from '../bind';

export const quickSearchModule = new ContainerModule((options) => {
  bindViewModel(options, quickSearchViewModel, QuickSearchViewModel, [RecentSearches, VoiceSearch]);
});
