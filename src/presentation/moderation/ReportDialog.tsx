import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import type { SendReportFailure } from '../../application/moderation/SendReport';
import { MAXIMUM_REPORT_DETAILS, reasonsFor, type ReportTarget } from '../../domain/moderation/Report';
import { reportFailures, reportMessages as messages, reportReasonLabels, tooManyReports } from './messages';
import type { ReportViewModel } from './ReportViewModel';
import { formatClock } from '../shared/format/formatDate';
import { restrictedText } from '../shared/restrictionMessages';
import { UnconfirmedNotice } from '../auth/settings/UnconfirmedNotice';
import { useViewModel } from '../shared/useViewModel';
import { CountedHelp } from '../shared/controls/CountedHelp';
import { useBackToClose } from '../shared/page/useBackToClose';
import { reportViewModel } from './viewModels';

interface ReportDialogProps {
  readonly target: ReportTarget;
  readonly reporterId: string;
  /** What the report says before the reporter adds to it. */
  readonly details?: string | undefined;
  readonly onClose: () => void;
}

/** Reports a listing, a person or a conversation. Requires a signed-in person. Suspends while its code is loading. */
export const ReportDialog = observer(function ReportDialog({
  target,
  details = '',
  reporterId,
  onClose,
}: ReportDialogProps) {
  const viewModel = useViewModel(reportViewModel);
  useEffect(() => viewModel.describe(details), [details, viewModel]);
  useBackToClose(true, onClose);
  const titleId = useId();
  const isSent = viewModel.status === 'sent';
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await viewModel.submit(reporterId, target);
    form.current?.querySelector<HTMLElement>('.Mui-error input')?.focus();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{isSent ? messages.sentTitle : messages.title[target.kind]}</DialogTitle>
      {isSent ? (
        <Acknowledgement viewModel={viewModel} onClose={onClose} />
      ) : (
        <>
          <Box sx={{ px: 3, pb: 2, '&:empty': { display: 'none' } }}>
            <UnconfirmedNotice purpose="report" />
          </Box>
          <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
            <ReportForm viewModel={viewModel} target={target} />
            <DialogActions sx={{ pt: 2 }}>
              <Button onClick={onClose}>{messages.cancel}</Button>
              <Button type="submit" variant="contained" disabled={viewModel.status === 'sending'}>
                {viewModel.status === 'sending' ? messages.sending : messages.submit}
              </Button>
            </DialogActions>
          </form>
        </>
      )}
    </Dialog>
  );
});

interface ReportFormProps {
  readonly viewModel: ReportViewModel;
  readonly target: ReportTarget;
}

const ReportForm = observer(function ReportForm({ viewModel, target }: ReportFormProps) {
  const { details, failure, reason } = viewModel;
  const [labelId, errorId] = [useId(), useId()];
  const hasNoReason = failure === 'no-reason';
  return (
    <DialogContent
      sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, pt: 0, borderBottom: 1, borderColor: 'divider' }}
    >
      <p style={{ margin: 0 }}>{messages.intro}</p>
      <FormControl error={hasNoReason}>
        <FormLabel id={labelId}>{messages.reason}</FormLabel>
        {/* Above the reasons, of which a phone may not show the last. */}
        {hasNoReason && (
          <FormHelperText id={errorId} role="alert">
            {reportFailures[failure]}
          </FormHelperText>
        )}
        <RadioGroup
          aria-labelledby={labelId}
          aria-describedby={hasNoReason ? errorId : undefined}
          value={reason ?? ''}
          sx={{ '.MuiFormControlLabel-label': { py: 0.5 } }}
          onChange={(_event, value) => choose(viewModel, target, value)}
        >
          {reasonsFor(target.kind).map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={reportReasonLabels[one]} />
          ))}
        </RadioGroup>
      </FormControl>
      <TextField
        multiline
        minRows={3}
        label={messages.details}
        value={details}
        error={failure === 'details-too-long'}
        helperText={<CountedHelp length={details.trim().length} maximum={MAXIMUM_REPORT_DETAILS} />}
        onChange={(event) => viewModel.describe(event.target.value)}
      />
      {failure !== null && !hasNoReason && (
        <Alert severity="error" role="alert">
          {textOf(failure)}
        </Alert>
      )}
    </DialogContent>
  );
});

function choose(viewModel: ReportViewModel, target: ReportTarget, value: string): void {
  const reason = reasonsFor(target.kind).find((one) => one === value);
  if (reason !== undefined) viewModel.choose(reason);
}

const Acknowledgement = observer(function Acknowledgement({
  viewModel,
  onClose,
}: {
  readonly viewModel: ReportViewModel;
  readonly onClose: () => void;
}) {
  return (
    <>
      <DialogContent>
        <p role="status" style={{ margin: 0 }}>
          {viewModel.failure === 'already-reported' ? reportFailures['already-reported'] : messages.sent}
        </p>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {messages.close}
        </Button>
      </DialogActions>
    </>
  );
});

function textOf(failure: SendReportFailure): string {
  if (typeof failure === 'string') return reportFailures[failure];
  return failure.kind === 'too-many' ? tooManyReports(formatClock(failure.until)) : restrictedText(failure);
}
