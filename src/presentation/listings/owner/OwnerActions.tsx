import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { dealKind } from '../../../domain/listings/dealKind';
import type { Listing } from '../../../domain/listings/Listing';
import { ownerActions, type OwnerAction } from '../../../domain/listings/lifecycle/ownerActions';
import { useViewModel } from '../../shared/useViewModel';
import { listingDisplay } from '../../shared/viewModels';
import { actionLabels, endings, myListingsMessages as messages } from './messages';
import type { Act } from './useOwnerActions';

/** The number of actions shown as buttons; the others are in a menu. */
const VISIBLE_ACTIONS = 2;

interface OwnerActionsProps {
  readonly listing: Listing;
  readonly onAct: Act;
}

/** The actions that the owner can take on a listing in its current state. */
export function OwnerActions({ listing, onAct }: OwnerActionsProps) {
  const actions = ownerActions(listing, useViewModel(listingDisplay).now());
  const others = actions.slice(VISIBLE_ACTIONS);
  return (
    <Row role="group" aria-label={messages.actionsOn(listing.title)}>
      {actions.slice(0, VISIBLE_ACTIONS).map((action) => (
        <Button
          key={action}
          variant={action === 'renew' || action === 'resume' ? 'contained' : 'outlined'}
          onClick={() => onAct(listing, action)}
        >
          {labelOf(action, listing)}
        </Button>
      ))}
      {others.length > 0 && <OtherActions listing={listing} actions={others} onAct={onAct} />}
    </Row>
  );
}

function labelOf(action: OwnerAction, listing: Listing): string {
  return action === 'sell' ? endings[dealKind(listing)].action : actionLabels[action];
}

interface OtherActionsProps extends OwnerActionsProps {
  readonly actions: readonly OwnerAction[];
}

function OtherActions({ listing, actions, onAct }: OtherActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttonId = useId();
  const menuId = useId();
  const choose = (action: OwnerAction) => {
    setAnchor(null);
    onAct(listing, action);
  };
  return (
    <>
      <Button
        id={buttonId}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor === null ? {} : { 'aria-controls': menuId })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {messages.otherActions}
      </Button>
      <Menu
        disablePortal
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action}
            onClick={() => choose(action)}
            sx={{ minHeight: 44, ...(action === 'delete' && { color: 'error.main' }) }}
          >
            {labelOf(action, listing)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, '.MuiButton-root': { minHeight: 44 } });
