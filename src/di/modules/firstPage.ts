import { ProfileCache } from '../../application/account/ProfileCache';
import { UserRepository } from '../../application/account/UserRepository';
import { CountDailyVisitor } from '../../application/analytics/CountDailyVisitor';
import { VisitCounter } from '../../application/analytics/VisitCounter';
import { VisitMarker } from '../../application/analytics/VisitMarker';
import { Authentication } from '../../application/auth/Authentication';
import { LoadProfileWithRetry } from '../../application/auth/LoadProfileWithRetry';
import { ProfileSession } from '../../application/auth/ProfileSession';
import { Session } from '../../application/auth/Session';
import { SavedMarksCache } from '../../application/favourites/SavedMarksCache';
import { FirstCards } from '../../application/listings/FirstCards';
import { ListingRepository } from '../../application/listings/ListingRepository';
import { PhotoRepository } from '../../application/listings/PhotoRepository';
import { SeenListings } from '../../application/listings/SeenListings';
import { AppConfigurationRepository } from '../../application/maintenance/AppConfigurationRepository';
import { ResolveMaintenance } from '../../application/maintenance/ResolveMaintenance';
import { MaintenanceMemory } from '../../application/maintenance/MaintenanceMemory';
import { BackendStatus } from '../../application/resilience/BackendStatus';
import { PageReload } from '../../application/resilience/PageReload';
import { Recovery } from '../../application/resilience/Recovery';
import { Device } from '../../application/search/Device';
import { Clock } from '../../application/shared/Clock';
import { Random } from '../../application/shared/Random';
import { Timers } from '../../application/shared/Timers';
import { ThemePreference } from '../../application/theme/ThemePreference';
import { visitViewModel } from '../../presentation/analytics/viewModels';
import { VisitViewModel } from '../../presentation/analytics/VisitViewModel';
import { LayoutViewModel } from '../../presentation/app/layout/LayoutViewModel';
import { BackendStatusViewModel } from '../../presentation/app/recovery/BackendStatusViewModel';
import { ScreenRecoveryViewModel } from '../../presentation/app/recovery/ScreenRecoveryViewModel';
import { backendStatusViewModel, layoutViewModel, screenRecoveryViewModel } from '../../presentation/app/viewModels';
import { HomeViewModel } from '../../presentation/listings/browsing/HomeViewModel';
import { homeViewModel } from '../../presentation/listings/viewModels';
import { CountdownViewModel } from '../../presentation/maintenance/CountdownViewModel';
import { MaintenanceViewModel } from '../../presentation/maintenance/MaintenanceViewModel';
import { countdownViewModel, maintenanceViewModel } from '../../presentation/maintenance/viewModels';
import { ListingDisplay } from '../../presentation/shared/cards/ListingDisplay';
import { SavedMarksViewModel } from '../../presentation/shared/cards/SavedMarksViewModel';
import { SecondFactorGate } from '../../presentation/shared/session/SecondFactorGate';
import { SessionViewModel } from '../../presentation/shared/session/SessionViewModel';
import {
  listingDisplay,
  savedMarksViewModel,
  secondFactorGate,
  sessionViewModel,
} from '../../presentation/shared/viewModels';
import { ThemeViewModel } from '../../presentation/theme/ThemeViewModel';
import { themeViewModel } from '../../presentation/theme/viewModels';
import { bindClass, bindUseCase, bindViewModel, type Bindings } from '../bind';

/** What every page needs at once, and the home page. It weighs on the first load: add with care. */
export const firstPageModule: Bindings = (options) => {
  bindUseCase(options, LoadProfileWithRetry, [UserRepository, Recovery, Timers, Random]);
  bindClass(options, Session, ProfileSession, [Authentication, ProfileCache, LoadProfileWithRetry]);
  bindViewModel(options, secondFactorGate, SecondFactorGate, []);
  bindViewModel(options, sessionViewModel, SessionViewModel, [Session]);
  bindViewModel(options, themeViewModel, ThemeViewModel, [ThemePreference]);
  bindViewModel(options, savedMarksViewModel, SavedMarksViewModel, [SavedMarksCache]);
  bindViewModel(options, layoutViewModel, LayoutViewModel, [Clock, Device]);
  bindViewModel(options, backendStatusViewModel, BackendStatusViewModel, [BackendStatus]);
  bindViewModel(options, listingDisplay, ListingDisplay, [PhotoRepository, SeenListings, Clock]);
  bindUseCase(options, ResolveMaintenance, [AppConfigurationRepository, MaintenanceMemory]);
  bindViewModel(options, maintenanceViewModel, MaintenanceViewModel, [ResolveMaintenance]);
  bindViewModel(options, countdownViewModel, CountdownViewModel, [Clock, Timers]);
  bindUseCase(options, CountDailyVisitor, [VisitCounter, VisitMarker, Clock]);
  bindViewModel(options, visitViewModel, VisitViewModel, [CountDailyVisitor, Timers]);
  bindViewModel(options, screenRecoveryViewModel, ScreenRecoveryViewModel, [Recovery, PageReload, Timers]);
  bindViewModel(options, homeViewModel, HomeViewModel, [ListingRepository, FirstCards]);
};
