import Alert from '@mui/material/Alert';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Listing } from '../../../domain/listings/Listing';
import { isPublic } from '../../../domain/listings/lifecycle/ListingState';
import { formatLastDay, formatTime } from '../../shared/format/formatDate';
import { restrictedText } from '../../shared/restrictionMessages';
import { ListingCardView } from '../../shared/cards/ListingCardView';
import { Gallery } from '../display/Gallery';
import { ListingContext } from '../display/ListingContext';
import { ListingDetails } from '../display/ListingDetails';
import { ListingHeading } from '../display/ListingHeading';
import { PostingConflict } from './PostingConflict';
import { PostingMissing } from './PostingMissing';
import { postingFailureMessages, postingMessages, reviewText, tooManyPostings } from './messages';
import { PostingDuplicateWarning } from './PostingWarnings';
import type { PostingFailure, PostListingViewModel } from './PostListingViewModel';
import { SellerPanel } from '../display/SellerPanel';

/** The listing as others will see it, or the errors that prevent its publication. */
export const PostingPreviewStep = observer(function PostingPreviewStep({
  viewModel,
}: {
  readonly viewModel: PostListingViewModel;
}) {
  const { duplicate, failure, photos, preview, review } = viewModel;
  useEffect(() => void viewModel.readSettings(), [viewModel]);
  return (
    <>
      {preview === null ? <PostingMissing viewModel={viewModel} /> : <Preview listing={preview} />}
      <PostingDuplicateWarning duplicate={duplicate} />
      <div role="status">
        {photos.pendingCount > 0 && (
          <Alert severity="info" role="none">
            {postingMessages.waitingForPhotos(photos.pendingCount)}
          </Alert>
        )}
      </div>
      {failure === 'changed-meanwhile' && <PostingConflict viewModel={viewModel} />}
      {failure !== null && failure !== 'changed-meanwhile' && <Alert severity="error">{textOf(failure)}</Alert>}
      {review !== null && (
        <Alert severity="info">
          {reviewText(review, viewModel.edited !== null && isPublic(viewModel.edited.state))}
        </Alert>
      )}
      {preview !== null && <p className="note">{lifetimeText(viewModel.edited)}</p>}
    </>
  );
});

function textOf(failure: Exclude<PostingFailure, 'changed-meanwhile'>): string {
  if (typeof failure === 'string') return postingFailureMessages[failure];
  return failure.kind === 'too-many'
    ? tooManyPostings(formatTime(failure.until))
    : `${restrictedText(failure)} ${postingMessages.draftStays}`;
}

function lifetimeText(edited: Listing | null): string {
  if (edited === null) return postingMessages.lifetime;
  return edited.state === 'refused'
    ? postingMessages.editing.again
    : postingMessages.editing.lifetime(formatLastDay(edited.expiresAt));
}

function Preview({ listing }: { readonly listing: Listing }) {
  return (
    <Frame>
      <section aria-label={postingMessages.pageHeading}>
        <Gallery photos={listing.photos} title={listing.title} />
        <ListingHeading listing={listing} distanceKm={null} place={null} titleAs="h2" />
        <ListingDetails listing={listing} />
        <SellerPanel seller={listing.seller} isWanted={listing.kind === 'wanted'} />
        <ListingContext listing={listing} distanceKm={null} place={null} />
      </section>
      <div className="card">
        <p>{postingMessages.cardHeading}</p>
        {/* The card links to a page that does not exist yet. */}
        <div inert>
          <ListingCardView listing={listing} />
        </div>
      </div>
    </Frame>
  );
}

const Frame = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  '> section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 },
  '.card': { maxWidth: 260 },
  '.card p': { margin: '0 0 10px', fontWeight: 600, color: 'var(--mb-palette-text-secondary)' },
  '.card h3': { font: 'inherit', fontWeight: 600 },
});
