import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { currentState, lastRelisting, RENEWAL_WINDOW } from '../../../domain/listings/lifecycle/lifetime';
import type { Listing } from '../../../domain/listings/Listing';
import { isPublic } from '../../../domain/listings/lifecycle/ListingState';
import { DAY } from '../../../domain/shared/Instant';
import { formatDay, formatLastDay } from '../../shared/format/formatDate';
import { useOwnRestriction } from '../../moderation/useOwnRestriction';
import { useViewModel } from '../../shared/useViewModel';
import { listingDisplay } from '../../shared/viewModels';
import { myListingsMessages as messages } from './messages';

/** When a listing expires, or has expired, and until when a sold one can be put back online. */
export const ExpiryLine = observer(function ExpiryLine({ listing }: { readonly listing: Listing }) {
  const now = useViewModel(listingDisplay).now();
  const state = currentState(listing, now);
  const isRestricted = useOwnRestriction() !== null;
  const left = listing.expiresAt - now;
  if (state === 'expired') return <Line>{messages.endedOn(formatLastDay(listing.expiresAt))}</Line>;
  if (state === 'sold') {
    const last = lastRelisting(listing);
    return now > last || isRestricted ? null : <Line>{messages.relistable(formatDay(last))}</Line>;
  }
  if (!isPublic(state)) return null;
  if (left > RENEWAL_WINDOW)
    return <Line>{messages.untilDay(formatLastDay(listing.expiresAt), state === 'online')}</Line>;
  return <Line data-ending>{messages.lastDays(Math.floor(left / DAY))}</Line>;
});

const Line = styled.p({
  fontSize: '0.9375rem',
  color: 'var(--mb-palette-text-secondary)',
  '&[data-ending]': { fontWeight: 650, color: 'var(--mb-palette-primary-main)' },
});
