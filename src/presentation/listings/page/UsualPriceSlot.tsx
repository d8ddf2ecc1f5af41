import styled from '@emotion/styled';
import { Suspense } from 'react';
import type { Listing } from '../../../domain/listings/Listing';
import { lazyExtra } from '../../shared/controls/lazyExtra';
import { useIsNear } from '../../shared/page/useIsNear';
import { useIsWanted } from '../../shared/page/useIsWanted';

const UsualPriceLine = lazyExtra(async () => (await import('./UsualPriceLine')).UsualPriceLine);

/**
 * Two lines about the price, in a place of their height, so that nothing moves when they come: they are not computed before the visitor
 * does something. Renders nothing without a price to compare.
 */
export function UsualPriceSlot({ listing }: { readonly listing: Listing }) {
  const [slot, isNear] = useIsNear<HTMLDivElement>();
  const isWanted = useIsWanted();
  const { kind, price } = listing;
  if (kind !== 'offer' || price.kind !== 'amount' || price.euros === 0) return null;
  return (
    <Slot ref={slot} data-print="hide">
      {isNear && isWanted && (
        <Suspense>
          <UsualPriceLine listing={listing} euros={price.euros} />
        </Suspense>
      )}
    </Slot>
  );
}

const Slot = styled.div({ height: 48, fontSize: '0.9375rem', lineHeight: '24px' });
