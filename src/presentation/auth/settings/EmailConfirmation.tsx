import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { SentEmail } from '../../../application/auth/SentEmail';
import { flushButtons } from '../../shared/controls/flushButtons';
import { useNotify } from '../../shared/notices/notify';
import { useViewModel } from '../../shared/useViewModel';
import { CodeField } from '../CodeField';
import { FailureText } from '../FailureText';
import { confirmationMessages as messages, emailMessages } from '../messages';
import { StepForm } from '../StepForm';
import { useShownCode } from '../useShownCode';
import { emailConfirmationViewModel, ownIdentityViewModel } from '../viewModels';

interface EmailConfirmationProps {
  readonly address: string;
  /** The e-mail just sent (null: sending failed); `ask`: send one now. */
  readonly sent: SentEmail | null | 'ask';
  readonly onConfirmed: () => void;
  readonly children?: ReactNode;
}

/** Waits for the address to be confirmed: through a link followed elsewhere, or a code in the demonstration. */
export const EmailConfirmation = observer(function EmailConfirmation({
  address,
  sent,
  onConfirmed,
  children,
}: EmailConfirmationProps) {
  const viewModel = useViewModel(emailConfirmationViewModel);
  const own = useViewModel(ownIdentityViewModel);
  const notify = useNotify();
  useEffect(() => own.start(), [own]);
  useEffect(() => {
    if (sent === 'ask') void viewModel.send();
    else viewModel.expect(sent);
  }, [viewModel, sent]);
  const shownCode = viewModel.sent?.shownCode;
  useShownCode(shownCode, emailMessages.demonstrationCode);

  const isConfirmed = own.identity?.email === address.trim().toLowerCase() && own.identity.isEmailVerified;
  useEffect(() => {
    if (!isConfirmed) return;
    notify({ text: messages.confirmed, kind: 'success' });
    onConfirmed();
  }, [isConfirmed, notify, onConfirmed]);

  const isBusy = viewModel.status === 'busy';
  return (
    <StepForm onSubmit={() => void (shownCode === undefined ? viewModel.checkConfirmed() : viewModel.confirm())}>
      <p>{isBusy && viewModel.sent === null ? messages.sending : textOf(viewModel.sent, address)}</p>
      {shownCode !== undefined && (
        <CodeField value={viewModel.code} onType={viewModel.type} failure={viewModel.failure} />
      )}
      {shownCode === undefined && <FailureText failure={viewModel.failure} />}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {shownCode === undefined ? messages.followed : messages.confirm}
      </Button>
      <Stack direction="row" useFlexGap sx={{ ...flushButtons, flexWrap: 'wrap', gap: 1 }}>
        <Button disabled={isBusy} onClick={() => void viewModel.send()}>
          {messages.resend}
        </Button>
        {children}
      </Stack>
    </StepForm>
  );
});

function textOf(sent: SentEmail | null, address: string): string {
  if (sent === null) return messages.notSent(address);
  return sent.shownCode === undefined ? messages.sent(address) : messages.code(address);
}
