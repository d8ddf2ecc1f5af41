import styled from '@emotion/styled';
import { lazy, Suspense, useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { NotifyContext, type Notice } from '../shared/notify';
import { SMALL_SCREEN } from '../shared/screenWidths';
import { BareToastHost } from './BareToastHost';
import { BOTTOM_BAR_HEIGHT } from './frameSizes';
import type { ToastHostProps } from './ToastHost';

type LoadHost = () => Promise<ComponentType<ToastHostProps>>;

const loadToastHost: LoadHost = async () => (await import('./ToastHost')).ToastHost;

/**
 * Gives `useNotify` to all below. Toasts wait for each other, and the same words are not said twice in a row; their code is
 * fetched with the first, and done without where that fails. The live region is there before them, so that they are read out.
 */
export function Toasts({ children, loadHost = loadToastHost }: { readonly children: ReactNode; readonly loadHost?: LoadHost }) {
  const [ToastHost] = useState(() => lazy(async () => ({ default: await loadHost().catch(() => BareToastHost) })));
  const [queue, setQueue] = useState<readonly Notice[]>([]);
  const [wasUsed, setWasUsed] = useState(false);
  const drop = useCallback((notice: Notice) => setQueue((notices) => notices.filter((other) => other !== notice)), []);
  const notify = useCallback((notice: Notice) => {
    setWasUsed(true);
    if (notice.until === undefined) setQueue((notices) => (notices.at(-1)?.text === notice.text ? notices : [...notices, notice]));
    else setQueue(([, ...waiting]) => [notice, ...waiting]);
    notice.until?.addEventListener('abort', () => drop(notice));
  }, [drop]);

  return (
    <NotifyContext value={notify}>
      {children}
      <Region role="status" aria-live="polite">
        {wasUsed && (
          <Suspense>
            <ToastHost notice={queue[0] ?? null} onGone={drop} />
          </Suspense>
        )}
      </Region>
    </NotifyContext>
  );
}

const Region = styled.div({
  // Above the bar at the bottom, where there is one.
  [SMALL_SCREEN]: { 'body:has(.bottom-bar) & .notistack-SnackbarContainer': { bottom: `calc(${BOTTOM_BAR_HEIGHT}px + env(safe-area-inset-bottom))` } },
});
