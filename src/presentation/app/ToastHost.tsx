import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useEffectEvent } from 'react';
import { NOTICE_DURATION } from '../shared/noticeDurations';
import type { Notice } from '../shared/notify';
import { Toast } from './Toast';
import { ToastAction } from './ToastAction';

export interface ToastHostProps {
  /** The one to show now. */
  readonly notice: Notice | null;
  readonly onGone: (notice: Notice) => void;
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

function ShownNotice({ notice, onGone }: ToastHostProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const show = useEffectEvent((shown: Notice) => {
    const { text, kind, durationMs = NOTICE_DURATION, action } = shown;
    return enqueueSnackbar(text, {
      variant: kind,
      autoHideDuration: durationMs,
      onExited: () => onGone(shown),
      ...(action && {
        action: (id) => <ToastAction action={action} onDone={() => closeSnackbar(id)} />,
      }),
    });
  });

  useEffect(() => {
    if (notice === null) return undefined;
    const key = show(notice);
    return () => closeSnackbar(key);
  }, [notice, closeSnackbar]);
  return null;
}
