import { viewModelKey } from '../shared/viewModelKey';
import type { VisitViewModel } from './VisitViewModel';

export const visitViewModel = viewModelKey<VisitViewModel>('visitViewModel', 'firstPage', 'site');
