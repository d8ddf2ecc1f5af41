import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListingState } from '../../domain/listings/lifecycle/ListingState';
import { listingVisibility, type ListingVisibility } from '../../domain/listings/lifecycle/listingVisibility';
import type { Listing } from '../../domain/listings/Listing';
import type { ListingSummary } from '../../domain/messaging/Conversation';
import { formatPrice } from '../shared/format/formatPrice';
import { wholePrice } from '../shared/format/wholePrice';
import { PhotoPlaceholder, PhotoView } from '../shared/cards/PhotoView';
import { useViewModel } from '../shared/useViewModel';
import { paths } from '../shared/paths';
import { listingDisplay } from '../shared/viewModels';
import { messages, visibilityLabels } from './messages';

interface ThreadListingProps {
  /** In its current state; null where it is gone. */
  readonly listing: Listing | null;
  /** As it was when the conversation began. */
  readonly former?: ListingSummary | undefined;
  /** Of who reads; null for a guest. */
  readonly uid: string | null;
  /** Above the title. */
  readonly children?: ReactNode;
}

/** The listing that messages are about, in its current state. */
export function ThreadListing({ listing, former, uid, children }: ThreadListingProps) {
  const display = useViewModel(listingDisplay);
  const shown = listing ?? former;
  const photo = (listing === null ? former?.photo : listing.photos[0]) ?? null;
  const visibility = listing === null ? null : listingVisibility(listing, uid, display.now());
  return (
    <Root>
      <span className="picture">
        {photo === null ? <PhotoPlaceholder label="" /> : <PhotoView photo={photo} rendition="thumbnail" alt="" />}
      </span>
      <div className="words">
        {children}
        {shown !== undefined && (
          <p className="title">
            {visibility === null || visibility === 'hidden' ? (
              <span>{shown.title}</span>
            ) : (
              <Link to={paths.listing(shown)} title={messages.seeListing}>
                {shown.title}
              </Link>
            )}
          </p>
        )}
        <p className="facts">
          {shown !== undefined && (
            <span className="price">{listing === null ? formatPrice(shown.price) : wholePrice(listing)}</span>
          )}
          <span className="state" data-visibility={visibility ?? 'gone'}>
            {listing === null || visibility === null ? messages.noListing : stateLabel(listing.state, visibility)}
          </span>
        </p>
      </div>
    </Root>
  );
}

/** Of both sides the same: what is taken down for good, by our team or its owner, is not what is only paused. */
function stateLabel(state: ListingState, visibility: ListingVisibility): string {
  return state === 'refused' || state === 'deleted' ? messages.takenDown : visibilityLabels[visibility];
}

const Root = styled.div({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  gap: 12,
  minWidth: 0,
  '.picture': {
    flex: 'none',
    width: 56,
    height: 56,
    borderRadius: 12,
    overflow: 'hidden',
    background: 'var(--mb-palette-background-sunk)',
  },
  '.words': { flex: 1, minWidth: 0 },
  p: { margin: 0, fontSize: '0.9375rem', lineHeight: 1.35 },
  '.title > *': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    // To touch.
    minHeight: 24,
    color: 'var(--mb-palette-text-primary)',
  },
  '.facts': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' },
  '.price': { fontWeight: 700 },
  '.state': { fontSize: '0.8125rem', fontWeight: 650, color: 'var(--mb-palette-text-secondary)' },
  '.state[data-visibility=online]': { color: 'var(--mb-palette-success-main)' },
  '.state[data-visibility=reserved], .state[data-visibility=sold]': { color: 'var(--mb-palette-primary-main)' },
});
