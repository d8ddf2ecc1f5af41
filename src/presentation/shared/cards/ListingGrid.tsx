import styled from '@emotion/styled';
import { memo, type ReactNode } from 'react';
import type { ListingCard } from '../../../domain/listings/Listing';
import { ListingCardView } from './ListingCardView';

/** One row of the widest grid: in sight when the page opens. */
const EAGER_CARDS = 4;

/** Cards side by side, two on a phone, three on a tablet, four beyond; each child is an `<li>`. */
export function ListingGrid({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  return (
    <Width>
      <Grid aria-label={label}>{children}</Grid>
    </Width>
  );
}

const Card = memo(ListingCardView);

/** A grid of plain cards; `eager` when it is the first thing on its page. */
export function ListingCards({ cards, eager = false, label }: ListingCardsProps) {
  return (
    <ListingGrid {...(label === undefined ? {} : { label })}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <Card listing={card} eager={eager && index < EAGER_CARDS} />
        </li>
      ))}
    </ListingGrid>
  );
}

interface ListingCardsProps {
  readonly cards: readonly ListingCard[];
  readonly eager?: boolean;
  readonly label?: string;
}

const Width = styled.div({ containerType: 'inline-size' });

const Grid = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px 12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container (min-width: 600px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '28px 20px' },
  '@container (min-width: 980px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '32px 24px' },
});
