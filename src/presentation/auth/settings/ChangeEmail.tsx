import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useViewModel } from '../../shared/useViewModel';
import { ownIdentityViewModel } from '../viewModels';
import { EmailChangeForm } from './EmailChangeForm';
import { EmailConfirmation } from './EmailConfirmation';
import { IdentitySection } from './IdentitySection';
import { changeEmailMessages as messages } from './messages';

type Step = 'closed' | 'confirming' | 'changing';

/** Account page: shows the e-mail address, confirms it and changes it. */
export const ChangeEmail = observer(function ChangeEmail() {
  const own = useViewModel(ownIdentityViewModel);
  const [step, setStep] = useState<Step>('closed');
  useEffect(() => own.start(), [own]);
  const { identity } = own;
  if (identity === null) return null;
  const { email, isEmailVerified } = identity;
  const close = () => setStep('closed');
  return (
    <IdentitySection title={messages.title}>
      {email === null ? (
        <p>{messages.none}</p>
      ) : (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <strong>{email}</strong>
          <Chip
            size="small"
            variant="outlined"
            color={isEmailVerified ? 'success' : 'warning'}
            label={isEmailVerified ? messages.confirmed : messages.unconfirmed}
          />
        </Stack>
      )}
      {step === 'changing' && <EmailChangeForm isFirst={email === null} onDone={close} onCancel={close} />}
      {step === 'confirming' && email !== null && <Confirmation address={email} onDone={close} />}
      {step === 'closed' && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          {email !== null && !isEmailVerified && (
            <Button variant="contained" onClick={() => setStep('confirming')}>
              {messages.confirmNow}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setStep('changing')}>
            {email === null ? messages.add : messages.change}
          </Button>
        </Stack>
      )}
    </IdentitySection>
  );
});

function Confirmation({ address, onDone }: { readonly address: string; readonly onDone: () => void }) {
  return (
    <EmailConfirmation address={address} sent="ask" onConfirmed={onDone}>
      <Button onClick={onDone}>{messages.cancel}</Button>
    </EmailConfirmation>
  );
}
