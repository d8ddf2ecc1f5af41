import { viewModelKey } from '../shared/viewModelKey';
import type { BaseMapViewModel } from './BaseMapViewModel';
import type { ResultsMapViewModel } from './ResultsMapViewModel';

export const baseMapViewModel = viewModelKey<BaseMapViewModel>('baseMapViewModel', 'places', 'site');
export const resultsMapViewModel = viewModelKey<ResultsMapViewModel>('resultsMapViewModel', 'places', 'screen');
