import styled from '@emotion/styled';
import { Suspense } from 'react';
import type { Listing } from '../../../domain/listings/Listing';
import { lazyExtra } from '../../shared/controls/lazyExtra';
import { useIsNear } from '../../shared/page/useIsNear';
import { useIsWanted } from '../../shared/page/useIsWanted';
import { UsualPriceLink } from './UsualPriceLink';

const UsualPriceLine = lazyExtra(async () => (await import('./UsualPriceLine')).UsualPriceLine);

/**
 * Two lines about the price, in a place of their height, so that nothing moves when they come: they are not computed before the visitor
 * does something. Until then, and where the usual price is unknown, a link to how it is computed. Renders nothing without a price to compare.
 */
export function UsualPriceSlot({ listing }: { readonly listing: Listing }) {
  const [slot, isNear] = useIsNear<HTMLDivElement>();
  const isWanted = useIsWanted();
  const { kind, price } = listing;
  if (kind !== 'offer' || price.kind !== 'amount' || price.euros === 0) return null;
  return (
    <Slot ref={slot} data-print="hide">
      {isNear && isWanted ? (
        <Suspense fallback={<UsualPriceLink />}>
          <UsualPriceLine listing={listing} euros={price.euros} />
        </Suspense>
      ) : (
        <UsualPriceLink />
      )}
    </Slot>
  );
}

const Slot = styled.div({ height: 48, fontSize: '0.9375rem', lineHeight: '24px' });
