import { observer } from 'mobx-react-lite';
import type { Listing } from '../../../domain/listings/Listing';
import { useViewModel } from '../../shared/useViewModel';
import { buyersViewModel } from '../viewModels';
import { buyerMessages as messages } from './messages';

/** The buyer of a reserved or sold listing, if the owner has named one. */
export const BuyerLine = observer(function BuyerLine({ listing }: { readonly listing: Listing }) {
  const buyer = useViewModel(buyersViewModel).known.get(listing.id);
  if (buyer === undefined) return null;
  if (listing.state === 'reserved') return <p>{messages.reservedFor(buyer.name)}</p>;
  return listing.state === 'sold' ? <p>{messages.soldTo(buyer.name)}</p> : null;
});
