import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { dealKind } from '../../../domain/listings/dealKind';
import { canBeEdited } from '../../../domain/listings/draft/editListing';
import type { Listing } from '../../../domain/listings/Listing';
import { ownerActions, takesOffline, type OwnerAction } from '../../../domain/listings/lifecycle/ownerActions';
import type { Instant } from '../../../domain/shared/Instant';
import { useOwnRestriction } from '../../moderation/useOwnRestriction';
import { useRestoreFocus } from '../../shared/focus/useRestoreFocus';
import { below } from '../../shared/page/screenWidths';
import { useMediaQuery } from '../../shared/useMediaQuery';
import { useViewModel } from '../../shared/useViewModel';
import { listingDisplay } from '../../shared/viewModels';
import { actionLabels, endings, myListingsMessages as messages, newPriceMessages } from './messages';
import { PriceForm } from './PriceForm';
import type { Act } from './useOwnerActions';

/** The number of actions shown as buttons; the others are in a menu. On a phone all stand in one row. */
const VISIBLE_ACTIONS = { phone: 1, wide: 2 };

interface OwnerActionsProps {
  readonly listing: Listing;
  readonly onAct: Act;
}

/** They bring back online a listing that is meant to be there. */
const mainActions: readonly OwnerAction[] = ['renew', 'resume'];

/** The actions that the owner, who may be restricted, can take on a listing in its current state; while a new price is typed, only that. */
export const OwnerActions = observer(function OwnerActions({ listing, onAct }: OwnerActionsProps) {
  const now = useViewModel(listingDisplay).now();
  const [isRepricing, setRepricing] = useState(false);
  const opener = useRestoreFocus<HTMLButtonElement>(isRepricing);
  const isPhone = useMediaQuery(below(600));
  const isRestricted = useOwnRestriction() !== null;
  const euros = isRestricted ? null : changeablePrice(listing, now);
  const actions = ownerActions(listing, now).filter((action) => !isRestricted || takesOffline(action));
  const shown = isPhone ? VISIBLE_ACTIONS.phone : VISIBLE_ACTIONS.wide;
  const others = actions.slice(shown);
  if (isRepricing && euros !== null)
    return (
      <Row role="group" aria-label={messages.actionsOn(listing.title)}>
        <PriceForm listing={listing} euros={euros} onEnd={() => setRepricing(false)} />
      </Row>
    );
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
      {euros !== null && (
        <Button ref={opener} variant="outlined" onClick={() => setRepricing(true)}>
          {newPriceMessages.open}
        </Button>
      )}
      {others.length > 0 && <OtherActions listing={listing} actions={others} onAct={onAct} />}
    </Row>
  );
});

/** Euros; null where there is no price to change. A refused listing would be submitted again: that needs more than a price. */
function changeablePrice(listing: Listing, now: Instant): number | null {
  const { price, state } = listing;
  return price.kind === 'amount' && state !== 'refused' && canBeEdited(listing, now) ? price.euros : null;
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
