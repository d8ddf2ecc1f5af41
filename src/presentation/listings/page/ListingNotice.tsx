import styled from '@emotion/styled';
import type { Listing } from '../../../domain/listings/Listing';
import type { ListingStanding } from '../../../domain/listings/lifecycle/listingVisibility';
import { listingPageMessages, ownerNotices, standingNotices } from '../display/listingPageMessages';

interface ListingNoticeProps {
  readonly listing: Listing;
  readonly standing: ListingStanding;
}

/** What sets a listing apart from one that is simply online; said at once when it changes under the reader's eyes. */
export function ListingNotice({ listing, standing }: ListingNoticeProps) {
  const text = noticeText(listing, standing);
  return <div role="status">{text !== '' && <Strip data-standing={standing}>{text}</Strip>}</div>;
}

function noticeText({ state }: Listing, standing: ListingStanding): string {
  if (standing === 'reserved' || standing === 'sold') return standingNotices[standing];
  return standing === 'owner-only' ? `${ownerNotices[state] ?? ''} ${listingPageMessages.onlyYou}` : '';
}

const Strip = styled.p({
  margin: '8px 0',
  padding: '12px 18px',
  borderRadius: 14,
  fontWeight: 600,
  color: 'var(--mb-palette-accent-contrastText)',
  background: 'var(--mb-palette-accent-main)',
  '&[data-standing="owner-only"]': {
    color: 'var(--mb-palette-text-primary)',
    background: 'var(--mb-palette-background-sunk)',
  },
});
