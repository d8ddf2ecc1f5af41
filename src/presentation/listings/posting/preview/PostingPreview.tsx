import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { Listing } from '../../../../domain/listings/Listing';
import { ListingCardView } from '../../../shared/cards/ListingCardView';
import { Gallery } from '../../display/Gallery';
import { ListingContext } from '../../display/ListingContext';
import { ListingDetails } from '../../display/ListingDetails';
import { ListingHeading } from '../../display/ListingHeading';
import { PostingMissing } from './PostingMissing';
import { postingMessages } from '../messages';
import { PostingDuplicateWarning } from '../PostingWarnings';
import type { PostListingViewModel } from '../PostListingViewModel';
import { PREVIEW_TITLE_ID } from '../usePostingFocus';
import { SellerPanel } from '../../display/SellerPanel';

/** The listing as others will see it, or the errors that prevent its publication. */
export const PostingPreview = observer(function PostingPreview({
  viewModel,
}: {
  readonly viewModel: PostListingViewModel;
}) {
  const { duplicate, edited, isGuest, preview } = viewModel;
  return (
    <section aria-labelledby={PREVIEW_TITLE_ID}>
      <header>
        <h2 id={PREVIEW_TITLE_ID} tabIndex={-1}>
          {postingMessages.preview.title}
        </h2>
        <p>{edited === null ? postingMessages.preview.lead : postingMessages.editing.preview}</p>
      </header>
      {preview === null ? (
        <PostingMissing viewModel={viewModel} />
      ) : (
        <Preview listing={isGuest ? byYou(preview) : preview} />
      )}
      <PostingDuplicateWarning duplicate={duplicate} />
    </section>
  );
});

/** A guest has no name yet. */
function byYou(listing: Listing): Listing {
  return { ...listing, seller: { ...listing.seller, name: postingMessages.guest.you } };
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
