import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useBackToClose } from '../../shared/page/useBackToClose';
import { caseMessages as messages } from './caseMessages';
import type { CaseQueueViewModel } from './CaseQueueViewModel';

export interface ShortcutsDialogProps {
  readonly queue: Pick<CaseQueueViewModel, 'hasLetters' | 'switchLetters'>;
  /** What each key does in this list. */
  readonly keys: readonly { readonly keys: readonly string[]; readonly label: string }[];
  readonly onClose: () => void;
}

/** The keys of the queue, and the switch for those that are single letters. */
export const ShortcutsDialog = observer(function ShortcutsDialog({
  queue,
  keys: shown,
  onClose,
}: ShortcutsDialogProps) {
  const titleId = useId();
  useBackToClose(true, onClose);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{messages.shortcuts}</DialogTitle>
      <DialogContent>
        <p style={{ marginTop: 0 }}>{messages.shortcutsHint}</p>
        <Keys>
          {shown.map(({ keys, label }) => (
            <div key={label}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </Keys>
        <FormControlLabel
          control={<Switch checked={queue.hasLetters} onChange={(_event, isOn) => queue.switchLetters(isOn)} />}
          label={messages.letters}
          sx={{ minHeight: 44 }}
        />
        <p>{messages.lettersHint}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {messages.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
});

const Keys = styled.dl({
  display: 'grid',
  gap: 8,
  margin: '0 0 16px',
  div: { display: 'grid', gridTemplateColumns: '96px 1fr', gap: 12, alignItems: 'baseline' },
  dt: { display: 'flex', gap: 6 },
  dd: { margin: 0 },
  kbd: {
    padding: '2px 8px',
    borderRadius: 6,
    border: '1px solid var(--mb-palette-outline)',
    fontFamily: 'inherit',
    fontSize: '0.9375rem',
    backgroundColor: 'var(--mb-palette-background-sunk)',
  },
});
