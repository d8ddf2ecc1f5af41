import styled from '@emotion/styled';
import { Suspense, use, useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ClosedSite } from '../../maintenance/ClosedSite';
import { Loader } from '../../shared/controls/Loader';
import { SMALL_SCREEN } from '../../shared/page/screenWidths';
import { RestrictionContext } from '../../shared/notices/unread';
import { useScrollRestoration } from '../../shared/page/useScrollRestoration';
import { useViewModel } from '../../shared/useViewModel';
import { BackendBanner } from '../recovery/BackendBanner';
import { layoutViewModel } from '../viewModels';
import { BottomBar } from './BottomBar';
import { ErrorBoundary } from '../recovery/ErrorBoundary';
import { Overlays, type Cover } from './Overlays';
import { RouteOverlay } from './RouteOverlay';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { MAIN_ID, useFocusOnNavigation as useFocusOnNavigation } from '../../shared/focus/useFocusOnNavigation';
import { SkipLink } from '../../shared/page/SkipLink';

/** The layout of every page except the maintenance administration. */
export function SiteLayout() {
  const banner = use(RestrictionContext);
  const [cover, setCover] = useState<Cover | null>(null);
  const { isMobileDevice, currentYear } = useViewModel(layoutViewModel);
  const { pathname } = useLocation();
  useScrollRestoration();
  useFocusOnNavigation();
  useEffect(() => void import('./foldHeader'), []);
  const openMenu = useCallback(() => setCover('menu'), []);
  const openSearch = useCallback(() => setCover('search'), []);
  const uncover = useCallback(() => setCover(null), []);

  return (
    <Frame>
      <SkipLink />
      <SiteHeader isMobileDevice={isMobileDevice} onOpenMenu={openMenu} onOpenSearch={openSearch} />
      <ClosedSite />
      <BackendBanner />
      {banner}
      <main id={MAIN_ID} tabIndex={-1}>
        {/* Outside the error boundary, which is keyed by page: React then keeps the previous page under the overlay until the next is ready. */}
        <Suspense
          fallback={
            <ComingPage>
              <Loader />
            </ComingPage>
          }
        >
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
        </Suspense>
      </main>
      <SiteFooter year={currentYear} />
      <BottomBar />
      <RouteOverlay />
      <Overlays cover={cover} onClose={uncover} />
    </Frame>
  );
}

const Frame = styled.div({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  main: { flex: '1 0 auto', minHeight: '70vh' },
  [SMALL_SCREEN]: { paddingBottom: 'calc(var(--mb-bottom-bar-height, 64px) + env(safe-area-inset-bottom))' },
  '@media print': { minHeight: 0, padding: 0, '> :not(main)': { display: 'none' } },
});

/** As high as the window, so that the footer does not jump when the page appears. */
const ComingPage = styled.div({ minHeight: '100vh' });
