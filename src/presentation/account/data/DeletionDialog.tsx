import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Reauthentication } from '../../auth/settings/Reauthentication';
import { useNotify } from '../../shared/notices/notify';
import { useBackToClose } from '../../shared/page/useBackToClose';
import { paths } from '../../shared/paths';
import { deletionFailureMessages, deletionMessages as messages, deletionStepMessages } from './messages';
import type { DeletionViewModel } from './DeletionViewModel';

/** Asks for the confirming word, then shows the progress of the deletion. */
export const DeletionDialog = observer(function DeletionDialog({
  viewModel,
}: {
  readonly viewModel: DeletionViewModel;
}) {
  const { close, failure, mayGoOn, progress, status, step, typed } = viewModel;
  const [titleId, formId] = [useId(), useId()];
  const notify = useNotify();
  const navigate = useNavigate();
  const isAsking = status === 'asking';
  const isOpen = isAsking || status === 'deleting';
  // A running deletion goes on, and what it shows stays.
  const closeByBack = () => {
    close();
    return viewModel.status !== 'deleting';
  };
  const closeThen = useBackToClose(isOpen, closeByBack);
  const confirm = async () => {
    await viewModel.confirm();
    if (viewModel.status !== 'deleted') return;
    notify({ kind: 'success', text: messages.deleted });
    closeThen(() => void navigate(paths.home, { replace: true }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === messages.word) void confirm();
  };
  return (
    <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{messages.title}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {isAsking && failure === 'recent-sign-in-needed' && (
          <Reauthentication onDone={() => void confirm()} onCancel={close} />
        )}
        {isAsking && failure !== 'recent-sign-in-needed' && (
          <form id={formId} onSubmit={submit}>
            <p style={{ marginTop: 0 }}>{messages.instruction}</p>
            <TextField
              fullWidth
              autoFocus
              label={messages.field}
              value={typed}
              onChange={(event) => viewModel.type(event.target.value)}
              slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } }}
            />
          </form>
        )}
        {isAsking && failure !== null && failure !== 'recent-sign-in-needed' && (
          <Alert severity="error">
            {deletionFailureMessages[failure]}
            {mayGoOn && ` ${messages.mayGoOn}`}
          </Alert>
        )}
        {status === 'deleting' && (
          <div role="status">
            <p>{messages.deleting}</p>
            <p>{step !== null && deletionStepMessages[step]}</p>
            <LinearProgress variant="determinate" value={progress * 100} aria-label={messages.deleting} />
          </div>
        )}
      </DialogContent>
      {isAsking && failure !== 'recent-sign-in-needed' && (
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={close}>{step === null && !mayGoOn ? messages.cancel : messages.notNow}</Button>
          <Button
            type="submit"
            form={formId}
            variant="contained"
            color="error"
            disabled={typed.trim() !== messages.word}
          >
            {failure === null ? messages.confirm : messages.retry}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
});
