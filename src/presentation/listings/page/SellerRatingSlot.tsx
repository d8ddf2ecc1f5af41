import { Suspense } from 'react';
import type { ReviewAuthor } from '../../../domain/reviews/writeReview';
import { lazyExtra } from '../../shared/controls/lazyExtra';
import { useIsNear } from '../../shared/page/useIsNear';
import { useIsWanted } from '../../shared/page/useIsWanted';

const SellerRating = lazyExtra(async () => (await import('../../reviews/SellerRating')).SellerRating);

/** The place of the seller’s rating, which is read once the place comes into view. */
export function SellerRatingSlot({ uid, name }: ReviewAuthor) {
  const [slot, isNear] = useIsNear<HTMLDivElement>();
  const isWanted = useIsWanted();
  return (
    <div ref={slot} data-print="hide">
      {isNear && isWanted && (
        <Suspense>
          <SellerRating uid={uid} name={name} />
        </Suspense>
      )}
    </div>
  );
}
