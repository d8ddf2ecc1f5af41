import type { Price } from '../listings/Price';

export interface PriceDrop {
  readonly from: Price;
  readonly to: Price;
}

/** `null` unless the price is lower; a gift is lower than any amount. */
export function priceDrop(from: Price, to: Price): PriceDrop | null {
  if (from.kind !== 'amount') return null;
  const isLower = to.kind === 'gift' || (to.kind === 'amount' && to.euros < from.euros);
  return isLower ? { from, to } : null;
}
