import type { Listing } from '../../../domain/listings/Listing';
import { takesOffers } from '../../../domain/listings/takesOffers';
import { OutlineLink } from '../../shared/controls/OutlineLink';
import { OFFER_PARAMETER, paths } from '../../shared/paths';
import { listingPageMessages as messages } from '../display/messages';

/** Leads to the conversation about a listing with the offer begun; guests sign in first. */
export function MakeOffer({ listing }: { readonly listing: Listing }) {
  if (!takesOffers(listing)) return null;
  return (
    <OutlineLink to={`${paths.contactSeller(listing.id)}&${OFFER_PARAMETER}`} data-print="hide">
      {messages.makeOffer}
    </OutlineLink>
  );
}
