import * as v from 'valibot';
import type { PriceDrop } from '../../../domain/favourites/priceDrop';
import { isSamePrice } from '../../../domain/listings/Price';
import { price } from '../documents/listingSchemas';

const priced = v.object({ price });

/** What a change of `listings/{id}` has made of its price. Null: it has left it, or the listing was deleted, or is malformed. */
export function priceChange(before: unknown, after: unknown): PriceDrop | null {
  const [from, to] = [v.safeParse(priced, before), v.safeParse(priced, after)];
  if (!from.success || !to.success || isSamePrice(from.output.price, to.output.price)) return null;
  return { from: from.output.price, to: to.output.price };
}
