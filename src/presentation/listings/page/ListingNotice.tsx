import styled from '@emotion/styled';
import { dealKind } from '../../../domain/listings/dealKind';
import type { Listing } from '../../../domain/listings/Listing';
import type { ListingVisibility } from '../../../domain/listings/lifecycle/listingVisibility';
import { listingPageMessages } from '../display/messages';
import { ownerNotices, reservedNotice, soldNotice } from './messages';

interface ListingNoticeProps {
  readonly listing: Listing;
  readonly visibility: ListingVisibility;
  readonly isOwn: boolean;
}

/** Says that a listing is reserved, which owners read in their panel, sold or shown to its owner only; a live region, so that changes are announced. */
export function ListingNotice({ listing, visibility, isOwn }: ListingNoticeProps) {
  const text = noticeText(listing, visibility, isOwn);
  return <div role="status">{text !== '' && <Strip data-visibility={visibility}>{text}</Strip>}</div>;
}

function noticeText(listing: Listing, visibility: ListingVisibility, isOwn: boolean): string {
  if (visibility === 'reserved') return isOwn ? '' : reservedNotice[dealKind(listing)];
  if (visibility === 'sold') return soldNotice[dealKind(listing)];
  return visibility === 'owner-only' ? `${ownerNotices[listing.state] ?? ''} ${listingPageMessages.onlyYou}` : '';
}

const Strip = styled.p({
  margin: '8px 0 16px',
  padding: '12px 18px',
  borderRadius: 14,
  fontWeight: 600,
  color: 'var(--mb-palette-accent-contrastText)',
  background: 'var(--mb-palette-accent-main)',
  '&[data-visibility="owner-only"]': {
    color: 'var(--mb-palette-text-primary)',
    background: 'var(--mb-palette-background-sunk)',
  },
});
