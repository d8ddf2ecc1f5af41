import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { FailureNotice, Notice } from '../../shared/notices/FailureNotice';
import { ListingCards } from '../../shared/cards/ListingGrid';
import { ListingGridSkeleton } from '../../shared/cards/ListingGridSkeleton';
import { PageSection } from '../../shared/page/PageSection';
import { publicProfileMessages as messages } from './messages';
import type { PublicProfileViewModel } from './PublicProfileViewModel';

interface ProfileListingsProps {
  readonly viewModel: PublicProfileViewModel;
  readonly name: string;
  readonly isOwn: boolean;
}

/** The online listings of a person. */
export const ProfileListings = observer(function ProfileListings({ viewModel, name, isOwn }: ProfileListingsProps) {
  const { canShowMore, listings, listingsStatus, retry, showMore } = viewModel;
  const isKnown = listingsStatus === 'ready' || listings.length > 0;
  return (
    <PageSection aria-labelledby="profile-listings">
      <h2 id="profile-listings" aria-live="polite">
        {messages.listings(listings.length, !canShowMore)}
      </h2>
      {listingsStatus === 'loading' && !isKnown && <ListingGridSkeleton count={4} />}
      {listingsStatus !== 'loading' && listingsStatus !== 'ready' && (
        <FailureNotice failure={listingsStatus} onRetry={retry} />
      )}
      {isKnown && listings.length === 0 && (
        <Notice>
          <p>{isOwn ? messages.noListingsOfYours : messages.noListings(name)}</p>
        </Notice>
      )}
      {listings.length > 0 && <ListingCards cards={listings} eager />}
      {canShowMore && (
        <Button variant="outlined" sx={{ marginTop: 3 }} onClick={showMore}>
          {messages.more}
        </Button>
      )}
    </PageSection>
  );
});
