import type { PriceRules } from './catalogue/Category';
import type { ListingKind } from './Listing';
import type { Price } from './Price';

/** The price kinds that a listing may have, the default first. A wanted listing needs no price. */
export function priceKindsOf(kind: ListingKind, { allowsGift, allowsOnRequest }: PriceRules): readonly Price['kind'][] {
  const kinds: Price['kind'][] = ['amount'];
  if (allowsGift) kinds.push('gift');
  if (allowsOnRequest || kind === 'wanted') kinds.push('on-request');
  return kinds;
}
