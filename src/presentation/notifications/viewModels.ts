import { viewModelKey } from '../shared/viewModelKey';
import type { StopMailsViewModel } from './StopMailsViewModel';

export const stopMailsViewModel = viewModelKey<StopMailsViewModel>('stopMailsViewModel', 'notifications', 'screen');
