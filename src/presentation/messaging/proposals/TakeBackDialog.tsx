import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useBackToClose } from '../../shared/page/useBackToClose';

interface TakeBackDialogProps {
  readonly texts: {
    readonly action: string;
    readonly question: string;
    readonly keep: string;
    readonly consequence: (name: string) => string;
  };
  /** What is taken back. */
  readonly proposed: string;
  /** Of the other person. */
  readonly name: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Whether an offer or an appointment is to be taken back, which cannot be undone. */
export function TakeBackDialog({ texts, proposed, name, onConfirm, onClose }: TakeBackDialogProps) {
  const [title, description] = [useId(), useId()];
  const { action, consequence, keep, question } = texts;
  useBackToClose(true, onClose);
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} aria-describedby={description} maxWidth="xs">
      <DialogTitle id={title}>{question}</DialogTitle>
      <DialogContent id={description} sx={{ '& p': { m: 0 }, '& p + p': { mt: 1 } }}>
        <p>
          <strong>{proposed}</strong>
        </p>
        <p>{consequence(name)}</p>
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1, button: { whiteSpace: 'nowrap' } }}>
        <Button onClick={onClose}>{keep}</Button>
        <Button variant="contained" color="error" onClick={confirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
