import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReviewAuthor } from '../../domain/reviews/writeReview';
import { useViewModel } from '../shared/useViewModel';
import { messages } from './messages';
import { reviewViewModel } from './viewModels';

const ReviewDialog = lazy(async () => ({ default: (await import('./ReviewDialog')).ReviewDialog }));

interface ReviewButtonProps {
  readonly listingId: string;
  readonly me: ReviewAuthor;
  /** Whom the review is about. */
  readonly other: ReviewAuthor;
}

/** For a sold listing: lets a side of its deal review the other, or says that it has. Nothing for others. */
export const ReviewButton = observer(function ReviewButton({ listingId, me, other }: ReviewButtonProps) {
  const viewModel = useViewModel(reviewViewModel);
  const [isOpen, setOpen] = useState(false);
  const { attempt, hasOtherWritten, mayWrite, shownAt, writtenAt } = viewModel;
  const { uid, name } = me;
  useEffect(() => viewModel.start(listingId, { uid, name }), [attempt, listingId, name, uid, viewModel]);
  return (
    <>
      {mayWrite && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {messages.writeAbout(other.name)}
        </Button>
      )}
      {writtenAt !== null && shownAt !== null && (
        <p>
          {messages.written(writtenAt)} {hasOtherWritten ? messages.shownNow : messages.shownLater(shownAt)}
        </p>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ReviewDialog viewModel={viewModel} other={other} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});
