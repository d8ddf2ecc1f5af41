import { useEffect, useEffectEvent } from 'react';
import { ADMIN_TOAST_DURATION, CONFIGURATION_TOAST_DURATION } from '../shared/notices/toastDurations';
import { useNotify } from '../shared/notices/notify';
import type { MaintenanceViewModel } from './MaintenanceViewModel';
import { toastMessages } from './toastMessages';

/** Shows admins a toast when the mode changes or the configuration cannot be read. */
export function useAdminToasts({ lastSwitch, failure }: MaintenanceViewModel, isAdmin: boolean): void {
  const notify = useNotify();
  const announceSwitch = useEffectEvent((isOn: boolean) => {
    if (isAdmin)
      notify({
        text: isOn ? toastMessages.switchedOn : toastMessages.switchedOff,
        kind: 'info',
        durationMs: ADMIN_TOAST_DURATION,
      });
  });
  const hasToKnow = isAdmin && failure !== null;

  useEffect(() => {
    if (lastSwitch !== null) announceSwitch(lastSwitch.isOn);
  }, [lastSwitch]);
  useEffect(() => {
    if (hasToKnow) notify({ text: toastMessages.unreadable, kind: 'error', durationMs: CONFIGURATION_TOAST_DURATION });
  }, [hasToKnow, notify]);
}
