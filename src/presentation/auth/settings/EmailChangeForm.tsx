import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { flushButton } from '../../shared/controls/flushButtons';
import { useViewModel } from '../../shared/useViewModel';
import { emailChangeViewModel } from '../viewModels';
import { EmailConfirmation } from './EmailConfirmation';
import { EmailField } from '../EmailField';
import { PasswordField } from '../PasswordField';
import { Reauthentication } from './Reauthentication';
import { changeEmailMessages as messages } from './messages';
import { StepForm } from '../StepForm';

interface EmailChangeFormProps {
  /** The account has no address yet: a password is set with it. */
  readonly isFirst: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export const EmailChangeForm = observer(function EmailChangeForm({ isFirst, onDone, onCancel }: EmailChangeFormProps) {
  const viewModel = useViewModel(emailChangeViewModel);
  const { email, failure, password, sent, status } = viewModel;
  const cancel = (
    <Button onClick={onCancel} sx={{ ...flushButton, justifySelf: 'start' }}>
      {messages.cancel}
    </Button>
  );
  if (status === 'requested')
    return (
      <EmailConfirmation address={email} sent={sent} onConfirmed={onDone}>
        {cancel}
      </EmailConfirmation>
    );
  if (failure === 'recent-sign-in-needed')
    return <Reauthentication onDone={() => void viewModel.request(isFirst)} onCancel={onCancel} />;
  const isOfPassword = failure === 'short-password' || failure === 'weak-password';
  return (
    <StepForm onSubmit={() => void viewModel.request(isFirst)}>
      <EmailField value={email} onType={viewModel.typeEmail} failure={isOfPassword ? null : failure} />
      {isFirst && (
        <PasswordField value={password} onType={viewModel.typePassword} failure={isOfPassword ? failure : null} isNew />
      )}
      {!isFirst && <p className="small">{messages.rule}</p>}
      <Button type="submit" variant="contained" size="large" disabled={status === 'busy'}>
        {messages.request}
      </Button>
      {cancel}
    </StepForm>
  );
});
