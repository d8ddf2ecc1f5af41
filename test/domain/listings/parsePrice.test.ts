import { expect, test } from 'vitest';
import { parsePrice } from '../../../src/domain/listings/parsePrice';
import { MAXIMUM_PRICE } from '../../../src/domain/listings/Price';
import { failure, success } from '../../../src/domain/shared/Result';

const outOfRange = { kind: 'out-of-range', minimum: 1, maximum: MAXIMUM_PRICE } as const;

test.each([
  ['1', 1],
  ['1 234 €', 1234],
  ['1\u202f234\u00a0€', 1234],
  ['€ 25,00', 25],
  ['99 999 999', MAXIMUM_PRICE],
])('the price « %s » is read as %d euros', (typed, euros) => {
  expect(parsePrice(typed)).toEqual(success(euros));
});

test.each([
  ['', { kind: 'not-a-number' }],
  ['€', { kind: 'not-a-number' }],
  ['12 € €', { kind: 'not-a-number' }],
  ['12 euros', { kind: 'not-a-number' }],
  ['12,50 €', { kind: 'not-a-whole-number' }],
  ['0', outOfRange],
  ['-5 €', outOfRange],
  ['100 000 000 €', outOfRange],
] as const)('the price « %s » is refused: %o', (typed, error) => {
  expect(parsePrice(typed)).toEqual(failure(error));
});
