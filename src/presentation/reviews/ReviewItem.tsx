import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import type { AnswerReviewFailure } from '../../application/reviews/ReviewRepository';
import { DELETED_PERSON } from '../../domain/account/UserProfile';
import type { Review } from '../../domain/reviews/Review';
import type { ReviewAuthor } from '../../domain/reviews/writeReview';
import { ReportButton } from '../moderation/ReportButton';
import { formatDay } from '../shared/format/formatDate';
import { useNotify } from '../shared/notices/notify';
import { paths } from '../shared/paths';
import { useSession } from '../shared/session/useSession';
import { answerFailure, messages } from './messages';
import type { PersonReviewsViewModel } from './PersonReviewsViewModel';
import { StarRow } from './StarRow';

/** How much of a review its report quotes; a report has 500 characters. */
const QUOTED = 400;

interface ReviewItemProps {
  readonly review: Review;
  readonly subject: ReviewAuthor;
  readonly viewModel: PersonReviewsViewModel;
}

export const ReviewItem = observer(function ReviewItem({ review, subject, viewModel }: ReviewItemProps) {
  const me = useSession().profile?.uid;
  const { answer, authorId, authorName, createdAt, side, soldAt, stars, text, title } = review;
  const mayAnswer = me === subject.uid && answer === '';
  return (
    <Card>
      <header>
        <StarRow filled={stars} /> <strong>{messages.stars(stars)}</strong>
      </header>
      <p className="text">{text}</p>
      <p>
        {authorName === DELETED_PERSON ? authorName : <Link to={paths.profile(authorId)}>{authorName}</Link>}{' '}
        {messages.did(side, title)}
      </p>
      <p className="quiet">
        {messages.verified[side]}. {messages.dates(createdAt, soldAt)}
      </p>
      {answer !== '' && (
        <blockquote>
          <strong>{messages.answerOf(subject.name)}</strong>
          <p className="text">{answer}</p>
        </blockquote>
      )}
      {mayAnswer && <Answer review={review} uid={subject.uid} viewModel={viewModel} />}
      {me !== authorId && authorName !== DELETED_PERSON && (
        <ReportButton
          target={{ kind: 'person', id: authorId }}
          label={messages.report}
          details={messages.quote(text.slice(0, QUOTED), formatDay(createdAt))}
        />
      )}
    </Card>
  );
});

interface AnswerProps {
  readonly review: Review;
  readonly uid: string;
  readonly viewModel: PersonReviewsViewModel;
}

function Answer({ review, uid, viewModel }: AnswerProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<AnswerReviewFailure | null>(null);
  const notify = useNotify();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reason = await viewModel.answer(review, uid, text);
    setFailure(reason);
    if (reason === null) notify({ kind: 'success', text: messages.answered });
  };
  if (!isOpen)
    return (
      <Button size="small" onClick={() => setOpen(true)}>
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
        helperText={failure === null ? messages.answerHint : answerFailure(failure)}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="contained" size="small">
        {messages.sendAnswer}
      </Button>
    </form>
  );
}

const Card = styled.article({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  height: '100%',
  padding: 18,
  borderRadius: 18,
  border: '1px solid var(--mb-palette-divider)',
  background: 'var(--mb-palette-background-paper)',
  overflowWrap: 'anywhere',
  p: { margin: 0, lineHeight: 1.5 },
  a: { color: 'inherit', fontWeight: 650 },
  '.text': { whiteSpace: 'pre-line' },
  '.quiet': { fontSize: '0.9375rem', color: 'var(--mb-palette-text-secondary)' },
  blockquote: { margin: '4px 0 0', paddingInlineStart: 14, borderInlineStart: '3px solid var(--mb-palette-divider)' },
  form: { width: '100%', display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 8 },
});
