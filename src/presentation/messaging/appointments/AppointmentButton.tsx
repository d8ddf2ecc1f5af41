import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Icon } from '../../shared/controls/Icon';
import { useBackToClose } from '../../shared/page/useBackToClose';
import { useViewModel } from '../../shared/useViewModel';
import type { MessageSender } from '../proposals/MessageSender';
import { appointmentViewModel } from './viewModels';
import { calendarPath } from './calendarPath';
import { messages } from './messages';

const load = () => import('./AppointmentDialog');
const AppointmentDialog = lazy(async () => ({ default: (await load()).AppointmentDialog }));
/** A failure shows once the dialog is asked for. */
const prepare = () => void load().catch(() => undefined);

interface AppointmentButtonProps {
  readonly conversationId: string;
  readonly composer: MessageSender;
}

/** Asks when and where to meet. */
export function AppointmentButton({ conversationId, composer }: AppointmentButtonProps) {
  const appointment = useViewModel(appointmentViewModel);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useBackToClose(isOpen, close);
  const open = () => {
    appointment.start(conversationId);
    setOpen(true);
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon path={calendarPath} size={18} />}
        aria-label={messages.propose}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        {messages.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AppointmentDialog appointment={appointment} composer={composer} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
