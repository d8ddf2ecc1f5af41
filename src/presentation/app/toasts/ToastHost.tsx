import { SnackbarProvider, useSnackbar, type SnackbarKey } from 'notistack';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ToastContent } from '../../shared/notices/notify';
import { Toast } from './Toast';
import { ToastAction } from './ToastAction';
import { useToastTimer } from './useToastTimer';

export interface ToastHostProps {
  readonly toast: ToastContent | null;
  /** Hovered or focused: it stays. */
  readonly isHeld: boolean;
  readonly onGone: (toast: ToastContent) => void;
}

/**
 * As the toasts of the specification are written: one sentence stands without a full stop, several each have theirs. Some texts are
 * shown elsewhere too, where they have it.
 */
function toastText(text: string): string {
  return /[.!?…](\s|\.)/.test(text) ? text : text.replace(/\.$/, '');
}

/** Specification §9. */
const bottomCentre = { vertical: 'bottom', horizontal: 'center' } as const;
const kinds = { success: Toast, error: Toast, info: Toast, warning: Toast };

export function ToastHost(props: ToastHostProps) {
  return (
    <SnackbarProvider maxSnack={1} anchorOrigin={bottomCentre} Components={kinds}>
      <ShownToast {...props} />
    </SnackbarProvider>
  );
}

function ShownToast({ toast, isHeld, onGone }: ToastHostProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shownKey = useRef<SnackbarKey | undefined>(undefined);
  const show = useEffectEvent((shown: ToastContent) => {
    const { text, kind, action } = shown;
    return enqueueSnackbar(toastText(text), {
      variant: kind,
      persist: true,
      onExited: () => onGone(shown),
      ...(action && {
        action: (id) => <ToastAction action={action} onDone={() => closeSnackbar(id)} />,
      }),
    });
  });

  useEffect(() => {
    if (toast === null) return undefined;
    const key = show(toast);
    shownKey.current = key;
    return () => closeSnackbar(key);
  }, [toast, closeSnackbar]);
  useToastTimer(toast, isHeld, () => closeSnackbar(shownKey.current));
  return null;
}
