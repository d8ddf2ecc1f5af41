import styled from '@emotion/styled';
import { CardFrame } from './CardFrame';
import { ListingGrid } from './ListingGrid';
import { messages } from '../messages';
import { VisuallyHidden } from '../controls/VisuallyHidden';

/** Placeholders of the exact size of cards. */
export function ListingGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{messages.loadingListings}</VisuallyHidden>
      <Breathing aria-hidden="true">
        <ListingGrid>
          {Array.from({ length: count }, (_, index) => (
            <li key={index}>
              <CardSkeleton />
            </li>
          ))}
        </ListingGrid>
      </Breathing>
    </div>
  );
}

function CardSkeleton() {
  return (
    <CardFrame as="div">
      <div className="picture" />
      <div className="body">
        <div className="price">
          <Bar style={{ width: '45%' }} />
        </div>
        <div className="title">
          <Bar style={{ width: '90%' }} />
          <Bar style={{ width: '60%' }} />
        </div>
        <div className="line">
          <Bar style={{ width: '75%' }} />
        </div>
        <div className="line">
          <Bar style={{ width: '55%' }} />
        </div>
        <div className="line">
          <Bar style={{ width: '40%' }} />
        </div>
      </div>
    </CardFrame>
  );
}

const Bar = styled.span({
  display: 'block',
  height: '0.7em',
  margin: '0.35em 0',
  borderRadius: 6,
  background: 'color-mix(in srgb, var(--mb-palette-text-primary) 10%, transparent)',
});

const Breathing = styled.div({
  '@keyframes breathe': { '50%': { opacity: 0.55 } },
  '@media (prefers-reduced-motion: no-preference)': { animation: 'breathe 1.6s ease-in-out infinite' },
});
