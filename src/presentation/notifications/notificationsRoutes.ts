import type { ScreenRoute } from '../shared/page/ScreenRoute';
import { paths } from '../shared/paths';
import { stopMailsViewModel } from './viewModels';

/** Has a frame of its own and opens while the site is closed: links in e-mails lead here. */
export const notificationsRoutes: readonly ScreenRoute[] = [
  {
    path: paths.stopMails(),
    load: async () => (await import('./StopMailsScreen')).StopMailsScreen,
    viewModel: stopMailsViewModel,
  },
];
