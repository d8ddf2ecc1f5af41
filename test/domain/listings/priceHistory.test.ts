import { expect, test } from 'vitest';
import type { FormerPrice } from '../../../src/domain/listings/Listing';
import type { Price } from '../../../src/domain/listings/Price';
import { priceHistory, type PriceHistory } from '../../../src/domain/listings/priceHistory';
import { DAY } from '../../../src/domain/shared/Instant';
import { NOON } from '../../support/builders/aListing';

/** In euros; null: on request. */
type Asked = number | null;

const asked = (price: Asked): Price => {
  if (price === null) return { kind: 'on-request' };
  return price === 0 ? { kind: 'gift' } : { kind: 'amount', euros: price };
};
const former = ([price, daysAgo]: readonly [Asked, number]): FormerPrice => ({
  price: asked(price),
  until: NOON - daysAgo * DAY,
});

test.each<[string, readonly (readonly [Asked, number])[], Asked, PriceHistory['move'], Asked]>([
  ['a lower price is a drop', [[120, 3]], 90, 'drop', 120],
  ['a euro less is a drop', [[120, 3]], 119, 'drop', 120],
  ['a euro more is a rise', [[120, 3]], 121, 'rise', 120],
  ['a gift is a drop', [[120, 3]], 0, 'drop', 120],
  ['a price after a gift is a rise', [[0, 3]], 20, 'rise', 0],
  ['a price that is removed is another change', [[120, 3]], null, 'other', 120],
  ['a price after « sur demande » is another change', [[null, 3]], 120, 'other', null],
  [
    'a second drop is measured from the first',
    [
      [150, 9],
      [120, 3],
    ],
    90,
    'drop',
    120,
  ],
  [
    'a drop after a rise is measured from the price before the rise',
    [
      [120, 9],
      [300, 3],
    ],
    90,
    'drop',
    120,
  ],
  [
    'the lowest of several former prices counts',
    [
      [110, 20],
      [100, 15],
      [130, 9],
      [300, 3],
    ],
    90,
    'drop',
    100,
  ],
  [
    'a drop to what was asked before the rise is no drop',
    [
      [90, 9],
      [300, 3],
    ],
    90,
    'other',
    300,
  ],
  [
    'a drop to more than before the rise is no drop',
    [
      [90, 9],
      [300, 3],
    ],
    120,
    'other',
    300,
  ],
  [
    'a drop to less than what was asked 30 days before is a drop',
    [
      [90, 33],
      [300, 3],
    ],
    120,
    'drop',
    300,
  ],
  [
    'a drop to more than was asked within 30 days is no drop',
    [
      [90, 32.9],
      [300, 3],
    ],
    120,
    'other',
    300,
  ],
  [
    '« sur demande » before a rise lowers nothing',
    [
      [null, 9],
      [300, 3],
    ],
    120,
    'drop',
    300,
  ],
  [
    'a gift within 30 days makes later prices no drop',
    [
      [0, 9],
      [300, 3],
    ],
    120,
    'other',
    300,
  ],
  [
    'a rise is measured from the price before it',
    [
      [150, 9],
      [90, 3],
    ],
    120,
    'rise',
    90,
  ],
])('%s', (_title, prices, price, move, from) => {
  const formerPrices = prices.map(former);
  expect(priceHistory({ price: asked(price), formerPrices })).toEqual({
    move,
    from: asked(from),
    at: NOON - 3 * DAY,
    former: formerPrices.toReversed(),
  });
});

test('a listing whose price has never changed has no history', () => {
  expect(priceHistory({ price: asked(120) })).toBeNull();
});

test('a price that came back within a day has not changed', () => {
  expect(priceHistory({ price: asked(120), formerPrices: [former([120, 3])] })).toBeNull();
});

test('a price that came back within a day leaves the change before it', () => {
  const formerPrices = [former([150, 9]), former([120, 3])];
  expect(priceHistory({ price: asked(120), formerPrices })).toEqual({
    move: 'drop',
    from: asked(150),
    at: NOON - 9 * DAY,
    former: [former([150, 9])],
  });
});

test('a price that is kept twice in a row ended the second time', () => {
  const formerPrices = [former([120, 9]), former([120, 3])];
  expect(priceHistory({ price: asked(90), formerPrices })).toEqual({
    move: 'drop',
    from: asked(120),
    at: NOON - 3 * DAY,
    former: [former([120, 3])],
  });
});
