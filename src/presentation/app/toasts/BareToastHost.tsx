import { ToastAction } from './ToastAction';
import type { ToastHostProps } from './ToastHost';
import { useToastTimer } from './useToastTimer';

/** Shows toasts without animation where the toast code cannot be loaded, for example offline. Its look is in page.css. */
export function BareToastHost({ notice, isHeld, onGone }: ToastHostProps) {
  useToastTimer(notice, isHeld, () => notice !== null && onGone(notice));
  if (notice === null) return null;
  const { action, text } = notice;
  return (
    <div className="toast bare-toast">
      {text}
      {action !== undefined && <ToastAction action={action} onDone={() => onGone(notice)} />}
    </div>
  );
}
