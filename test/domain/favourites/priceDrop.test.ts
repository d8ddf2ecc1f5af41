import { expect, test } from 'vitest';
import { priceDrop } from '../../../src/domain/favourites/priceDrop';
import type { Price } from '../../../src/domain/listings/Price';

const euros = (amount: number): Price => ({ kind: 'amount', euros: amount });
const gift: Price = { kind: 'gift' };
const onRequest: Price = { kind: 'on-request' };

test.each([
  ['less', euros(120), euros(119), true],
  ['as much', euros(120), euros(120), false],
  ['more', euros(120), euros(121), false],
  ['nothing any more', euros(1), gift, true],
  ['who knows what', euros(120), onRequest, false],
  ['something after a gift', gift, euros(1), false],
  ['something after who knows what', onRequest, euros(1), false],
  ['nothing as before', gift, gift, false],
])('a price drop is detected: %s', (_title, from, to, isDrop) => {
  expect(priceDrop(from, to)).toEqual(isDrop ? { from, to } : null);
});
