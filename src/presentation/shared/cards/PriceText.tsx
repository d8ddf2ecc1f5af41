import type { Listing } from '../../../domain/listings/Listing';
import { formatPrice, pricePrefix, priceSuffix } from '../format/formatPrice';

/** A price between what comes before and after the amount, each `.aside`. */
export function PriceText({
  listing,
}: {
  readonly listing: Pick<Listing, 'price' | 'kind' | 'categoryId' | 'fields'>;
}) {
  return (
    <>
      <span className="aside">{pricePrefix(listing)}</span>
      {formatPrice(listing.price)} <span className="aside">{priceSuffix(listing)}</span>
    </>
  );
}
