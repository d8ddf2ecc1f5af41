import type { ScreenRoute } from '../shared/page/ScreenRoute';
import { paths } from '../shared/paths';
import { confirmationViewModel, unsubscribeViewModel } from './viewModels';

/** Each has a frame of its own and opens while the site is closed. */
export const newsletterRoutes: readonly ScreenRoute[] = [
  {
    path: paths.confirmSubscription(),
    load: async () => (await import('./ConfirmationScreen')).ConfirmationScreen,
    viewModel: confirmationViewModel,
  },
  {
    path: paths.unsubscribe(),
    load: async () => (await import('./UnsubscribeScreen')).UnsubscribeScreen,
    viewModel: unsubscribeViewModel,
  },
];
