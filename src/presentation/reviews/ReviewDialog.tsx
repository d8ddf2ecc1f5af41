import Alert from '@mui/material/Alert';
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
import { useId, useRef, type FormEvent, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { stars, type Stars } from '../../domain/reviews/Review';
import { REVIEW_TEXT, type ReviewAuthor } from '../../domain/reviews/writeReview';
import { paths } from '../shared/paths';
import { CountedHelp } from '../shared/controls/CountedHelp';
import { useBackToClose } from '../shared/page/useBackToClose';
import { StarRow } from './StarRow';
import { entryErrors, messages, starLabels, writeFailure } from './messages';
import type { ReviewViewModel } from './ReviewViewModel';

interface ReviewDialogProps {
  readonly viewModel: ReviewViewModel;
  readonly other: ReviewAuthor;
  readonly onClose: () => void;
}

/** The form in which one side of a deal reviews the other. */
export const ReviewDialog = observer(function ReviewDialog({ viewModel, other, onClose }: ReviewDialogProps) {
  const titleId = useId();
  const navigate = useNavigate();
  const closeThen = useBackToClose(true, onClose);
  const profile = paths.profile(other.uid);
  const goToProfile = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    closeThen(() => void navigate(profile));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{viewModel.isDone ? messages.thanks : messages.writeAbout(other.name)}</DialogTitle>
      {viewModel.isDone ? (
        <>
          <DialogContent>
            <p role="status" style={{ margin: 0 }}>
              {viewModel.hasOtherWritten ? messages.shownNow : messages.shownLater(other.name, viewModel.shownAt ?? 0)}
            </p>
          </DialogContent>
          <DialogActions>
            <Button component={Link} to={profile} onClick={goToProfile}>
              {messages.profileOf}
            </Button>
            <Button variant="contained" autoFocus onClick={onClose}>
              {messages.close}
            </Button>
          </DialogActions>
        </>
      ) : (
        <ReviewForm viewModel={viewModel} other={other} onClose={onClose} />
      )}
    </Dialog>
  );
});

const ReviewForm = observer(function ReviewForm({ viewModel, other, onClose }: ReviewDialogProps) {
  const { deal, entries, errors, failure, hasOtherWritten, isSending, side } = viewModel;
  const labelId = useId();
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await viewModel.submit();
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .Mui-error input')?.focus();
  };
  const starsError = errors.get('stars');
  const textError = errors.get('text');
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <DialogContent
        sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, pt: 0, borderBottom: 1, borderColor: 'divider' }}
      >
        <p style={{ margin: 0 }}>
          {deal !== null && side !== null && `${messages.about(side, deal.title)}. `}
          {hasOtherWritten ? messages.otherHasWritten(other.name) : messages.embargo(other.name)}
        </p>
        <FormControl error={starsError !== undefined}>
          <FormLabel id={labelId}>{messages.starsLabel}</FormLabel>
          <RadioGroup
            aria-labelledby={labelId}
            value={entries.stars ?? ''}
            onChange={(_event, value) => viewModel.type({ stars: stars.find((one) => String(one) === value) ?? null })}
          >
            {stars.toReversed().map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                control={<Radio />}
                label={<StarLabel stars={one} />}
                sx={{ marginInlineEnd: 0 }}
              />
            ))}
          </RadioGroup>
          {starsError !== undefined && <FormHelperText role="alert">{entryErrors[starsError]}</FormHelperText>}
        </FormControl>
        <TextField
          multiline
          minRows={3}
          label={messages.textLabel}
          value={entries.text}
          error={textError !== undefined}
          helperText={
            <CountedHelp
              text={textError === undefined ? messages.textHint : entryErrors[textError]}
              length={entries.text.trim().length}
              maximum={REVIEW_TEXT.maximum}
            />
          }
          onChange={(event) => viewModel.type({ text: event.target.value })}
        />
        {failure !== null && (
          <Alert severity="error" role="alert">
            {writeFailure(failure)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ pt: 2 }}>
        <Button onClick={onClose}>{messages.cancel}</Button>
        <Button type="submit" variant="contained" disabled={isSending}>
          {isSending ? messages.sending : messages.submit}
        </Button>
      </DialogActions>
    </form>
  );
});

function StarLabel({ stars: count }: { readonly stars: Stars }) {
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <StarRow filled={count} />
      <span>{starLabels[count]}</span>
    </span>
  );
}
