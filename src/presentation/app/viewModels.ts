import { viewModelKey } from '../shared/viewModelKey';
import type { LayoutViewModel } from './layout/LayoutViewModel';
import type { BackendStatusViewModel } from './recovery/BackendStatusViewModel';
import type { ScreenRecoveryViewModel } from './recovery/ScreenRecoveryViewModel';

export const backendStatusViewModel = viewModelKey<BackendStatusViewModel>(
  'backendStatusViewModel',
  'firstPage',
  'site',
);
export const layoutViewModel = viewModelKey<LayoutViewModel>('layoutViewModel', 'firstPage', 'site');
export const screenRecoveryViewModel = viewModelKey<ScreenRecoveryViewModel>(
  'screenRecoveryViewModel',
  'firstPage',
  'screen',
);
