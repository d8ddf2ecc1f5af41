import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { messages, REVIEWS_ID } from './messages';
import type { PersonReviewsViewModel } from './PersonReviewsViewModel';
import { StarRow } from './StarRow';

interface ProfileRatingProps {
  readonly viewModel: PersonReviewsViewModel;
}

/** Beside the name on a profile: the rating, with a link to the reviews below. Its line has its room before they are read. */
export const ProfileRating = observer(function ProfileRating({ viewModel }: ProfileRatingProps) {
  const { isFull, mean, reviews, status } = viewModel;
  return (
    <Line>
      {status === 'ready' &&
        (mean === null ? (
          messages.noneYet
        ) : (
          <Link to={`#${REVIEWS_ID}`}>
            <StarRow filled={mean} />
            {messages.rating(mean, reviews.length, !isFull)}
          </Link>
        ))}
    </Line>
  );
});

const Line = styled.p({
  margin: '-4px 0',
  minHeight: 44,
  alignContent: 'center',
  color: 'var(--mb-palette-text-secondary)',
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    fontWeight: 600,
    color: 'var(--mb-palette-text-primary)',
  },
});
