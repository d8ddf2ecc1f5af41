import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect, type FormEvent } from 'react';
import { useNotify } from '../shared/notify';
import { useViewModel } from '../shared/useViewModel';
import { failureMessage, messages } from './messages';

export const NewsletterForm = observer(function NewsletterForm() {
  const viewModel = useViewModel('newsletter');
  const notify = useNotify();
  const { failure, status } = viewModel;

  useEffect(() => {
    if (failure !== null) notify({ text: failureMessage(failure), kind: failure === 'already-subscribed' ? 'info' : 'error' });
  }, [failure, notify]);

  if (status === 'subscribed') return <Typography role="status">{messages.subscribed}</Typography>;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void viewModel.submit();
  };
  return (
    <Stack component="form" onSubmit={submit} spacing={2}>
      <Typography variant="h2">{messages.heading}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <TextField
          type="email"
          required
          fullWidth
          placeholder={messages.placeholder}
          value={viewModel.email}
          onChange={(event) => viewModel.type(event.target.value)}
          slotProps={{ htmlInput: { 'aria-label': messages.placeholder, autoComplete: 'email' } }}
        />
        <Button type="submit" variant="contained" disabled={status === 'sending'}>
          {status === 'sending' ? messages.sending : messages.submit}
        </Button>
      </Stack>
    </Stack>
  );
});
