import GoogleIcon from '@mui/icons-material/Google';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useNotify } from '../shared/notices/notify';
import { FailureText } from './FailureText';
import type { GoogleSignInViewModel } from './GoogleSignInViewModel';
import { messages } from './messages';

export const GoogleButton = observer(function GoogleButton({
  viewModel,
}: {
  readonly viewModel: GoogleSignInViewModel;
}) {
  const notify = useNotify();
  const signIn = () => {
    if (viewModel.isDemonstration) notify({ text: messages.googleDemonstration, kind: 'info', durationMs: 8000 });
    void viewModel.signIn();
  };
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        startIcon={<GoogleIcon />}
        disabled={viewModel.status === 'busy'}
        onClick={signIn}
        sx={{ width: '100%', maxWidth: 440 }}
      >
        {messages.google}
      </Button>
      <FailureText failure={viewModel.failure} />
    </>
  );
});
