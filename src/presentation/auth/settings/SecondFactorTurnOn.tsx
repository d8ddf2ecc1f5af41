import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from '../../shared/notices/notify';
import { useViewModel } from '../../shared/useViewModel';
import { secondFactorPhoneViewModel } from '../viewModels';
import { PhoneChangeForm } from './PhoneChangeForm';
import { secondFactorSettingsMessages as messages } from './messages';

export function SecondFactorTurnOn() {
  const viewModel = useViewModel(secondFactorPhoneViewModel);
  const [isOpen, setIsOpen] = useState(false);
  const notify = useNotify();
  const close = () => {
    setIsOpen(false);
    viewModel.entry.reset();
  };
  const finish = () => {
    notify({ text: messages.turnedOn, kind: 'success' });
    close();
  };
  if (!isOpen)
    return (
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {messages.turnOn}
      </Button>
    );
  return <PhoneChangeForm viewModel={viewModel} confirmLabel={messages.confirm} onDone={finish} onCancel={close} />;
}
