import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { TakingBack } from '../../../domain/messaging/appointmentStatuses';
import { messages, takeBackTexts } from './messages';

interface TakeBackDialogProps {
  readonly how: TakingBack;
  /** Of the other person. */
  readonly name: string;
  /** « samedi 28 novembre à 14 h 30 ». */
  readonly moment: string;
  readonly place: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Whether an appointment is to be taken back, which cannot be undone. */
export function TakeBackDialog({ how, name, moment, place, onConfirm, onClose }: TakeBackDialogProps) {
  const [title, description] = [useId(), useId()];
  const { action, consequence, keep, question } = takeBackTexts[how];
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} aria-describedby={description} maxWidth="xs">
      <DialogTitle id={title}>{question}</DialogTitle>
      <DialogContent id={description}>
        <strong>{messages.whenAndWhere(moment, place)}</strong>
        <br />
        {consequence(name)}
      </DialogContent>
      <DialogActions disableSpacing sx={{ p: 3, pt: 0, flexWrap: 'wrap', gap: 1, button: { whiteSpace: 'nowrap' } }}>
        <Button onClick={onClose}>{keep}</Button>
        <Button variant="contained" color="error" onClick={confirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
