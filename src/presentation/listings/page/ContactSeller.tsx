import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Listing } from '../../../domain/listings/Listing';
import { formatPrice, priceSuffix } from '../../shared/format/formatPrice';
import { Icon } from '../../shared/controls/Icon';
import { PAGE_MARGIN } from '../../shared/page/pageMargin';
import { below, WIDE_SCREEN } from '../../shared/page/screenWidths';
import { paths } from '../../shared/paths';
import { listingPageMessages as messages } from '../display/messages';

/** Links to the conversation about a listing, which begins with the first message; guests sign in there. */
export function ContactSeller({ listingId }: { readonly listingId: string }) {
  return (
    <Button
      component={Link}
      variant="contained"
      size="large"
      to={paths.contactSeller(listingId)}
      startIcon={<Icon name="chat" size={22} />}
    >
      {messages.contact}
    </Button>
  );
}

export const ContactInPanel = styled.div({ display: 'flex', flexDirection: 'column' });

/**
 * A bar with the price and the contact button at the bottom of a phone's window; hidden while the other contact button
 * is visible.
 */
export function ContactBar({ listing, hidden }: { readonly listing: Listing; readonly hidden: boolean }) {
  return (
    <Bar data-print="hide" hidden={hidden}>
      <p>
        {formatPrice(listing.price)} <span>{priceSuffix(listing)}</span>
      </p>
      <ContactSeller listingId={listing.id} />
    </Bar>
  );
}

const Bar = styled.div({
  position: 'sticky',
  zIndex: 20,
  bottom: 'calc(var(--mb-bottom-bar-height, 64px) + env(safe-area-inset-bottom))',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  margin: `16px calc(-1 * ${PAGE_MARGIN}) 0`,
  padding: `10px ${PAGE_MARGIN}`,
  borderTop: '1px solid var(--mb-palette-divider)',
  background: 'var(--mb-palette-background-paper)',
  p: {
    margin: 0,
    fontFamily: 'var(--mb-font-display)',
    fontWeight: 750,
    fontSize: '1.375rem',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
    color: 'var(--mb-palette-primary-main)',
  },
  'p span': {
    display: 'block',
    fontFamily: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 500,
    color: 'var(--mb-palette-text-secondary)',
  },
  '.MuiButton-root': { flex: '1 0 auto', paddingInline: 16 },
  // Leaves room for the price on the same line.
  [below(400)]: { '.MuiButton-startIcon': { display: 'none' } },
  // Keeps its height, so that nothing moves when it appears.
  '&[hidden]': { display: 'flex', visibility: 'hidden' },
  [WIDE_SCREEN]: { '&, &[hidden]': { display: 'none' } },
});
