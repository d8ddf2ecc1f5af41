import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { currentState } from '../../../domain/listings/lifecycle/lifetime';
import { dealKind } from '../../../domain/listings/dealKind';
import type { Listing } from '../../../domain/listings/Listing';
import { Icon } from '../../shared/controls/Icon';
import { ListingCardView } from '../../shared/cards/ListingCardView';
import { paths } from '../../shared/paths';
import { useViewModel } from '../../shared/useViewModel';
import { above } from '../../shared/page/screenWidths';
import { listingDisplay } from '../../shared/viewModels';
import { BuyerLine } from './BuyerLine';
import { BuyerReview } from './BuyerReview';
import { ExpiryLine } from './ExpiryLine';
import type { Audience } from './MyListingsViewModel';
import { myListingsMessages as messages, stateNotes } from './messages';
import { OwnerActions } from './OwnerActions';
import { StateChip } from './StateChip';
import type { Act } from './useOwnerActions';

interface OwnListingProps {
  readonly listing: Listing;
  readonly audience: Audience;
  readonly onAct: Act;
}

/** A listing's card with its state, its audience and the owner's actions. */
export function OwnListing({ listing, audience, onAct }: OwnListingProps) {
  const state = currentState(listing, useViewModel(listingDisplay).now());
  const note = stateNotes[state];
  return (
    <Frame>
      <div className="card">
        <ListingCardView listing={listing} isOwn />
      </div>
      <div className="about">
        <StateChip state={state} deal={dealKind(listing)} />
        <AudienceLine audience={audience} />
        <BuyerLine listing={listing} />
        {note !== undefined && <p className="note">{note}</p>}
        <ExpiryLine listing={listing} />
        {state === 'refused' && (
          <Link className="reasons" to={paths.accountDecisions}>
            {messages.reasons}
          </Link>
        )}
      </div>
      <div className="actions">
        <BuyerReview listing={listing} />
        <OwnerActions listing={listing} onAct={onAct} />
      </div>
    </Frame>
  );
}

function AudienceLine({ audience: { favourites, views } }: { readonly audience: Audience }) {
  return (
    <p className="audience" aria-label={messages.stats} role="group">
      {views !== null && <span>{messages.views(views)}</span>}
      {favourites !== null && (
        <span>
          <Icon name="heart" size={16} /> {messages.favourites(favourites)}
        </span>
      )}
    </p>
  );
}

const Frame = styled.div({
  boxSizing: 'border-box',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 14,
  borderRadius: 22,
  background: 'var(--mb-palette-background-paper)',
  border: '1px solid var(--mb-palette-divider)',
  p: { margin: 0, lineHeight: 1.45, textWrap: 'pretty' },
  '.card > article': { flexDirection: 'row', gap: 14, height: 'auto' },
  '.card .picture': { flex: '0 0 96px', alignSelf: 'flex-start', aspectRatio: '1' },
  '.card .badges': { inset: '4px 4px auto' },
  '.card .count': { insetInlineEnd: 4, insetBlockEnd: 4 },
  '.card .body': { flex: 1, padding: 0 },
  '.card .title': { height: 'auto', maxHeight: 42 },
  '.about': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' },
  '.actions': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 8, marginTop: 'auto' },
  '.note': { fontSize: '0.9375rem', color: 'var(--mb-palette-text-secondary)' },
  '.reasons': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 600,
    color: 'var(--mb-palette-primary-main)',
  },
  '.audience': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    minHeight: 22,
    fontSize: '0.9375rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '.audience span': { display: 'inline-flex', alignItems: 'center', gap: 4, whiteSpace: 'nowrap' },
  [above(600)]: {
    padding: 18,
    '.card > article': { gap: 18 },
    '.card .picture': { flexBasis: 136 },
    '.card .badges': { inset: '8px 8px auto' },
    '.card .count': { insetInlineEnd: 8, insetBlockEnd: 8 },
  },
});
