/** Whole euros: prices have no cents. */
export type Price =
  | { readonly kind: 'amount'; readonly euros: number }
  | { readonly kind: 'gift' }
  | { readonly kind: 'on-request' };

export const MAXIMUM_PRICE = 99_999_999;

/** The amount that sorting and price filters use: 0 for a gift, `null` for « sur demande ». */
export function priceInEuros(price: Price): number | null {
  if (price.kind === 'amount') return price.euros;
  return price.kind === 'gift' ? 0 : null;
}

export function isSamePrice(one: Price, other: Price): boolean {
  return priceInEuros(one) === priceInEuros(other);
}
