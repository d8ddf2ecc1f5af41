import { viewModelKey } from '../shared/viewModelKey';
import type { AroundMeViewModel } from './AroundMeViewModel';
import type { SearchOptionsViewModel } from './box/SearchOptionsViewModel';
import type { QuickSearchViewModel } from './quick/QuickSearchViewModel';
import type { SearchViewModel } from './SearchViewModel';

export const quickSearchViewModel = viewModelKey<QuickSearchViewModel>('quickSearchViewModel', 'quickSearch', 'screen');
export const aroundMeViewModel = viewModelKey<AroundMeViewModel>('aroundMeViewModel', 'search', 'screen');
export const searchOptionsViewModel = viewModelKey<SearchOptionsViewModel>(
  'searchOptionsViewModel',
  'search',
  'screen',
);
export const searchViewModel = viewModelKey<SearchViewModel>('searchViewModel', 'search', 'screen');
