import { DAY, type Instant } from '../shared/Instant';
import type { FormerPrice, Listing } from './Listing';
import { isSamePrice, priceInEuros, type Price } from './Price';

/** A reduction is measured from the lowest price of these days, as article L. 112-1-1 of the Code de la consommation asks of shops. */
const REFERENCE_PERIOD = 30 * DAY;

/** How the price last changed, and all former prices, newest first. */
export interface PriceHistory {
  /** `other`: to or from no amount, or back to what was asked within the last 30 days, which is no reduction. */
  readonly move: 'drop' | 'rise' | 'other';
  /** Of a drop the lowest price of the 30 days before it, otherwise the price before. */
  readonly from: Price;
  readonly at: Instant;
  readonly former: readonly [FormerPrice, ...FormerPrice[]];
}

/** Null when the price has never changed. */
export function priceHistory({
  price,
  formerPrices = [],
}: Pick<Listing, 'price' | 'formerPrices'>): PriceHistory | null {
  const changes = formerPrices.filter(
    (former, index) => !isSamePrice(former.price, formerPrices[index + 1]?.price ?? price),
  );
  const [last, ...earlier] = changes.toReversed();
  if (last === undefined) return null;
  return { ...moveTo(price, last, earlier), at: last.until, former: [last, ...earlier] };
}

function moveTo(price: Price, last: FormerPrice, earlier: readonly FormerPrice[]): Pick<PriceHistory, 'move' | 'from'> {
  const [now, before] = [priceInEuros(price), priceInEuros(last.price)];
  if (now === null || before === null) return { move: 'other', from: last.price };
  if (now > before) return { move: 'rise', from: last.price };
  const lowest = lowestOf(
    earlier.filter(({ until }) => until > last.until - REFERENCE_PERIOD),
    before,
  );
  return now < lowest ? { move: 'drop', from: { kind: 'amount', euros: lowest } } : { move: 'other', from: last.price };
}

function lowestOf(prices: readonly FormerPrice[], bound: number): number {
  return Math.min(bound, ...prices.map(({ price }) => priceInEuros(price) ?? bound));
}
