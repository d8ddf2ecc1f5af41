import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { DELETED_PERSON } from '../../domain/account/UserProfile';
import type { Review } from '../../domain/reviews/Review';
import type { ReviewAuthor } from '../../domain/reviews/writeReview';
import { ReportButton } from '../moderation/ReportButton';
import { formatDay } from '../shared/format/formatDate';
import { paths } from '../shared/paths';
import { useSession } from '../shared/session/useSession';
import { messages } from './messages';
import type { PersonReviewsViewModel } from './PersonReviewsViewModel';
import { StarRow } from './StarRow';

/** For the person whom reviews are about alone. */
const ReviewAnswer = lazy(async () => ({ default: (await import('./ReviewAnswer')).ReviewAnswer }));

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
      {mayAnswer && (
        <Suspense fallback={null}>
          <ReviewAnswer review={review} uid={subject.uid} viewModel={viewModel} />
        </Suspense>
      )}
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
  // The text of a button stands where the text above it begins.
  '& > :is(a, button)': { marginInlineStart: -14 },
  '.text': { whiteSpace: 'pre-line' },
  '.quiet': { fontSize: '0.9375rem', color: 'var(--mb-palette-text-secondary)' },
  blockquote: { margin: '4px 0 0', paddingInlineStart: 14, borderInlineStart: '3px solid var(--mb-palette-divider)' },
  form: { width: '100%', display: 'flex', flexWrap: 'wrap', gap: 8 },
});
