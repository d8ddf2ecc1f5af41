import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import styled from '@emotion/styled';
import { useId, useState, type ReactNode } from 'react';
import { dealKind } from '../../../domain/listings/dealKind';
import type { Listing } from '../../../domain/listings/Listing';
import { ownerActions, type OwnerAction } from '../../../domain/listings/lifecycle/ownerActions';
import { below } from '../../shared/page/screenWidths';
import { useViewModel } from '../../shared/useViewModel';
import { listingDisplay } from '../../shared/viewModels';
import { actionLabels, endings, myListingsMessages as messages } from './messages';
import type { Act } from './useOwnerActions';

/** The number of actions shown as buttons; the others are in a menu. On a phone all stand in one row. */
const VISIBLE_ACTIONS = { phone: 1, wide: 2 };

interface OwnerActionsProps {
  readonly listing: Listing;
  readonly onAct: Act;
  /** Stands before the menu. */
  readonly children?: ReactNode;
}

/** They bring a listing back online. */
const mainActions: readonly OwnerAction[] = ['renew', 'resume', 'relist'];

/** The actions that the owner can take on a listing in its current state. */
export function OwnerActions({ listing, onAct, children }: OwnerActionsProps) {
  const actions = ownerActions(listing, useViewModel(listingDisplay).now());
  const shown = useMediaQuery(below(600), { noSsr: true }) ? VISIBLE_ACTIONS.phone : VISIBLE_ACTIONS.wide;
  const others = actions.slice(shown);
  return (
    <Row role="group" aria-label={messages.actionsOn(listing.title)}>
      {actions.slice(0, shown).map((action) => (
        <Button
          key={action}
          variant={mainActions.includes(action) ? 'contained' : 'outlined'}
          onClick={() => onAct(listing, action)}
        >
          {labelOf(action, listing)}
        </Button>
      ))}
      {children}
      {others.length > 0 && <OtherActions listing={listing} actions={others} onAct={onAct} />}
    </Row>
  );
}

function labelOf(action: OwnerAction, listing: Listing): string {
  return action === 'sell' ? endings[dealKind(listing)].action : actionLabels[action];
}

interface OtherActionsProps extends Omit<OwnerActionsProps, 'children'> {
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
        className="menu"
        aria-label={messages.otherActions}
        title={messages.otherActions}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor === null ? {} : { 'aria-controls': menuId })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
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

const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '.MuiButton-root': { minHeight: 44 },
  '> .menu': { minWidth: 44, padding: 0 },
  [below(600)]: { gap: 6, '> .MuiButton-root:not(.menu)': { paddingInline: 14 } },
});
