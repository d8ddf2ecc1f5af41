import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { RequestedCode } from '../../application/auth/RequestSignInCode';
import { useNotify } from '../shared/notify';
import { phoneFailureMessages, phoneMessages as messages } from './messages';
import type { PhoneSignInViewModel } from './PhoneSignInViewModel';

interface PhoneCodeStepProps {
  readonly viewModel: PhoneSignInViewModel;
  readonly requested: RequestedCode;
}

export const PhoneCodeStep = observer(function PhoneCodeStep({ viewModel, requested }: PhoneCodeStepProps) {
  const { failure, isBusy, secondsToResend } = viewModel;
  useShownCode(requested);
  useEffect(() => {
    const timer = setInterval(viewModel.tick, 1000);
    return () => clearInterval(timer);
  }, [viewModel]);
  return (
    <>
      <p>{messages.sentTo(requested.phone.shown)}</p>
      <TextField
        name="code"
        label={messages.code}
        value={viewModel.code}
        onChange={({ target }) => viewModel.typeCode(target.value)}
        error={failure !== null}
        helperText={failure !== null && <span role="alert">{phoneFailureMessages[failure]}</span>}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        autoComplete="one-time-code"
        autoFocus
        required
        fullWidth
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {viewModel.status === 'confirming' ? messages.confirming : messages.confirm}
      </Button>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button disabled={isBusy || secondsToResend > 0} onClick={() => void viewModel.send()}>
          {secondsToResend > 0 ? messages.resendIn(secondsToResend) : messages.resend}
        </Button>
        <Button onClick={viewModel.changeNumber}>{messages.changeNumber}</Button>
      </Stack>
    </>
  );
});

/** A demonstration sends no message: it shows what the message would say. */
function useShownCode({ sent }: RequestedCode): void {
  const notify = useNotify();
  useEffect(() => {
    if (sent.shownCode !== undefined) notify({ text: messages.demonstrationCode(sent.shownCode), kind: 'info', durationMs: 20_000 });
  }, [sent, notify]);
}
