import styled from '@emotion/styled';
import { memo, type ReactNode } from 'react';
import type { ListingCard } from '../../../domain/listings/Listing';
import { ListingCardView } from './ListingCardView';
import { useCardsInSteps } from './useCardsInSteps';

/** One row of the widest grid: in sight when the page opens. */
export const EAGER_CARDS = 4;

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
  const isRendered = useCardsInSteps();
  return (
    <ListingGrid {...(label === undefined ? {} : { label })}>
      {cards.map((card, index) => (
        <li key={card.id} className="card">
          {isRendered(index) && <Card listing={card} eager={eager && index < EAGER_CARDS} />}
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
  // The height that `CardFrame` gives a card of its width.
  '--card-height': 'calc(0.75 * var(--card-width) + 8.125rem + 19px)',
  // Far out of sight it is not rendered.
  '.card': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'var(--card-height)',
    // Room for the outline of a card that has the focus, which would be cut off.
    margin: -9,
    padding: 9,
  },
  '.card:empty': { height: 'var(--card-height)' },
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
