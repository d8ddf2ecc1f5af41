import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { administrationMessages as messages } from '../messages';
import { destinationOf } from './destinationOf';

/** Leads to what is typed or pasted. */
export function JumpDialog({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onClose();
    void navigate(destinationOf(text));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{messages.jump}</DialogTitle>
        <DialogContent>
          <p>{messages.jumpHint}</p>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={messages.jumpField}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 0 }}>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" variant="contained">
            {messages.go}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
