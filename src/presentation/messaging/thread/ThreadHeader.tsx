import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { listingVisibility } from '../../../domain/listings/lifecycle/listingVisibility';
import { formatPrice, priceSuffix } from '../../shared/format/formatPrice';
import { PhotoPlaceholder, PhotoView } from '../../shared/cards/PhotoView';
import { useViewModel } from '../../shared/useViewModel';
import { paths } from '../../shared/paths';
import { listingDisplay } from '../../shared/viewModels';
import { SMALL_SCREEN } from '../../shared/page/screenWidths';
import { BackToList } from './BackToList';
import { messages, visibilityLabels } from '../messages';
import { ThreadMenu } from './ThreadMenu';
import type { ThreadViewModel } from './ThreadViewModel';

interface ThreadHeaderProps {
  readonly thread: ThreadViewModel;
  readonly uid: string;
}

/** The other person, and the listing in its current state. */
export const ThreadHeader = observer(function ThreadHeader({ thread, uid }: ThreadHeaderProps) {
  const { listing, conversation, other } = thread;
  const display = useViewModel(listingDisplay);
  const shown = listing ?? conversation?.listing;
  const photo = (listing === null ? conversation?.listing.photo : listing.photos[0]) ?? null;
  const visibility = listing === null ? null : listingVisibility(listing, uid, display.now());
  return (
    <Root>
      <BackToList />
      <span className="picture">
        {photo === null ? <PhotoPlaceholder label="" /> : <PhotoView photo={photo} rendition="thumbnail" alt="" />}
      </span>
      <div className="words">
        <h1>{other?.name}</h1>
        {shown !== undefined && (
          <p>
            {visibility === null || visibility === 'hidden' ? (
              shown.title
            ) : (
              <Link to={paths.listing(shown)} title={messages.seeListing}>
                {shown.title}
              </Link>
            )}
            <span className="price">
              {[formatPrice(shown.price), listing === null ? '' : priceSuffix(listing)].join(' ').trim()}
            </span>
          </p>
        )}
        <p className="state" data-visibility={visibility ?? 'gone'}>
          {visibility === null ? messages.noListing : visibilityLabels[visibility]}
        </p>
      </div>
      <ThreadMenu thread={thread} uid={uid} />
    </Root>
  );
});

const Root = styled.header({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  padding: '10px 8px 10px 14px',
  borderBottom: '1px solid var(--mb-palette-divider)',
  background: 'var(--mb-palette-background-paper)',
  '.picture': {
    flex: 'none',
    width: 56,
    height: 56,
    borderRadius: 12,
    overflow: 'hidden',
    background: 'var(--mb-palette-background-sunk)',
  },
  '.words': { flex: 1, minWidth: 0 },
  h1: {
    margin: 0,
    fontSize: '1.0625rem',
    fontWeight: 700,
    lineHeight: 1.3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  p: { display: 'flex', gap: 8, margin: 0, fontSize: '0.9375rem', lineHeight: 1.35, minWidth: 0 },
  'p > a, p > :first-child': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // A touch target of 24 px that does not move the lines around it.
  'p > a': { paddingBlock: 2, marginBlock: -2 },
  a: { color: 'var(--mb-palette-text-primary)' },
  '.price': { flex: 'none', fontWeight: 700, whiteSpace: 'nowrap' },
  '.state': { fontSize: '0.8125rem', fontWeight: 650, color: 'var(--mb-palette-text-secondary)' },
  // Below the awning, which hangs over the page.
  [SMALL_SCREEN]: { paddingTop: 18 },
  '.state[data-visibility=online]': { color: 'var(--mb-palette-success-main)' },
  '.state[data-visibility=reserved], .state[data-visibility=sold]': { color: 'var(--mb-palette-primary-main)' },
});
