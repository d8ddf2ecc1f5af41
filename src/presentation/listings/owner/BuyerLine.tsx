import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { Listing } from '../../../domain/listings/Listing';
import { mayStillBeReviewed } from '../../../domain/reviews/Deal';
import { useSession } from '../../shared/session/useSession';
import { lazyExtra } from '../../shared/controls/lazyExtra';
import { useViewModel } from '../../shared/useViewModel';
import { listingDisplay } from '../../shared/viewModels';
import { buyersViewModel, listingActionsViewModel } from '../viewModels';
import { buyerMessages as messages } from './messages';

const ReviewButton = lazyExtra(async () => (await import('../../reviews/ReviewButton')).ReviewButton);

/** The buyer of a reserved or sold listing, if the owner has named one. */
export const BuyerLine = observer(function BuyerLine({ listing }: { readonly listing: Listing }) {
  const buyers = useViewModel(buyersViewModel);
  const actions = useViewModel(listingActionsViewModel);
  const buyer = buyers.known.get(listing.id);
  // The sale and its buyer are shown before they are stored; a deal is read from what is stored.
  const isPending = buyers.busy.has(listing.id) || actions.busy.has(listing.id);
  const now = useViewModel(listingDisplay).now();
  const { profile } = useSession();
  if (buyer === undefined) return null;
  if (listing.state === 'reserved') return <p>{messages.reservedFor(buyer.name)}</p>;
  if (listing.state !== 'sold') return null;
  return (
    <>
      <p>{messages.soldTo(buyer.name)}</p>
      {!isPending && profile !== null && mayStillBeReviewed({ soldAt: listing.updatedAt }, now) && (
        <Suspense fallback={null}>
          <ReviewButton listingId={listing.id} me={{ uid: profile.uid, name: profile.displayName }} other={buyer} />
        </Suspense>
      )}
    </>
  );
});
