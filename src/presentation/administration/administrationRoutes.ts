import type { ScreenRoute } from '../shared/page/ScreenRoute';
import { paths } from '../shared/paths';
import { maintenanceAdministrationViewModel } from './viewModels';

/** The administration screens that have a frame of their own and open while the site is closed. */
export const closedSiteRoutes: readonly ScreenRoute[] = [
  {
    path: paths.administrationMaintenance,
    load: async () => (await import('./MaintenanceAdministrationScreen')).MaintenanceAdministrationScreen,
    viewModel: maintenanceAdministrationViewModel,
  },
  {
    path: paths.administrationSignIn,
    load: async () => (await import('./AdministrationSignInScreen')).AdministrationSignInScreen,
  },
];

/** The administration screens within the layout of the site. */
export const administrationRoutes: readonly ScreenRoute[] = [
  {
    path: paths.administration,
    load: async () => (await import('./AdministrationScreen')).AdministrationScreen,
  },
];
