import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { ProfileSource } from '../../../src/application/auth/Session';
import type { DemoSignIn } from '../../../src/application/auth/DemoSignIn';
import type { PhoneSignIn } from '../../../src/application/auth/PhoneSignIn';
import type { BackendState } from '../../../src/application/resilience/BackendStatus';
import type { ListingSearch } from '../../../src/application/search/ListingSearch';
import type { VoiceSearch } from '../../../src/application/search/VoiceSearch';
import type { UserProfile } from '../../../src/domain/account/UserProfile';
import { failure, success } from '../../../src/domain/shared/Result';
import type { ThemeName } from '../../../src/domain/theme/ThemeName';
import { App } from '../../../src/presentation/app/App';
import { BackendStatusViewModel } from '../../../src/presentation/app/recovery/BackendStatusViewModel';
import { LayoutViewModel } from '../../../src/presentation/app/layout/LayoutViewModel';
import { CountDailyVisitor } from '../../../src/application/analytics/CountDailyVisitor';
import { VisitViewModel } from '../../../src/presentation/analytics/VisitViewModel';
import { ScreenRecoveryViewModel } from '../../../src/presentation/app/recovery/ScreenRecoveryViewModel';
import { FirstNameViewModel } from '../../../src/presentation/auth/FirstNameViewModel';
import type { UpdateProfile } from '../../../src/application/account/UpdateProfile';
import { AuthViewModel } from '../../../src/presentation/auth/AuthViewModel';
import { QuickSearchViewModel } from '../../../src/presentation/search/quick/QuickSearchViewModel';
import { SessionViewModel } from '../../../src/presentation/shared/session/SessionViewModel';
import { ThemeViewModel } from '../../../src/presentation/theme/ThemeViewModel';
import { aBackend, aSearch, someRecentSearches } from '../builders/aSearch';
import { anOpenSite } from './anOpenSite';
import '../doubles/lazyCode';
import { aViewModelSource, given } from '../doubles/aViewModelSource';
import { signInFactories, type IdentityPorts } from '../doubles/signInFactories';
import { authViewModel, firstNameViewModel } from '../../../src/presentation/auth/viewModels';
import {
  backendStatusViewModel,
  layoutViewModel,
  screenRecoveryViewModel,
} from '../../../src/presentation/app/viewModels';
import { quickSearchViewModel, searchOptionsViewModel } from '../../../src/presentation/search/viewModels';
import { SearchOptionsViewModel } from '../../../src/presentation/search/box/SearchOptionsViewModel';
import { maintenanceViewModel } from '../../../src/presentation/maintenance/viewModels';
import { visitViewModel } from '../../../src/presentation/analytics/viewModels';
import { sessionViewModel } from '../../../src/presentation/shared/viewModels';
import { themeViewModel } from '../../../src/presentation/theme/viewModels';

interface Circumstances {
  readonly at?: string;
  readonly profile?: UserProfile | null;
  readonly theme?: ThemeName;
  readonly userAgent?: string;
  readonly backend?: BackendState;
  readonly recent?: readonly string[];
  readonly voice?: VoiceSearch;
  readonly search?: Partial<ListingSearch>;
  readonly now?: number;
  readonly signIn?: DemoSignIn['signIn'];
  readonly phoneSignIn?: PhoneSignIn;
  readonly identity?: IdentityPorts;
}

const noVoice: VoiceSearch = { isSupported: false, listen: () => () => undefined };
const noCommunes = {
  find: () => Promise.resolve(success([])),
  nearest: () => Promise.resolve(failure('unavailable' as const)),
};
const noVisits = { count: () => Promise.resolve(success()), read: () => Promise.resolve(success(0)) };
const people = [
  { uid: 'camille', displayName: 'Camille', isAdmin: false },
  { uid: 'karim', displayName: 'Karim', isAdmin: false },
  { uid: 'admin', displayName: 'Admin', isAdmin: true },
];

/** The site over stubs, by default on a page without listings. */
export function showSite(circumstances: Circumstances = {}) {
  const {
    at = '/aide',
    profile = null,
    theme = 'light',
    userAgent = '',
    backend = { kind: 'ready' },
    recent = [],
    voice = noVoice,
    now = 0,
  } = circumstances;
  let emitProfile: (profile: UserProfile | null, source?: ProfileSource) => void = () => undefined;
  const signIn = vi.fn(circumstances.signIn ?? (() => Promise.resolve(success())));
  const changeTheme = vi.fn<(theme: ThemeName) => void>();
  const session = new SessionViewModel({
    subscribe: (listener) => {
      emitProfile = listener;
      listener(profile);
      return () => undefined;
    },
    signOut: async () => {
      emitProfile(null);
      return success();
    },
  });
  const themeOfSite = new ThemeViewModel({
    current: () => theme,
    change: changeTheme,
    subscribe: () => () => undefined,
  });
  const maintenance = anOpenSite();
  const searches = someRecentSearches(...recent);
  const nameAccount = vi.fn<UpdateProfile['execute']>(async ({ displayName, about, place }) =>
    success({ displayName, about, place }),
  );
  const identity = signInFactories({
    ...(circumstances.phoneSignIn && { phoneSignIn: circumstances.phoneSignIn }),
    ...circumstances.identity,
  });
  const source = aViewModelSource(
    given(authViewModel, () => new AuthViewModel({ people, signIn })),
    given(firstNameViewModel, () => new FirstNameViewModel(session, { execute: nameAccount }, { now: () => now })),
    given(backendStatusViewModel, () => new BackendStatusViewModel(aBackend(backend))),
    given(
      layoutViewModel,
      () =>
        new LayoutViewModel({ now: () => now }, { traits: () => ({ userAgent, touchPoints: 0, windowWidth: 1280 }) }),
    ),
    ...identity.factories,
    given(quickSearchViewModel, () => new QuickSearchViewModel(searches, voice)),
    given(
      searchOptionsViewModel,
      () => new SearchOptionsViewModel(aSearch(circumstances.search), searches, noCommunes),
    ),
    given(maintenanceViewModel, () => maintenance),
    given(
      visitViewModel,
      () =>
        new VisitViewModel(
          new CountDailyVisitor(
            noVisits,
            { claim: () => Promise.resolve(false), release: () => undefined },
            { now: () => now },
          ),
          { after: () => () => undefined },
        ),
    ),
    // A page that these stubs leave without its view-model breaks down, and stays so.
    given(
      screenRecoveryViewModel,
      () =>
        new ScreenRecoveryViewModel(
          { run: () => Promise.resolve(false) },
          { reload: () => undefined, reloadAutomatically: () => false },
          { after: () => () => undefined },
        ),
    ),
    given(sessionViewModel, () => session),
    given(themeViewModel, () => themeOfSite),
  );
  let address = '';
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  render(
    <MemoryRouter initialEntries={[at]}>
      <Address />
      <App viewModels={source} />
    </MemoryRouter>,
  );
  return {
    address: () => address,
    changeTheme,
    emitProfile: (next: UserProfile | null, source?: ProfileSource) => emitProfile(next, source),
    identity,
    nameAccount,
    searches,
    signIn,
  };
}
