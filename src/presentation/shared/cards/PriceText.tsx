import type { Listing } from '../../../domain/listings/Listing';
import { formatPrice, pricePrefix, priceSuffix } from '../format/formatPrice';

/** A price between what comes before and after the amount, each in a `span`. */
export function PriceText({
  listing,
}: {
  readonly listing: Pick<Listing, 'price' | 'kind' | 'categoryId' | 'fields'>;
}) {
  return (
    <>
      <span>{pricePrefix(listing)}</span>
      {formatPrice(listing.price)} <span>{priceSuffix(listing)}</span>
    </>
  );
}
