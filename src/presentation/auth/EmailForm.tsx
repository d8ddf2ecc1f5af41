import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { observer } from 'mobx-react-lite';
import { flushButtons } from '../shared/controls/flushButtons';
import { EmailField } from './EmailField';
import type { EmailSignInViewModel } from './EmailSignInViewModel';
import { ForgottenPassword } from './ForgottenPassword';
import { emailMessages as messages } from './messages';
import { PasswordField } from './PasswordField';
import { StepForm } from './StepForm';

interface EmailFormProps {
  readonly viewModel: EmailSignInViewModel;
  readonly isDemonstration: boolean;
}

/** Signs in with e-mail and password, creates an account, or resets the password. */
export const EmailForm = observer(function EmailForm({ viewModel, isDemonstration }: EmailFormProps) {
  const { task, failure, isBusy, hasNewPassword } = viewModel;
  if (task === 'forget') return <ForgottenPassword viewModel={viewModel} />;
  const isNew = task === 'create';
  const isOfAddress = failure === 'invalid-email' || failure === 'email-taken';
  return (
    <StepForm onSubmit={() => void viewModel.submit()}>
      {hasNewPassword && <Alert severity="success">{messages.chosen}</Alert>}
      <EmailField value={viewModel.email} onType={viewModel.typeEmail} failure={isOfAddress ? failure : null} />
      <PasswordField
        key={task}
        value={viewModel.password}
        onType={viewModel.typePassword}
        failure={isOfAddress ? null : failure}
        isNew={isNew}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {label(isBusy, isNew)}
      </Button>
      <Stack direction="row" useFlexGap sx={{ ...flushButtons, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => viewModel.choose(isNew ? 'sign-in' : 'create')}>
          {isNew ? messages.toSignIn : messages.toCreate}
        </Button>
        {!isNew && <Button onClick={() => viewModel.choose('forget')}>{messages.forgotten}</Button>}
      </Stack>
      {isDemonstration && <p className="small">{messages.demonstration}</p>}
    </StepForm>
  );
});

function label(isBusy: boolean, isNew: boolean): string {
  if (isBusy) return messages.busy;
  return isNew ? messages.create : messages.signIn;
}
