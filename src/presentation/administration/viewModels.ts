import { viewModelKey } from '../shared/viewModelKey';
import type { MaintenanceAdministrationViewModel } from './MaintenanceAdministrationViewModel';

/** Of the routes, which travel with the first page; the other keys of the administration are in `desk`. */
export const maintenanceAdministrationViewModel = viewModelKey<MaintenanceAdministrationViewModel>(
  'maintenanceAdministrationViewModel',
  'administration',
  'screen',
);
