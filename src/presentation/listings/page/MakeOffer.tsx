import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Listing } from '../../../domain/listings/Listing';
import { takesOffers } from '../../../domain/listings/takesOffers';
import { outlineLink } from '../../shared/controls/buttonLook';
import { OFFER_PARAMETER, paths } from '../../shared/paths';
import { listingPageMessages as messages } from '../display/messages';

/** Leads to the conversation about a listing with the offer begun; guests sign in first. */
export function MakeOffer({ listing }: { readonly listing: Listing }) {
  if (!takesOffers(listing)) return null;
  return (
    <Pill to={`${paths.contactSeller(listing.id)}&${OFFER_PARAMETER}`} data-print="hide">
      {messages.makeOffer}
    </Pill>
  );
}

const Pill = styled(Link)(outlineLink);
