import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { Decision } from '../../../domain/moderation/Decision';
import { useBackToClose } from '../../shared/page/useBackToClose';
import { useViewModel } from '../../shared/useViewModel';
import { judgementViewModel } from '../desk/viewModels';
import { appealMessages as messages, overturnEffects } from './appealMessages';
import { JudgementForm } from './JudgementForm';

interface OverturnDialogProps {
  readonly decision: Decision;
  readonly admin: UserProfile;
  readonly onClose: () => void;
}

/** Overturns a decision without an appeal. */
export function OverturnDialog({ decision, admin, onClose }: OverturnDialogProps) {
  const judgement = useViewModel(judgementViewModel);
  const titleId = useId();
  useBackToClose(true, onClose);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{messages.dialogTitle}</DialogTitle>
      <DialogContent>
        <p style={{ marginTop: 0 }}>
          {messages.dialogText(decision.statement.title)} {overturnEffects[decision.statement.measure]}
        </p>
        <JudgementForm decision={decision} admin={admin} judgement={judgement} onJudged={onClose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{messages.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}
