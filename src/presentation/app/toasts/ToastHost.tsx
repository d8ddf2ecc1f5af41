import { SnackbarProvider, useSnackbar, type SnackbarKey } from 'notistack';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Notice } from '../../shared/notices/notify';
import { Toast } from './Toast';
import { ToastAction } from './ToastAction';
import { useToastTimer } from './useToastTimer';

export interface ToastHostProps {
  readonly notice: Notice | null;
  /** Hovered or focused: it stays. */
  readonly isHeld: boolean;
  readonly onGone: (notice: Notice) => void;
}

/**
 * As the toasts of the specification are written: one sentence stands without a full stop, several each have theirs. Some texts are
 * shown elsewhere too, where they have it.
 */
function toastText(text: string): string {
  return text.replace(/^([^.!?…]*)\.$/, '$1');
}

/** Specification §9. */
const bottomCentre = { vertical: 'bottom', horizontal: 'center' } as const;
const kinds = { success: Toast, error: Toast, info: Toast, warning: Toast };

export function ToastHost(props: ToastHostProps) {
  return (
    <SnackbarProvider maxSnack={1} anchorOrigin={bottomCentre} Components={kinds}>
      <ShownNotice {...props} />
    </SnackbarProvider>
  );
}

function ShownNotice({ notice, isHeld, onGone }: ToastHostProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shownKey = useRef<SnackbarKey | undefined>(undefined);
  const show = useEffectEvent((shown: Notice) => {
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
    if (notice === null) return undefined;
    const key = show(notice);
    shownKey.current = key;
    return () => closeSnackbar(key);
  }, [notice, closeSnackbar]);
  useToastTimer(notice, isHeld, () => closeSnackbar(shownKey.current));
  return null;
}
