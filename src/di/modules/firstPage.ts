import { ContainerModule } from 'inversify';
import { BackendStatusViewModel } from '../../presentation/app/BackendStatusViewModel';
import { LayoutViewModel } from '../../presentation/app/LayoutViewModel';
import { HomeViewModel } from '../../presentation/listings/HomeViewModel';
import { ListingDisplay } from '../../presentation/shared/ListingDisplay';
import { SessionViewModel } from '../../presentation/shared/SessionViewModel';
import { ThemeViewModel } from '../../presentation/theme/ThemeViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';

/** What every page needs at once, and the home page. It weighs on the first load: add with care. */
export const firstPageModule = new ContainerModule((options) => {
  bindClass(options, viewModels.session, SessionViewModel, [ports.authentication]);
  bindClass(options, viewModels.theme, ThemeViewModel, [ports.themePreference]);
  bindClass(options, viewModels.layout, LayoutViewModel, [ports.clock, ports.device]);
  bindClass(options, viewModels.backendStatus, BackendStatusViewModel, [ports.backendStatus]);
  bindClass(options, viewModels.listingDisplay, ListingDisplay, [ports.photoRepository, ports.seenListings, ports.clock]);
  bindFresh(options, viewModels.home, HomeViewModel, [ports.listingRepository, ports.firstCards]);
});
