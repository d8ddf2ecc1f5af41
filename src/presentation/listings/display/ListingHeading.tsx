import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { findCategory } from '../../../domain/listings/catalogue/categories';
import { dealKind } from '../../../domain/listings/dealKind';
import type { Listing } from '../../../domain/listings/Listing';
import type { Location } from '../../../domain/listings/place/Location';
import { badgeLook } from '../../shared/cards/badgeLook';
import { cardFacts } from '../../shared/cards/cardFacts';
import { formatDate } from '../../shared/format/formatDate';
import { formatDistance } from '../../shared/format/formatDistance';
import { placeText } from '../../shared/places/placeText';
import { PriceText } from '../../shared/cards/PriceText';
import { priceSuffix } from '../../shared/format/formatPrice';
import { messages } from '../../shared/messages';
import { useViewModel } from '../../shared/useViewModel';
import { listingDisplay } from '../../shared/viewModels';
import { listingPageMessages, soldBadges } from './messages';

interface ListingHeadingProps {
  readonly listing: Listing;
  readonly distanceKm: number | null;
  readonly place: Location | null;
  /** On a page where the owner reads its state elsewhere. */
  readonly isOwn?: boolean;
  /** Beside the price. */
  readonly offer?: ReactNode;
  /** `h2` where the page has another title. */
  readonly titleAs?: 'h1' | 'h2';
}

export function ListingHeading({
  listing,
  distanceKm,
  place,
  isOwn = false,
  offer,
  titleAs: Title = 'h1',
}: ListingHeadingProps) {
  const now = useViewModel(listingDisplay).now();
  const { location } = listing;
  const facts = cardFacts(listing);
  return (
    <Heading>
      <Badges listing={listing} isOwn={isOwn} />
      <Title>{listing.title}</Title>
      <div className="amount">
        <PriceLine listing={listing} />
        {offer}
      </div>
      {facts.length > 0 && <p className="facts">{facts.join(' · ')}</p>}
      <p className="line">
        {placeText(location)}
        {distanceKm !== null &&
          place !== null &&
          ` · ${listingPageMessages.place.distance(formatDistance(distanceKm), place.communeName)}`}
      </p>
      <p className="line">
        <time dateTime={new Date(listing.publishedAt).toISOString()}>
          {listingPageMessages.published(formatDate(listing.publishedAt, now))}
        </time>
      </p>
    </Heading>
  );
}

function Badges({ listing, isOwn }: { readonly listing: Listing; readonly isOwn: boolean }) {
  const { kind, seller, state, handover } = listing;
  return (
    <div className="badges">
      {state === 'reserved' && !isOwn && <span className="badge strong">{messages.reserved}</span>}
      {state === 'sold' && !isOwn && <span className="badge strong">{soldBadges[dealKind(listing)]}</span>}
      {kind === 'wanted' && <span className="badge wanted">{messages.wanted}</span>}
      {seller.kind === 'professional' && <span className="badge">{messages.professional}</span>}
      {handover.delivery && <span className="badge">{messages.delivery}</span>}
    </div>
  );
}

function PriceLine({ listing }: { readonly listing: Listing }) {
  const rules = findCategory(listing.categoryId)?.price;
  return (
    <div aria-live="polite">
      <p className={listing.price.kind === 'gift' ? 'price gift' : 'price'}>
        <PriceText listing={listing} />
      </p>
      {rules?.suffix !== undefined && priceSuffix(listing) !== '' && listing.kind === 'offer' && (
        <p className="line">{rules.label}</p>
      )}
    </div>
  );
}

export const Heading = styled.header({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  'h1, h2': {
    font: 'var(--mb-font-h2)',
    fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
    letterSpacing: '-0.015em',
    margin: 0,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  p: { margin: 0 },
  '.amount': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
  },
  '.price': {
    fontFamily: 'var(--mb-font-display)',
    fontWeight: 750,
    fontSize: '2rem',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
    color: 'var(--mb-palette-primary-main)',
  },
  '.price.gift': { color: 'var(--mb-palette-secondary-main)' },
  '.price span': {
    fontFamily: 'inherit',
    fontSize: '1.125rem',
    fontWeight: 500,
    letterSpacing: 0,
    color: 'var(--mb-palette-text-secondary)',
  },
  '.facts': { fontWeight: 600, lineHeight: 1.4 },
  '.line': {
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    color: 'var(--mb-palette-text-secondary)',
    overflowWrap: 'anywhere',
  },
  '.badges': { display: 'flex', flexWrap: 'wrap', gap: 6, '&:empty': { display: 'none' } },
  '.badge': {
    ...badgeLook,
    '&:not(.strong, .wanted)': { boxShadow: 'inset 0 0 0 1px var(--mb-palette-outline)' },
    // Its ground is nearly that of a dark page.
    '[data-theme="dark"] &.wanted': { boxShadow: 'inset 0 0 0 1px var(--mb-palette-outline)' },
  },
});
