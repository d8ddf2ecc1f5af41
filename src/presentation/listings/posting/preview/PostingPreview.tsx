import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { validContent } from '../../../../domain/listings/draft/validateDraft';
import type { Listing } from '../../../../domain/listings/Listing';
import { ListingCardView } from '../../../shared/cards/ListingCardView';
import { Gallery } from '../../display/Gallery';
import { ListingContext } from '../../display/ListingContext';
import { ListingDetails } from '../../display/ListingDetails';
import { ListingHeading } from '../../display/ListingHeading';
import { PartialPreview } from './PartialPreview';
import { PostingMissing } from './PostingMissing';
import { postingMessages } from '../messages';
import { PostingDuplicateWarning } from '../PostingWarnings';
import type { PostListingViewModel } from '../PostListingViewModel';
import { PREVIEW_TITLE_ID } from '../usePostingFocus';
import { usePreviewedPhotos } from './usePreviewedPhotos';
import { SellerPanel } from '../../display/SellerPanel';

/** The listing as others will see it, or what it has already under what is missing. */
export const PostingPreview = observer(function PostingPreview({
  viewModel,
}: {
  readonly viewModel: PostListingViewModel;
}) {
  const { draft, duplicate, isGuest, preview } = viewModel;
  const photos = usePreviewedPhotos(viewModel);
  return (
    <section aria-labelledby={PREVIEW_TITLE_ID}>
      <header>
        <h2 id={PREVIEW_TITLE_ID} tabIndex={-1}>
          {postingMessages.preview.title}
        </h2>
        <p>{leadOf(viewModel)}</p>
      </header>
      {preview === null && <PostingMissing viewModel={viewModel} />}
      <Frame>
        {preview === null ? (
          <PartialPreview content={validContent(draft)} photos={photos} />
        ) : (
          <Preview listing={{ ...(isGuest ? byYou(preview) : preview), photos }} />
        )}
      </Frame>
      <PostingDuplicateWarning duplicate={duplicate} />
    </section>
  );
});

function leadOf({ edited, preview }: PostListingViewModel): string {
  if (preview === null) return postingMessages.preview.partial;
  return edited === null ? postingMessages.preview.lead : postingMessages.editing.preview;
}

/** A guest has no name yet. */
function byYou(listing: Listing): Listing {
  return { ...listing, seller: { ...listing.seller, name: postingMessages.guest.you } };
}

function Preview({ listing }: { readonly listing: Listing }) {
  return (
    <>
      <section aria-label={postingMessages.pageHeading}>
        <Gallery photos={listing.photos} title={listing.title} />
        <ListingHeading listing={listing} distanceKm={null} place={null} titleAs="h2" />
        <ListingDetails listing={listing} />
        <SellerPanel seller={listing.seller} isWanted={listing.kind === 'wanted'} />
        <ListingContext listing={listing} distanceKm={null} place={null} isPreview />
      </section>
      <div className="card">
        <p>{postingMessages.cardHeading}</p>
        {/* The card links to a page that does not exist yet. */}
        <div inert>
          <ListingCardView listing={listing} />
        </div>
      </div>
    </>
  );
}

const Frame = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  '> section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 },
  '.card': { maxWidth: 260 },
  '.card p': { margin: '0 0 10px', fontWeight: 600, color: 'var(--mb-palette-text-secondary)' },
});
