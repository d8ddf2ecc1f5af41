import { MAXIMUM_PRICE } from '../listings/Price';
import { parseNumber } from '../listings/catalogue/parseNumber';
import { failure, success, type Result } from '../shared/Result';
import type { MessageContent } from './Message';

/** Parses a price in whole euros. */
export function composeOffer(typed: string): Result<MessageContent, 'not-a-price'> {
  const euros = parseNumber(typed.replace('€', ''), { minimum: 1, maximum: MAXIMUM_PRICE });
  return euros.ok ? success({ kind: 'offer', euros: euros.value }) : failure('not-a-price');
}
