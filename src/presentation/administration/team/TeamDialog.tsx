import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { TeamAction } from '../../../domain/moderation/journal';
import { useBackToClose } from '../../shared/page/useBackToClose';
import { changeTexts, teamMessages as messages } from './teamMessages';

interface TeamDialogProps {
  readonly person: UserProfile;
  readonly action: TeamAction;
  readonly isChanging: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Called when the dialog is gone. */
  readonly onClosed: () => void;
}

/** Asks before the team changes. */
export function TeamDialog({ person, action, isChanging, onConfirm, onClose, onClosed }: TeamDialogProps) {
  const titleId = useId();
  useBackToClose(true, onClose);
  const texts = changeTexts[action];
  useEffect(() => onClosed, [onClosed]);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{texts.title(person.displayName)}</DialogTitle>
      <DialogContent>
        <p style={{ margin: 0 }}>{texts.text}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {messages.cancel}
        </Button>
        <Button
          variant="contained"
          color={action === 'dismissal' ? 'error' : 'primary'}
          aria-disabled={isChanging}
          onClick={isChanging ? undefined : onConfirm}
        >
          {texts.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
