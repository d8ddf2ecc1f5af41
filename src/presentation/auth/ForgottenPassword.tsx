import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { flushButton } from '../shared/controls/flushButtons';
import { CodeField } from './CodeField';
import { EmailField } from './EmailField';
import type { EmailSignInViewModel } from './EmailSignInViewModel';
import { emailMessages as messages } from './messages';
import { PasswordField } from './PasswordField';
import { StepForm } from './StepForm';
import { useShownCode } from './useShownCode';

/** Sends an e-mail that resets the password; in the demonstration its code is typed here. */
export const ForgottenPassword = observer(function ForgottenPassword({
  viewModel,
}: {
  readonly viewModel: EmailSignInViewModel;
}) {
  const { email, failure, isBusy, sent } = viewModel;
  useShownCode(sent?.shownCode, messages.demonstrationCode);
  const isOfCode = failure === 'wrong-code' || failure === 'expired-code';
  return (
    <StepForm onSubmit={() => void viewModel.submit()}>
      <p role="status">{sent === null ? messages.forgetText : messages.forgetSent(email)}</p>
      {sent === null && <EmailField value={email} onType={viewModel.typeEmail} failure={failure} />}
      {sent?.shownCode !== undefined && (
        <>
          <CodeField value={viewModel.code} onType={viewModel.typeCode} failure={isOfCode ? failure : null} />
          <PasswordField
            value={viewModel.password}
            onType={viewModel.typePassword}
            failure={isOfCode ? null : failure}
            label={messages.newPassword}
            isNew
          />
        </>
      )}
      {(sent === null || sent.shownCode !== undefined) && (
        <Button type="submit" variant="contained" size="large" disabled={isBusy}>
          {sent === null ? messages.forget : messages.choose}
        </Button>
      )}
      <Button onClick={() => viewModel.choose('sign-in')} sx={{ ...flushButton, justifySelf: 'start' }}>
        {messages.back}
      </Button>
    </StepForm>
  );
});
