import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReviewAuthor } from '../../domain/reviews/writeReview';
import { useViewModel } from '../shared/useViewModel';
import { ReviewControls } from './ReviewControls';
import { reviewViewModel } from './viewModels';

interface ReviewButtonProps {
  readonly listingId: string;
  readonly me: ReviewAuthor;
  /** Whom the review is about. */
  readonly other: ReviewAuthor;
}

/** For a sold listing: lets a side of its deal review the other, or says that it has. Nothing for others. */
export const ReviewButton = observer(function ReviewButton({ listingId, me, other }: ReviewButtonProps) {
  const viewModel = useViewModel(reviewViewModel);
  const { attempt } = viewModel;
  const { uid, name } = me;
  useEffect(() => viewModel.start(listingId, { uid, name }), [attempt, listingId, name, uid, viewModel]);
  return <ReviewControls viewModel={viewModel} other={other} variant="contained" />;
});
