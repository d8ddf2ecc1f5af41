import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { AppConfiguration } from '../../domain/maintenance/AppConfiguration';
import { launchLine } from '../maintenance/launchLine';
import { launchMessages } from '../maintenance/messages';
import { countdownViewModel } from '../maintenance/viewModels';
import { below } from '../shared/page/screenWidths';
import { useBackToClose } from '../shared/page/useBackToClose';
import { useViewModel } from '../shared/useViewModel';
import { administrationMessages as messages } from './maintenanceAdministrationMessages';

interface ClosingDialogProps {
  readonly configuration: AppConfiguration;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Whether the site is to be closed to all, with the words that visitors will read. */
export const ClosingDialog = observer(function ClosingDialog({
  configuration,
  onConfirm,
  onClose,
}: ClosingDialogProps) {
  const [title, description] = [useId(), useId()];
  useBackToClose(true, onClose);
  const countdown = useViewModel(countdownViewModel);
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} aria-describedby={description} maxWidth="xs">
      <DialogTitle id={title}>{messages.closing}</DialogTitle>
      <DialogContent id={description}>
        {messages.closingShown}
        <Shown>
          <strong>{launchMessages.title}</strong>
          <br />
          {launchLine(configuration, countdown.countdownOf(configuration))}
        </Shown>
        {messages.closingEntrance}
      </DialogContent>
      <DialogActions disableSpacing sx={{ gap: 1, [below(450)]: { flexDirection: 'column', alignItems: 'stretch' } }}>
        <Button onClick={onClose}>{messages.keepOpen}</Button>
        <Button variant="contained" color="error" onClick={confirm}>
          {messages.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
});

const Shown = styled.blockquote({
  margin: '12px 0',
  padding: '10px 14px',
  borderInlineStart: '3px solid var(--mb-palette-primary-main)',
  backgroundColor: 'var(--mb-palette-background-sunk)',
});
