import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { messages } from '../messages';
import { useBackToClose } from '../../shared/page/useBackToClose';
import type { ThreadViewModel } from './ThreadViewModel';
import { useBlocking } from './useBlocking';

interface BlockDialogProps {
  readonly thread: ThreadViewModel;
  readonly name: string;
  readonly onClose: () => void;
}

export function BlockDialog({ thread, name, onClose }: BlockDialogProps) {
  const titleId = useId();
  const { block } = useBlocking(thread);
  useBackToClose(true, onClose);
  const confirm = () => {
    onClose();
    void block();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{messages.block(name)}</DialogTitle>
      <DialogContent>{messages.blockText(name)}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{messages.cancel}</Button>
        <Button variant="contained" color="error" onClick={confirm}>
          {messages.blockConfirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
