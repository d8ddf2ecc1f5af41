import { ContainerModule } from 'inversify';
import { QuickSearchViewModel } from '../../presentation/search/quick/QuickSearchViewModel';
import { bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';

export const quickSearchModule = new ContainerModule((options) => {
  bindFresh(options, viewModels.quickSearch, QuickSearchViewModel, [ports.recentSearches, ports.voiceSearch]);
});
