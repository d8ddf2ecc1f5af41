import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { ReviewAuthor } from '../../domain/reviews/writeReview';
import { paths } from '../shared/paths';
import { useViewModel } from '../shared/useViewModel';
import { messages, REVIEWS_ID } from './messages';
import { personReviewsViewModel } from './viewModels';

/** What the profile of a seller says of their reviews, with a link to them; nothing where there is none, or where they cannot be read. */
export const SellerRating = observer(function SellerRating({ uid, name }: ReviewAuthor) {
  const viewModel = useViewModel(personReviewsViewModel);
  const { isFull, mean, reviews } = viewModel;
  useEffect(() => viewModel.start(uid), [uid, viewModel]);
  if (mean === null) return null;
  const text = messages.rating(mean, reviews.length, !isFull);
  return (
    <Rating to={`${paths.profile(uid)}#${REVIEWS_ID}`} aria-label={messages.ratingOf(name, text)}>
      {text}
    </Rating>
  );
});

/** 44 px to touch, in a line that is lower. */
const Rating = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  marginBlock: -14,
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: 'var(--mb-palette-text-primary)',
});
