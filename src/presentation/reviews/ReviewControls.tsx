import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import type { ReviewAuthor } from '../../domain/reviews/writeReview';
import { messages } from './messages';
import type { ReviewViewModel } from './ReviewViewModel';

const ReviewDialog = lazy(async () => ({ default: (await import('./ReviewDialog')).ReviewDialog }));

interface ReviewControlsProps {
  readonly viewModel: ReviewViewModel;
  /** Whom the review is about. */
  readonly other: ReviewAuthor;
  readonly variant?: 'outlined' | 'contained';
}

/** Lets a side of a deal review the other, or says that it has. */
export const ReviewControls = observer(function ReviewControls({
  viewModel,
  other,
  variant = 'outlined',
}: ReviewControlsProps) {
  const [isOpen, setOpen] = useState(false);
  const { hasOtherWritten, mayWrite, shownAt, writtenAt } = viewModel;
  return (
    <>
      {mayWrite && (
        <Button variant={variant} onClick={() => setOpen(true)}>
          {messages.writeAbout(other.name)}
        </Button>
      )}
      {writtenAt !== null && shownAt !== null && (
        <p>
          {messages.written(writtenAt)} {hasOtherWritten ? messages.shownNow : messages.shownLater(other.name, shownAt)}
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
