import styled from '@emotion/styled';
import { Suspense } from 'react';
import type { Listing } from '../../../domain/listings/Listing';
import { textButton } from '../../shared/controls/buttonLook';
import { lazyExtra } from '../../shared/controls/lazyExtra';
import { useIsNear } from '../../shared/page/useIsNear';
import { useIsWanted } from '../../shared/page/useIsWanted';
import { listingPageMessages as messages } from '../display/messages';

const UsualPriceLine = lazyExtra(async () => (await import('./UsualPriceLine')).UsualPriceLine);

/**
 * Two lines about the price, in a place of their height, so that nothing moves when they come: they are not computed before the visitor
 * does something, such as to use the button that stands there until then. Renders nothing without a price to compare.
 */
export function UsualPriceSlot({ listing }: { readonly listing: Listing }) {
  const [slot, isNear] = useIsNear<HTMLDivElement>();
  const isWanted = useIsWanted();
  const { kind, price } = listing;
  if (kind !== 'offer' || price.kind !== 'amount' || price.euros === 0) return null;
  return (
    <Slot ref={slot} tabIndex={-1} data-print="hide">
      {isNear &&
        (isWanted ? (
          <Suspense>
            <UsualPriceLine listing={listing} euros={price.euros} />
          </Suspense>
        ) : (
          // The button goes as soon as it has the focus, which its place keeps.
          <button type="button" onFocus={() => slot.current?.focus()}>
            {messages.comparePrice}
          </button>
        ))}
    </Slot>
  );
}

const Slot = styled.div({ height: '3rem', button: { ...textButton, color: 'var(--mb-palette-text-secondary)' } });
