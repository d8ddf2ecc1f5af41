import { observer } from 'mobx-react-lite';
import type { Listing } from '../../../domain/listings/Listing';
import { useViewModel } from '../../shared/useViewModel';
import { buyersViewModel } from '../viewModels';
import { buyerMessages as messages } from './messages';

/** The buyer of a reserved or sold listing, if the owner has named one. */
export const BuyerLine = observer(function BuyerLine({ listing }: { readonly listing: Listing }) {
  const name = useViewModel(buyersViewModel).names.get(listing.id);
  if (name === undefined) return null;
  if (listing.state === 'reserved') return <p>{messages.reservedFor(name)}</p>;
  return listing.state === 'sold' ? <p>{messages.soldTo(name)}</p> : null;
});
