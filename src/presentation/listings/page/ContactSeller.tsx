import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Listing } from '../../../domain/listings/Listing';
import { PriceText } from '../../shared/cards/PriceText';
import { pillLink } from '../../shared/controls/buttonLook';
import { Icon } from '../../shared/controls/Icon';
import { ownBar } from '../../shared/controls/ownBar';
import { PAGE_MARGIN } from '../../shared/page/pageMargin';
import { below, SMALL_SCREEN } from '../../shared/page/screenWidths';
import { paths } from '../../shared/paths';
import { listingPageMessages as messages } from '../display/messages';

/**
 * Leads to the conversation about a listing, which begins with the first message; guests sign in there. On small screens a
 * bar at the bottom of the window, with the price, in place of the links of the site: see `own-bar` in page.css.
 */
export function ContactSeller({ listing }: { readonly listing: Listing }) {
  return (
    <Bar ref={ownBar} className="own-bar" data-print="hide">
      <p className={listing.price.kind}>
        <PriceText listing={listing} />
      </p>
      <Link to={paths.contactSeller(listing.id)}>
        <Icon name="chat" size={22} />
        {messages.contact}
      </Link>
    </Bar>
  );
}

const Bar = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  // Beside the photos the price stands right above.
  p: { display: 'none' },
  a: {
    ...pillLink,
    // The label takes two lines only when larger text leaves no other room, after the price has given way.
    flex: '1 1 auto',
    whiteSpace: 'normal',
    textAlign: 'center',
    lineHeight: 1.2,
    minHeight: 52,
    padding: '0 16px',
    fontSize: '1.0625rem',
  },
  [SMALL_SCREEN]: {
    position: 'fixed',
    zIndex: 20,
    insetInline: 0,
    bottom: 0,
    padding: `6px ${PAGE_MARGIN} calc(6px + env(safe-area-inset-bottom))`,
    borderTop: '1px solid var(--mb-palette-divider)',
    background: 'var(--mb-palette-background-paper)',
    p: {
      display: 'block',
      flexShrink: 1000,
      margin: 0,
      fontFamily: 'var(--mb-font-display)',
      fontWeight: 750,
      fontSize: '1.375rem',
      lineHeight: 1.15,
      letterSpacing: '-0.02em',
      color: 'var(--mb-palette-primary-main)',
    },
    'p.gift': { color: 'var(--mb-palette-secondary-main)' },
    'p span': {
      display: 'block',
      fontFamily: 'inherit',
      fontSize: '0.875rem',
      fontWeight: 500,
      color: 'var(--mb-palette-text-secondary)',
    },
    // Two lines at most: a budget does without « par mois ».
    'span:not(:empty) + span': { display: 'none' },
  },
  // Leaves room for the price on the same line.
  [below(400)]: { 'a > svg': { display: 'none' } },
});
