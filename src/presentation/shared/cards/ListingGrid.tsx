import styled from '@emotion/styled';
import { memo, type ReactNode } from 'react';
import type { ListingCard } from '../../../domain/listings/Listing';
import { ListingCardView } from './ListingCardView';

/** One row of the widest grid: in sight when the page opens. */
const EAGER_CARDS = 4;

/** Cards side by side, two on a phone, three on a tablet, four beyond; each child is an `<li>`, of the class `card` where it has nothing but a card. */
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
        <li key={card.id} className="card">
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
  ...columns(2, 24, 12),
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Far out of sight it is not rendered, and has the height that `CardFrame` gives a card of its width.
  '.card': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'calc(0.75 * var(--card-width) + 149px)',
    // Room for the outline of a card that has the focus, which would be cut off.
    margin: -9,
    padding: 9,
  },
  '@container (min-width: 600px)': columns(3, 28, 20),
  '@container (min-width: 980px)': columns(4, 32, 24),
});

function columns(count: number, rowGap: number, gap: number) {
  return {
    '--card-width': `((100cqi - ${(count - 1) * gap}px) / ${count})`,
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    gap: `${rowGap}px ${gap}px`,
  };
}
