import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNotify } from '../../shared/notices/notify';
import { useViewModel } from '../../shared/useViewModel';
import { ownIdentityViewModel, phoneChangeViewModel } from '../viewModels';
import { IdentitySection } from './IdentitySection';
import { PhoneChangeForm } from './PhoneChangeForm';
import { changePhoneMessages as messages } from './messages';
import { shownPhone } from './shownPhone';

/** Account page: shows and changes the phone number of the sign-in. */
export const ChangePhone = observer(function ChangePhone() {
  const own = useViewModel(ownIdentityViewModel);
  const viewModel = useViewModel(phoneChangeViewModel);
  const [isOpen, setIsOpen] = useState(false);
  const notify = useNotify();
  useEffect(() => own.start(), [own]);
  const { identity } = own;
  if (identity === null) return null;
  const { phoneNumber, secondFactorPhone } = identity;
  const close = () => {
    setIsOpen(false);
    viewModel.typeNumber('');
  };
  const finish = () => {
    notify({ text: messages.changed, kind: 'success' });
    close();
  };
  return (
    <IdentitySection title={messages.title}>
      {phoneNumber !== null && (
        <p>
          <strong>{shownPhone(phoneNumber)}</strong> {messages.never}
        </p>
      )}
      {phoneNumber === null && <p>{secondFactorPhone === null ? messages.none : messages.impossible}</p>}
      {isOpen && (
        <PhoneChangeForm viewModel={viewModel} confirmLabel={messages.confirm} onDone={finish} onCancel={close} />
      )}
      {!isOpen && secondFactorPhone === null && (
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          {phoneNumber === null ? messages.add : messages.change}
        </Button>
      )}
    </IdentitySection>
  );
});
