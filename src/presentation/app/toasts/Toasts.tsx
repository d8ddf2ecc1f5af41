import { lazy, Suspense, useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { NotifyContext, type Notice } from '../../shared/notices/notify';
import { BareToastHost } from './BareToastHost';
import type { ToastHostProps } from './ToastHost';

type LoadHost = () => Promise<ComponentType<ToastHostProps>>;

const loadToastHost: LoadHost = async () => (await import('./ToastHost')).ToastHost;

/**
 * Provides `useNotify`. Toasts are queued, and one that shows or waits is not queued again; but a toast with an undo replaces the one
 * before it, so that undo always undoes the last action. The toast code is loaded with the first toast, or done without if that fails.
 * The live region is rendered before, so that screen readers announce the first toast too.
 */
export function Toasts({
  children,
  loadHost = loadToastHost,
}: {
  readonly children: ReactNode;
  readonly loadHost?: LoadHost;
}) {
  const [ToastHost] = useState(() => lazy(async () => ({ default: await loadHost().catch(() => BareToastHost) })));
  const [queue, setQueue] = useState<readonly Notice[]>([]);
  const [wasUsed, setWasUsed] = useState(false);
  /** The pointer is on it, or the focus in it. */
  const [held, setHeld] = useState<Notice | null>(null);
  const shown = queue[0] ?? null;
  const hold = () => setHeld(shown);
  const letGo = () => setHeld(null);
  const drop = useCallback((notice: Notice) => setQueue((notices) => notices.filter((other) => other !== notice)), []);
  const notify = useCallback(
    (notice: Notice) => {
      setWasUsed(true);
      setQueue((notices) => queued(notices, notice));
      notice.until?.addEventListener('abort', () => drop(notice));
    },
    [drop],
  );

  return (
    <NotifyContext value={notify}>
      {children}
      <div role="status" aria-live="polite" onFocus={hold} onBlur={letGo} onMouseEnter={hold} onMouseLeave={letGo}>
        {wasUsed && (
          <Suspense>
            <ToastHost notice={shown} isHeld={shown !== null && held === shown} onGone={drop} />
          </Suspense>
        )}
      </div>
    </NotifyContext>
  );
}

function queued(notices: readonly Notice[], notice: Notice): readonly Notice[] {
  if (notice.until !== undefined) return [notice, ...notices.slice(1)];
  if (isUndo(notice)) return withUndo(notices, notice);
  return notices.some((other) => keyOf(other) === keyOf(notice)) ? notices : [...notices, notice];
}

/** An undo waits for a mere message that shows, and interrupts one that has a key. */
function withUndo(notices: readonly Notice[], undo: Notice): readonly Notice[] {
  const [shown, ...others] = notices.filter((notice) => !isUndo(notice));
  if (shown === undefined) return [undo];
  if (shown === notices[0] && shown.key === undefined) return [shown, undo, ...others];
  // A copy, since the host drops the object that it has shown.
  return [undo, { ...shown }, ...others];
}

function isUndo({ action, until, key }: Notice): boolean {
  return action !== undefined && until === undefined && key === undefined;
}

function keyOf({ key, text }: Notice): string {
  return key ?? text;
}
