import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { Listing } from '../../../domain/listings/Listing';
import { mayStillBeReviewed } from '../../../domain/reviews/Deal';
import { useSession } from '../../shared/session/useSession';
import { lazyExtra } from '../../shared/controls/lazyExtra';
import { useViewModel } from '../../shared/useViewModel';
import { listingDisplay } from '../../shared/viewModels';
import { buyersViewModel, listingActionsViewModel } from '../viewModels';

const ReviewButton = lazyExtra(async () => (await import('../../reviews/ReviewButton')).ReviewButton);

/** Lets the owner of a sold listing review the buyer whom they have named. */
export const BuyerReview = observer(function BuyerReview({ listing }: { readonly listing: Listing }) {
  const buyers = useViewModel(buyersViewModel);
  const actions = useViewModel(listingActionsViewModel);
  const now = useViewModel(listingDisplay).now();
  const { profile } = useSession();
  const buyer = buyers.known.get(listing.id);
  // The sale and its buyer are shown before they are stored; a deal is read from what is stored.
  const isPending = buyers.busy.has(listing.id) || actions.busy.has(listing.id);
  if (listing.state !== 'sold' || buyer === undefined || profile === null || isPending) return null;
  if (!mayStillBeReviewed({ soldAt: listing.updatedAt }, now)) return null;
  return (
    <Suspense fallback={null}>
      <ReviewButton listingId={listing.id} me={{ uid: profile.uid, name: profile.displayName }} other={buyer} />
    </Suspense>
  );
});
