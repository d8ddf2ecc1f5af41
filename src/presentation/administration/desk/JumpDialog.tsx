import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackToClose } from '../../shared/page/useBackToClose';
import { administrationMessages as messages } from '../messages';
import type { JumpViewModel } from './JumpViewModel';

interface JumpDialogProps {
  readonly viewModel: JumpViewModel;
  readonly onClose: () => void;
}

/** Leads to what is typed or pasted. */
export const JumpDialog = observer(function JumpDialog({ viewModel, onClose }: JumpDialogProps) {
  const titleId = useId();
  const navigate = useNavigate();
  const closeThen = useBackToClose(true, onClose);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const go = async () => {
    const destination = await viewModel.find(text);
    closeThen(() => void navigate(destination));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '' && !viewModel.isSearching) void go();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{messages.jump}</DialogTitle>
        <DialogContent>
          <p style={{ marginTop: 0 }}>{messages.jumpHint}</p>
          <TextField
            autoFocus
            fullWidth
            label={messages.jumpField}
            value={text}
            error={isMissing}
            helperText={isMissing ? messages.jumpMissing : undefined}
            slotProps={{ formHelperText: { role: 'alert' } }}
            onChange={({ target }) => {
              setText(target.value);
              setMissing(false);
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" variant="contained" aria-disabled={viewModel.isSearching}>
            {viewModel.isSearching ? messages.searching : messages.go}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
});
