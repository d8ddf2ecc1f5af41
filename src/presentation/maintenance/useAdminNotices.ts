import { useEffect, useEffectEvent } from 'react';
import { ADMIN_NOTICE_DURATION, CONFIGURATION_NOTICE_DURATION } from '../shared/notices/noticeDurations';
import { useNotify } from '../shared/notices/notify';
import type { MaintenanceViewModel } from './MaintenanceViewModel';
import { noticeMessages } from './noticeMessages';

/** Shows admins a toast when the mode changes or the configuration cannot be read. */
export function useAdminNotices({ lastSwitch, failure }: MaintenanceViewModel, isAdmin: boolean): void {
  const notify = useNotify();
  const announceSwitch = useEffectEvent((isOn: boolean) => {
    if (isAdmin)
      notify({
        text: isOn ? noticeMessages.switchedOn : noticeMessages.switchedOff,
        kind: 'info',
        durationMs: ADMIN_NOTICE_DURATION,
      });
  });
  const hasToKnow = isAdmin && failure !== null;

  useEffect(() => {
    if (lastSwitch !== null) announceSwitch(lastSwitch.isOn);
  }, [lastSwitch]);
  useEffect(() => {
    if (hasToKnow)
      notify({ text: noticeMessages.unreadable, kind: 'error', durationMs: CONFIGURATION_NOTICE_DURATION });
  }, [hasToKnow, notify]);
}
