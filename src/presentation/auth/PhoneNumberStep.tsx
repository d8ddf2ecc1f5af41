import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { phoneFailureMessages, phoneMessages as messages } from './messages';
import type { PhoneSignInViewModel } from './PhoneSignInViewModel';

export const PhoneNumberStep = observer(function PhoneNumberStep({ viewModel }: { readonly viewModel: PhoneSignInViewModel }) {
  const { failure, isBusy, isDemonstration } = viewModel;
  return (
    <>
      <TextField
        type="tel"
        name="phone"
        label={messages.number}
        value={viewModel.number}
        onChange={({ target }) => viewModel.typeNumber(target.value)}
        error={failure !== null}
        helperText={failure === null ? messages.numberExample : <span role="alert">{phoneFailureMessages[failure]}</span>}
        autoComplete="tel"
        required
        fullWidth
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? messages.sending : messages.send}
      </Button>
      <p className="small">{isDemonstration ? messages.demonstrationConsent : messages.consent}</p>
    </>
  );
});
