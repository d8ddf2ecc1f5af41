import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { currentState } from '../../../domain/listings/lifecycle/lifetime';
import { dealKind } from '../../../domain/listings/dealKind';
import type { Listing } from '../../../domain/listings/Listing';
import { useViewModel } from '../../shared/useViewModel';
import { above, below } from '../../shared/page/screenWidths';
import { paths } from '../../shared/paths';
import { listingDisplay } from '../../shared/viewModels';
import { BuyerDialog } from '../owner/BuyerDialog';
import { BuyerLine } from '../owner/BuyerLine';
import { BuyerReview } from '../owner/BuyerReview';
import { ExpiryLine } from '../owner/ExpiryLine';
import { buyerMessages, myListingsMessages as messages, stateNotes } from '../owner/messages';
import { OwnerActions } from '../owner/OwnerActions';
import { StateChip } from '../owner/StateChip';
import { RetryNotice } from '../owner/RetryNotice';
import { useFocusAfterActing } from '../owner/useFocusAfterActing';
import { useOwnerActions } from '../owner/useOwnerActions';
import { buyersViewModel, deletionQueueViewModel, listingActionsViewModel } from '../viewModels';

/** The state of a listing and the owner's actions, on its page. */
export function OwnerPanel({ listing }: { readonly listing: Listing }) {
  return (
    <Panel aria-label={messages.yours}>
      <p>
        <strong>{messages.yours}</strong>
      </p>
      <Suspense>
        <OwnerStatus stored={listing} />
      </Suspense>
      <Link to={paths.myListings}>{messages.seeAll}</Link>
    </Panel>
  );
}

const OwnerStatus = observer(function OwnerStatus({ stored }: { readonly stored: Listing }) {
  const listing = useViewModel(listingActionsViewModel).current(stored);
  const deletions = useViewModel(deletionQueueViewModel);
  const { act, holder } = useFocusAfterActing(useOwnerActions());
  const buyers = useViewModel(buyersViewModel);
  useEffect(() => {
    void buyers.load([listing]);
  }, [buyers, listing]);
  const retryBuyers = () => {
    holder.current?.focus({ preventScroll: true });
    void buyers.load([listing]);
  };
  const state = currentState(listing, useViewModel(listingDisplay).now());
  return (
    <div className="status" ref={holder} tabIndex={-1}>
      {deletions.hiddenIds.has(listing.id) ? (
        <>
          <p role="status">{messages.removed(listing.title)}</p>
          <Button variant="outlined" onClick={() => deletions.undo(listing.id)}>
            {messages.undo}
          </Button>
        </>
      ) : (
        <>
          <StateChip state={state} deal={dealKind(listing)} />
          <BuyerLine listing={listing} />
          {buyers.failedIds.has(listing.id) && <RetryNotice text={buyerMessages.notLoaded(1)} onRetry={retryBuyers} />}
          {stateNotes[state] !== undefined && <p>{stateNotes[state]}</p>}
          <ExpiryLine listing={listing} />
          <BuyerReview listing={listing} />
          <OwnerActions listing={listing} onAct={act} />
          <BuyerDialog />
        </>
      )}
    </div>
  );
});

const Panel = styled.section({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  padding: 18,
  borderRadius: 20,
  background: 'var(--mb-palette-background-paper)',
  border: '1px solid var(--mb-palette-divider)',
  p: { margin: 0 },
  '.status': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 8 },
  '[role="group"]': { alignSelf: 'stretch' },
  [below(600)]: {
    '.status > .MuiButton-root': { alignSelf: 'stretch' },
    '[role="group"] > .MuiButton-root:not(.menu)': { flexGrow: 1 },
  },
  // The panel is narrow: one button a row, the last one with the menu.
  [above(960)]: {
    '.status > .MuiButton-root': { alignSelf: 'stretch' },
    '[role="group"] > .MuiButton-root:not(.menu)': { flex: '1 1 100%' },
    '[role="group"] > .MuiButton-root:has(+ .menu)': { flexBasis: 0 },
  },
  '.status:focus:not(:focus-visible)': { outline: 'none' },
  '> a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 600,
    color: 'var(--mb-palette-primary-main)',
  },
});
