/** Whole euros, as in the trade: a listing's price has no cents. */
export type Price =
  { readonly kind: 'amount'; readonly euros: number } | { readonly kind: 'gift' } | { readonly kind: 'on-request' };

export const MAXIMUM_PRICE = 99_999_999;

/** What sorts and price filters use: a gift costs 0; « sur demande » has no amount. */
export function priceInEuros(price: Price): number | null {
  if (price.kind === 'amount') return price.euros;
  return price.kind === 'gift' ? 0 : null;
}
