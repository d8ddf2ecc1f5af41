import type { ScreenRoute } from '../shared/page/ScreenRoute';
import { paths } from '../shared/paths';
import { unsubscribeViewModel } from './viewModels';

/** Has a frame of its own and opens while the site is closed. */
export const newsletterRoutes: readonly ScreenRoute[] = [
  {
    path: paths.unsubscribe(),
    load: async () => (await import('./UnsubscribeScreen')).UnsubscribeScreen,
    viewModel: unsubscribeViewModel,
  },
];
