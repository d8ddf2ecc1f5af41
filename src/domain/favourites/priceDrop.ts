import type { Price } from '../listings/Price';

export interface PriceDrop {
  readonly from: Price;
  readonly to: Price;
}

/** Null unless it costs less than before; what is given away costs less than any amount. */
export function priceDrop(from: Price, to: Price): PriceDrop | null {
  if (from.kind !== 'amount') return null;
  const isLower = to.kind === 'gift' || (to.kind === 'amount' && to.euros < from.euros);
  return isLower ? { from, to } : null;
}
