import { parsePrice } from '../listings/parsePrice';
import type { Price } from '../listings/Price';
import { failure, success, type Result } from '../shared/Result';
import type { MessageContent } from './Message';

export type Offer = Extract<MessageContent, { readonly kind: 'offer' }>;

/** Parses a price in whole euros. */
export function composeOffer(typed: string): Result<Offer, 'not-a-price'> {
  const euros = parsePrice(typed);
  return euros.ok ? success({ kind: 'offer', euros: euros.value }) : failure('not-a-price');
}

/** Whether an offer is more than what is asked for. False where no amount is asked for. */
export function isAbovePrice({ euros }: Offer, price: Price): boolean {
  return price.kind === 'amount' && euros > price.euros;
}
