import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import type { AnswerReviewFailure } from '../../application/reviews/ReviewRepository';
import type { Review } from '../../domain/reviews/Review';
import { MAXIMUM_ANSWER } from '../../domain/reviews/writeReview';
import { useRestoreFocus } from '../shared/focus/useRestoreFocus';
import { useNotify } from '../shared/notices/notify';
import { CountedHelp } from '../shared/controls/CountedHelp';
import { answerFailure, messages } from './messages';
import type { PersonReviewsViewModel } from './PersonReviewsViewModel';

interface ReviewAnswerProps {
  readonly review: Review;
  readonly uid: string;
  readonly viewModel: PersonReviewsViewModel;
}

/** What the person whom a review is about answers to it. */
export function ReviewAnswer({ review, uid, viewModel }: ReviewAnswerProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<AnswerReviewFailure | null>(null);
  const opener = useRestoreFocus<HTMLButtonElement>(isOpen);
  const notify = useNotify();
  const cancel = () => {
    setOpen(false);
    setFailure(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reason = await viewModel.answer(review, uid, text);
    setFailure(reason);
    if (reason === null) notify({ kind: 'success', text: messages.answered });
  };
  if (!isOpen)
    return (
      <Button ref={opener} size="small" onClick={() => setOpen(true)}>
        {messages.answer}
      </Button>
    );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        autoFocus
        multiline
        fullWidth
        minRows={2}
        label={messages.answerLabel}
        value={text}
        error={failure !== null}
        helperText={
          <CountedHelp
            text={failure === null ? messages.answerHint : answerFailure(failure)}
            length={text.trim().length}
            maximum={MAXIMUM_ANSWER}
          />
        }
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="contained" size="small">
        {messages.sendAnswer}
      </Button>
      <Button size="small" onClick={cancel}>
        {messages.cancel}
      </Button>
    </form>
  );
}
