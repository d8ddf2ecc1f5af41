import { viewModelKey } from '../shared/viewModelKey';
import type { MaintenanceAdministrationViewModel } from './MaintenanceAdministrationViewModel';

export const maintenanceAdministrationViewModel = viewModelKey<MaintenanceAdministrationViewModel>(
  'maintenanceAdministrationViewModel',
  'administration',
  'screen',
);
