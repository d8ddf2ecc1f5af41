import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNotify } from '../shared/notices/notify';
import { PlainPage } from '../shared/page/PlainPage';
import { useViewModel } from '../shared/useViewModel';
import type { EmailSignInViewModel } from './EmailSignInViewModel';
import { FailureText } from './FailureText';
import { confirmationMessages, emailMessages, linkMessages as messages } from './messages';
import { PasswordField } from './PasswordField';
import { StepForm } from './StepForm';
import { emailConfirmationViewModel } from './viewModels';

interface EmailLinkProps {
  /** The mode of a Firebase action link: `resetPassword` sets a password, all others confirm an address. */
  readonly mode: string;
  readonly code: string;
  readonly viewModel: EmailSignInViewModel;
}

/** The target of links in e-mails, if the project points them here. It needs a click, since mail programs follow links. */
export const EmailLink = observer(function EmailLink({ mode, code, viewModel }: EmailLinkProps) {
  const confirmation = useViewModel(emailConfirmationViewModel);
  const [, setParameters] = useSearchParams();
  const notify = useNotify();
  const isPassword = mode === 'resetPassword';
  const isDone = isPassword ? viewModel.hasNewPassword : confirmation.status === 'confirmed';
  useEffect(() => {
    if (!isDone) return;
    notify({ text: isPassword ? emailMessages.chosen : confirmationMessages.confirmed, kind: 'success' });
    setParameters({}, { replace: true });
  }, [isDone, isPassword, notify, setParameters]);

  const failure = isPassword ? viewModel.failure : confirmation.failure;
  if (failure === 'wrong-code' || failure === 'expired-code') {
    const leave = () => {
      viewModel.choose(isPassword ? 'forget' : 'sign-in');
      setParameters({}, { replace: true });
    };
    return (
      <PlainPage title={isPassword ? messages.passwordTitle : messages.confirmTitle} text={messages.followed}>
        <Alert severity="error">{messages.dead}</Alert>
        <Button variant="outlined" autoFocus onClick={leave}>
          {isPassword ? messages.another : messages.signIn}
        </Button>
      </PlainPage>
    );
  }
  if (isPassword) {
    return (
      <PlainPage title={messages.passwordTitle} text={messages.passwordText}>
        <StepForm onSubmit={() => void viewModel.resetPassword(code)}>
          <PasswordField
            value={viewModel.password}
            onType={viewModel.typePassword}
            failure={failure}
            label={emailMessages.newPassword}
            isNew
          />
          <Button type="submit" variant="contained" size="large" disabled={viewModel.isBusy}>
            {emailMessages.choose}
          </Button>
        </StepForm>
      </PlainPage>
    );
  }
  return (
    <PlainPage title={messages.confirmTitle} text={messages.confirmText}>
      <FailureText failure={failure} />
      <Button
        variant="contained"
        size="large"
        disabled={confirmation.status === 'busy'}
        onClick={() => void confirmation.confirm(code)}
      >
        {confirmationMessages.confirm}
      </Button>
    </PlainPage>
  );
});
