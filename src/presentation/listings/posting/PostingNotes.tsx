import Alert from '@mui/material/Alert';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import type { Listing } from '../../../domain/listings/Listing';
import { isPublic } from '../../../domain/listings/lifecycle/ListingState';
import { formatLastDay } from '../../shared/format/formatDate';
import { postingMessages, reviewText } from './messages';
import type { PostListingViewModel } from './PostListingViewModel';

/**
 * What happens when the listing is sent: photos that are waited for, a review, and for how long it will be online. That is said from the
 * beginning, and not once the draft is complete: a press on the button below can complete it, and is lost where it moves the button.
 */
export const PostingNotes = observer(function PostingNotes({
  viewModel,
}: {
  readonly viewModel: PostListingViewModel;
}) {
  const { edited, isGuest, photos, preview, review } = viewModel;
  const isComplete = preview !== null;
  const readSettings = useEffectEvent(() => void viewModel.readSettings());
  useEffect(() => {
    if (isComplete && !isGuest) readSettings();
  }, [isComplete, isGuest]);
  return (
    <>
      <div role="status">
        {photos.pendingCount > 0 && !isGuest && (
          <Alert severity="info" role="none">
            {postingMessages.waitingForPhotos(photos.pendingCount)}
          </Alert>
        )}
      </div>
      {review !== null && (
        <Alert severity="info">{reviewText(review, edited !== null && isPublic(edited.state))}</Alert>
      )}
      <p className="note">{lifetimeText(edited)}</p>
    </>
  );
});

function lifetimeText(edited: Listing | null): string {
  if (edited === null) return postingMessages.lifetime;
  return edited.state === 'refused'
    ? postingMessages.editing.again
    : postingMessages.editing.lifetime(formatLastDay(edited.expiresAt));
}
