import { ContainerModule } from 'inversify';
import { ProfileSession } from '../../application/auth/ProfileSession';
import { CountDailyVisitor } from '../../application/analytics/CountDailyVisitor';
import { FollowMaintenance } from '../../application/maintenance/FollowMaintenance';
import { VisitViewModel } from '../../presentation/analytics/VisitViewModel';
import { BackendStatusViewModel } from '../../presentation/app/recovery/BackendStatusViewModel';
import { LayoutViewModel } from '../../presentation/app/layout/LayoutViewModel';
import { ScreenRecoveryViewModel } from '../../presentation/app/recovery/ScreenRecoveryViewModel';
import { HomeViewModel } from '../../presentation/listings/browsing/HomeViewModel';
import { CountdownViewModel } from '../../presentation/maintenance/CountdownViewModel';
import { MaintenanceViewModel } from '../../presentation/maintenance/MaintenanceViewModel';
import { SavedMarksViewModel } from '../../presentation/shared/cards/SavedMarksViewModel';
import { ListingDisplay } from '../../presentation/shared/cards/ListingDisplay';
import { SecondFactorGate } from '../../presentation/shared/session/SecondFactorGate';
import { SessionViewModel } from '../../presentation/shared/session/SessionViewModel';
import { UnfinishedRemovals } from '../../presentation/shared/cards/UnfinishedRemovals';
import { ThemeViewModel } from '../../presentation/theme/ThemeViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';
import { useCases } from '../useCases';

/** What every page needs at once, and the home page. It weighs on the first load: add with care. */
export const firstPageModule = new ContainerModule((options) => {
  bindClass(options, ports.session, ProfileSession, [
    ports.authentication,
    ports.profileCache,
    ports.userRepository,
    ports.recovery,
    ports.timers,
    ports.chance,
  ]);
  bindClass(options, viewModels.secondFactorGate, SecondFactorGate, []);
  bindClass(options, viewModels.session, SessionViewModel, [ports.session]);
  bindClass(options, viewModels.theme, ThemeViewModel, [ports.themePreference]);
  bindClass(options, viewModels.unfinishedRemovals, UnfinishedRemovals, [ports.pendingDeletions]);
  bindClass(options, viewModels.kept, SavedMarksViewModel, [ports.savedMarksCache]);
  bindClass(options, viewModels.layout, LayoutViewModel, [ports.clock, ports.device]);
  bindClass(options, viewModels.backendStatus, BackendStatusViewModel, [ports.backendStatus]);
  bindClass(options, viewModels.listingDisplay, ListingDisplay, [
    ports.photoRepository,
    ports.seenListings,
    ports.clock,
  ]);
  bindClass(options, useCases.followMaintenance, FollowMaintenance, [
    ports.appConfigurationRepository,
    ports.maintenanceMemory,
  ]);
  bindClass(options, viewModels.maintenance, MaintenanceViewModel, [
    useCases.followMaintenance,
    ports.maintenanceMemory,
  ]);
  bindFresh(options, viewModels.countdown, CountdownViewModel, [ports.clock, ports.timers]);
  bindClass(options, useCases.countDailyVisitor, CountDailyVisitor, [
    ports.visitCounter,
    ports.visitMarker,
    ports.clock,
  ]);
  bindClass(options, viewModels.visit, VisitViewModel, [useCases.countDailyVisitor, ports.timers]);
  bindFresh(options, viewModels.screenRecovery, ScreenRecoveryViewModel, [
    ports.recovery,
    ports.pageReload,
    ports.timers,
  ]);
  bindFresh(options, viewModels.home, HomeViewModel, [ports.listingRepository, ports.firstCards]);
});
