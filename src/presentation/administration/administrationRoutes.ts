import type { ScreenRoute } from '../shared/page/ScreenRoute';
import { paths } from '../shared/paths';
import { maintenanceAdministrationViewModel } from './viewModels';

/** The administration, which has a frame of its own and opens while the site is closed. */
export const administrationRoutes: readonly ScreenRoute[] = [
  {
    path: paths.administrationMaintenance,
    load: async () => (await loadScreens()).maintenance(),
    viewModel: maintenanceAdministrationViewModel,
  },
  { path: paths.administrationSignIn, load: async () => (await loadScreens()).signIn() },
  {
    path: `${paths.administration}/*`,
    load: async () => (await loadScreens()).administration(),
    viewModel: maintenanceAdministrationViewModel,
  },
];

/** One file names the screens, so that the first page does not. */
async function loadScreens() {
  return (await import('./administrationScreens')).administrationScreens;
}
