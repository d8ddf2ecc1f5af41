import { expect, test } from 'vitest';
import { MAXIMUM_FORMER_PRICES, formerPricesAfter } from '../../../src/domain/listings/formerPrices';
import type { FormerPrice } from '../../../src/domain/listings/Listing';
import type { Price } from '../../../src/domain/listings/Price';
import { DAY, HOUR, type Instant } from '../../../src/domain/shared/Instant';
import { aListing, NOON } from '../../support/builders/aListing';

const euros = (amount: number): Price => ({ kind: 'amount', euros: amount });
const gift: Price = { kind: 'gift' };
const onRequest: Price = { kind: 'on-request' };
const until = (days: number, amount = 150): FormerPrice => ({ price: euros(amount), until: NOON - days * DAY });
const now = { price: euros(120), until: NOON };

test.each<[string, Price, readonly FormerPrice[], Instant, readonly FormerPrice[]]>([
  ['a lower price keeps the former one', euros(90), [], NOON - 10 * DAY, [now]],
  ['a higher price keeps the former one', euros(140), [], NOON - 10 * DAY, [now]],
  ['a gift keeps the former price', gift, [], NOON - 10 * DAY, [now]],
  ['a price on request keeps the former one', onRequest, [], NOON - 10 * DAY, [now]],
  ['the same price keeps nothing', euros(120), [], NOON - 10 * DAY, []],
  ['the same price leaves the history as it is', euros(120), [until(5)], NOON - 10 * DAY, [until(5)]],
  ['a new price follows the former ones', euros(90), [until(5)], NOON - 10 * DAY, [until(5), now]],
  ['a price is kept an hour after the posting', euros(90), [], NOON - HOUR, [now]],
  ['a price is not kept within an hour of the posting', euros(90), [], NOON - HOUR + 1, []],
  ['a price is kept a day after the last one', euros(90), [until(1)], NOON - 10 * DAY, [until(1), now]],
  ['a price is not kept within a day of the last one', euros(90), [until(0.99)], NOON - 10 * DAY, [until(0.99)]],
  [
    'the day is counted from the last of several',
    euros(90),
    [until(9), until(0.5)],
    NOON - 20 * DAY,
    [until(9), until(0.5)],
  ],
])('%s', (_title, price, stored, publishedAt, expected) => {
  const listing = aListing({ publishedAt, ...(stored.length > 0 && { formerPrices: stored }) });
  expect(formerPricesAfter(listing, price, NOON)).toEqual(expected);
});

test.each([
  [29, 0],
  [30, 1],
])('a former price that follows %i others removes the %i oldest', (count, removed) => {
  const stored = Array.from({ length: count }, (_, index) => until(count - index, index + 1));
  const after = formerPricesAfter(aListing({ formerPrices: stored }), euros(90), NOON);
  expect(after).toEqual([...stored.slice(removed), now]);
  expect(after).toHaveLength(MAXIMUM_FORMER_PRICES);
});
