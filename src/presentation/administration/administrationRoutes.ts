import type { ScreenRoute } from '../shared/page/ScreenRoute';
import { paths } from '../shared/paths';
import { maintenanceAdministrationViewModel } from './viewModels';

/** The administration, which has a frame of its own and opens while the site is closed. */
export const administrationRoutes: readonly ScreenRoute[] = [
  {
    path: paths.administrationMaintenance,
    load: async () => (await import('./MaintenanceAdministrationScreen')).MaintenanceAdministrationScreen,
    viewModel: maintenanceAdministrationViewModel,
  },
  {
    path: paths.administrationSignIn,
    load: async () => (await import('./AdministrationSignInScreen')).AdministrationSignInScreen,
  },
  {
    path: `${paths.administration}/*`,
    load: async () => (await import('./AdministrationScreen')).AdministrationScreen,
    viewModel: maintenanceAdministrationViewModel,
  },
];
