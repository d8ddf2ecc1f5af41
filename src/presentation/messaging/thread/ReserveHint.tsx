import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useOwnerActions } from '../../listings/owner/useOwnerActions';
import { paths } from '../../shared/paths';
import { useViewModel } from '../../shared/useViewModel';
import { listingActionsViewModel } from '../../listings/viewModels';
import { messages, visibilityLabels } from '../messages';
import type { ThreadViewModel } from './ThreadViewModel';

/** After an accepted offer, reserves the listing for who made it, at one press. */
export const ReserveHint = observer(function ReserveHint({ thread }: { readonly thread: ThreadViewModel }) {
  const act = useOwnerActions();
  const actions = useViewModel(listingActionsViewModel);
  const link = useRef<HTMLAnchorElement>(null);
  const { other } = thread;
  const listing = thread.listing === null ? null : actions.current(thread.listing);
  const reserve = () => {
    if (listing === null || other === null) return;
    act(listing, 'reserve', other);
    // The button goes with the reservation.
    link.current?.focus();
  };
  return (
    <Hint>
      {listing?.state === 'online' && other !== null && (
        <Button variant="contained" color="inherit" onClick={reserve}>
          {messages.reserveFor(other.name)}
        </Button>
      )}
      <span role="status">{listing?.state === 'reserved' && visibilityLabels.reserved}</span>
      <Link ref={link} to={paths.myListings}>
        {messages.manageListings}
      </Link>
    </Hint>
  );
});

const Hint = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginTop: 6,
  fontSize: '0.9375rem',
  '.MuiButton-root': { color: 'var(--mb-palette-text-primary)', backgroundColor: 'var(--mb-palette-background-paper)' },
  a: { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit', fontWeight: 650 },
});
