import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useEffectEvent } from 'react';
import type { Notice } from '../shared/notify';
import { Toast } from './Toast';

interface ToastHostProps {
  /** The one to show now. */
  readonly notice: Notice | null;
  readonly onGone: () => void;
}

/** Specification §9: 4 s by default, at the bottom, in the middle. */
const DEFAULT_DURATION_MS = 4000;
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
  const show = useEffectEvent(({ text, kind, durationMs = DEFAULT_DURATION_MS, action }: Notice) => {
    enqueueSnackbar(text, {
      variant: kind,
      autoHideDuration: durationMs,
      onExited: () => onGone(),
      ...(action && {
        action: (id) => (
          <button
            type="button"
            onClick={() => {
              closeSnackbar(id);
              action.run();
            }}
          >
            {action.label}
          </button>
        ),
      }),
    });
  });

  useEffect(() => {
    if (notice !== null) show(notice);
  }, [notice]);
  return null;
}
