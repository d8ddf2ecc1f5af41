/** What comparable listings ask for, in whole euros: half of them between the quartiles. */
export interface UsualPrice {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  /** How many listings were compared. */
  readonly count: number;
}

/** How a price relates to the usual one. `very-low`: less than half of the lower quartile. */
export type PriceVerdict = 'very-low' | 'low' | 'usual' | 'high';

/** With fewer prices, nothing is said. */
export const FEWEST_COMPARABLES = 8;

/** So many times above or below the median, a price is a placeholder (« 1 € ») or a mistake. */
const OUTLYING_FACTOR = 5;

/** If the upper quartile is more than so many times the lower one, the things are too different to be compared. */
const WIDEST_SPREAD = 2.5;

/** Undefined if too few prices are left without the outliers, or if they differ too much. */
export function usualPriceOf(prices: readonly number[]): UsualPrice | undefined {
  const middle = quantile(sorted(prices), 0.5);
  const plausible = sorted(
    prices.filter((price) => price * OUTLYING_FACTOR >= middle && price <= middle * OUTLYING_FACTOR),
  );
  if (plausible.length < FEWEST_COMPARABLES) return undefined;
  const [lower, median, upper] = [
    rounded(quantile(plausible, 0.25)),
    rounded(quantile(plausible, 0.5)),
    rounded(quantile(plausible, 0.75)),
  ];
  return upper > lower * WIDEST_SPREAD ? undefined : { lower, median, upper, count: plausible.length };
}

/** Compared with the rounded quartiles, which are those that people read. */
export function priceVerdict(euros: number, { lower, upper }: UsualPrice): PriceVerdict {
  if (euros * 2 < lower) return 'very-low';
  if (euros < lower) return 'low';
  return euros > upper ? 'high' : 'usual';
}

function sorted(prices: readonly number[]): readonly number[] {
  return prices.toSorted((one, other) => one - other);
}

/** Between two prices in proportion; 0 without any. */
function quantile(ascending: readonly number[], share: number): number {
  const position = (ascending.length - 1) * share;
  const below = ascending[Math.floor(position)] ?? 0;
  const above = ascending[Math.ceil(position)] ?? 0;
  return below + (above - below) * (position - Math.floor(position));
}

/** To two digits: more would be more exact than the comparison. */
function rounded(euros: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(euros)) - 1);
  return Math.round(euros / step) * step;
}
