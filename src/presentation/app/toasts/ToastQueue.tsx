import { lazy, Suspense, useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { NotifyContext, type ToastContent } from '../../shared/notices/notify';
import { BareToastHost } from './BareToastHost';
import type { ToastHostProps } from './ToastHost';

type LoadHost = () => Promise<ComponentType<ToastHostProps>>;

const loadToastHost: LoadHost = async () => (await import('./ToastHost')).ToastHost;

/**
 * Provides `useNotify`. Toasts are queued, and one that shows or waits is not queued again; but a toast with an undo replaces the one
 * before it, so that undo always undoes the last action. The toast code is loaded with the first toast, or done without if that fails.
 * The live region is rendered before, so that screen readers announce the first toast too.
 */
export function ToastQueue({
  children,
  loadHost = loadToastHost,
}: {
  readonly children: ReactNode;
  readonly loadHost?: LoadHost;
}) {
  const [ToastHost] = useState(() => lazy(async () => ({ default: await loadHost().catch(() => BareToastHost) })));
  const [queue, setQueue] = useState<readonly ToastContent[]>([]);
  const [wasUsed, setWasUsed] = useState(false);
  /** The pointer is on it, or the focus in it. */
  const [held, setHeld] = useState<ToastContent | null>(null);
  const shown = queue[0] ?? null;
  const hold = () => setHeld(shown);
  const letGo = () => setHeld(null);
  const drop = useCallback(
    (toast: ToastContent) => setQueue((toasts) => toasts.filter((other) => other !== toast)),
    [],
  );
  const notify = useCallback(
    (toast: ToastContent) => {
      setWasUsed(true);
      setQueue((toasts) => queued(toasts, toast));
      toast.until?.addEventListener('abort', () => drop(toast));
    },
    [drop],
  );

  return (
    <NotifyContext value={notify}>
      {children}
      <div role="status" aria-live="polite" onFocus={hold} onBlur={letGo} onMouseEnter={hold} onMouseLeave={letGo}>
        {wasUsed && (
          <Suspense>
            <ToastHost toast={shown} isHeld={shown !== null && held === shown} onGone={drop} />
          </Suspense>
        )}
      </div>
    </NotifyContext>
  );
}

function queued(toasts: readonly ToastContent[], toast: ToastContent): readonly ToastContent[] {
  if (toast.until !== undefined) return [toast, ...toasts.slice(1)];
  if (isUndo(toast)) return withUndo(toasts, toast);
  return toasts.some((other) => keyOf(other) === keyOf(toast)) ? toasts : [...toasts, toast];
}

/** An undo waits for a mere message that shows, and interrupts one that has a key. */
function withUndo(toasts: readonly ToastContent[], undo: ToastContent): readonly ToastContent[] {
  const [shown, ...others] = toasts.filter((toast) => !isUndo(toast));
  if (shown === undefined) return [undo];
  if (shown === toasts[0] && shown.key === undefined) return [shown, undo, ...others];
  // A copy, since the host drops the object that it has shown.
  return [undo, { ...shown }, ...others];
}

function isUndo({ action, until, key }: ToastContent): boolean {
  return action !== undefined && until === undefined && key === undefined;
}

function keyOf({ key, text }: ToastContent): string {
  return key ?? text;
}
