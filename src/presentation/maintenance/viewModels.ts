import { viewModelKey } from '../shared/viewModelKey';
import type { CountdownViewModel } from './CountdownViewModel';
import type { MaintenanceViewModel } from './MaintenanceViewModel';

export const countdownViewModel = viewModelKey<CountdownViewModel>('countdownViewModel', 'firstPage', 'screen');
export const maintenanceViewModel = viewModelKey<MaintenanceViewModel>('maintenanceViewModel', 'firstPage', 'site');
