import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { flushButton } from '../../shared/controls/flushButtons';
import { useEffect, useEffectEvent } from 'react';
import type { PhoneCodeViewModel } from '../PhoneCodeViewModel';
import { PhoneForm } from '../PhoneForm';
import { Reauthentication } from './Reauthentication';
import { reauthenticationMessages } from './messages';

interface PhoneChangeFormProps {
  readonly viewModel: PhoneCodeViewModel;
  readonly confirmLabel: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Changes the phone of an existing account. What was typed survives a reauthentication in between. */
export const PhoneChangeForm = observer(function PhoneChangeForm({
  viewModel,
  confirmLabel,
  onDone,
  onCancel,
}: PhoneChangeFormProps) {
  const { entry } = viewModel;
  const isDone = entry.status === 'confirmed';
  const reportDone = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) reportDone();
  }, [isDone]);
  const again = () => void (entry.delivery === null ? entry.send() : entry.confirm());
  if (entry.failure === 'recent-sign-in-needed') return <Reauthentication onDone={again} onCancel={onCancel} />;
  return (
    <PhoneForm viewModel={viewModel} confirmLabel={confirmLabel}>
      <Button onClick={onCancel} sx={{ ...flushButton, justifySelf: 'start' }}>
        {reauthenticationMessages.cancel}
      </Button>
    </PhoneForm>
  );
});
