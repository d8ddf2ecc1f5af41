import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { VisitCount } from '../analytics/VisitCount';
import { MaintenanceGate } from '../maintenance/MaintenanceGate';
import { Loader } from '../shared/controls/Loader';
import { MaterialContext } from '../shared/controls/Material';
import { useSession } from '../shared/session/useSession';
import { ViewModelContext } from '../shared/useViewModel';
import type { ViewModelSource } from '../shared/ViewModelSource';
import { ThemeProvider } from '../theme/ThemeProvider';
import { EarlyInputReplay } from './startup/EarlyInputReplay';
import { ErrorBoundary } from './recovery/ErrorBoundary';
import { OutboxStarter } from './startup/OutboxStarter';
import { SavedItemsLoader } from './startup/SavedItemsLoader';
import { loadMaterialTheme } from './theme/lazyWithMaterial';
import { frameColours } from './theme/frameColours';
import { AppRoutes } from './routes';
import { SecondFactorBarrier } from './recovery/SecondFactorBarrier';
import { SessionExpiredNotice } from './recovery/SessionExpiredNotice';
import { ToastQueue } from './toasts/ToastQueue';
import { Unread } from './layout/Unread';
import { useFocusRecovery } from '../shared/focus/useFocusRecovery';

const LazyMaterialTheme = lazy(async () => ({ default: (await loadMaterialTheme()).MaterialTheme }));
const MaintenanceScreen = lazy(async () => ({
  default: (await import('../maintenance/MaintenanceScreen')).MaintenanceScreen,
}));
const maintenancePage = (
  <>
    <MaintenanceScreen />
    <EarlyInputReplay />
  </>
);
const material = {
  provide: (content: ReactNode) => <LazyMaterialTheme>{content}</LazyMaterialTheme>,
  prepare: () => void loadMaterialTheme().catch(() => undefined),
};

/** The whole site. Its layout and home page do not use Material, so that its code is loaded only with the first part that does. */
export function App({ viewModels }: { readonly viewModels: ViewModelSource }) {
  useFocusRecovery();
  return (
    <ViewModelContext value={viewModels}>
      <MaterialContext value={material}>
        <ErrorBoundary>
          <ThemeProvider frameColours={frameColours}>
            <Session>
              <ToastQueue>
                <Suspense fallback={<Loader fullScreen />}>
                  <SecondFactorBarrier>
                    <MaintenanceGate page={maintenancePage}>
                      <Unread>
                        <AppRoutes />
                      </Unread>
                      <OutboxStarter />
                      {/* In the same boundary as the page: what is replayed finds it. Until the site is known to be open, the rendered page stands for it. */}
                      <EarlyInputReplay />
                    </MaintenanceGate>
                  </SecondFactorBarrier>
                </Suspense>
                <SavedItemsLoader />
                <VisitCount />
                <SessionExpiredNotice />
              </ToastQueue>
            </Session>
          </ThemeProvider>
        </ErrorBoundary>
      </MaterialContext>
    </ViewModelContext>
  );
}

/** Starts the session. Shows a loader while the profile of a person whom this browser has not cached is loading. */
const Session = observer(function Session({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  useEffect(() => session.start(), [session]);
  return session.isAwaited ? <Loader fullScreen /> : children;
});
