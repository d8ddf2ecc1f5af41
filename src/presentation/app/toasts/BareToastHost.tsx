import { ToastAction } from './ToastAction';
import type { ToastHostProps } from './ToastHost';
import { useToastTimer } from './useToastTimer';

/** Shows toasts without animation where the toast code cannot be loaded, for example offline. Its look is in page.css. */
export function BareToastHost({ toast, isHeld, onGone }: ToastHostProps) {
  useToastTimer(toast, isHeld, () => toast !== null && onGone(toast));
  if (toast === null) return null;
  const { action, text } = toast;
  return (
    <div className="toast bare-toast">
      {text}
      {action !== undefined && <ToastAction action={action} onDone={() => onGone(toast)} />}
    </div>
  );
}
