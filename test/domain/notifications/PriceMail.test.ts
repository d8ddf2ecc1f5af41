import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../src/domain/listings/Listing';
import type { Price } from '../../../src/domain/listings/Price';
import {
  asFailedPriceMail,
  dropsAmong,
  MOST_LISTINGS,
  takenPriceMail,
  withDrop,
  type CurrentFavourite,
  type PriceMail,
} from '../../../src/domain/notifications/PriceMail';
import { RETRY_DELAY } from '../../../src/domain/notifications/retryDelay';
import { DAY, HOUR } from '../../../src/domain/shared/Instant';
import { aListing, NOON } from '../../support/builders/aListing';

/** Eight o’clock in Paris, on the day after `NOON`. */
const MORNING = Date.UTC(2026, 5, 16, 6);
const mail: PriceMail = {
  recipientId: 'ines',
  dueAt: MORNING,
  takenAt: null,
  attempts: 0,
  listingIds: ['velo'],
  announced: [],
};
const amount = (euros: number): Price => ({ kind: 'amount', euros });
const gift: Price = { kind: 'gift' };
const onRequest: Price = { kind: 'on-request' };
/** A favourite since it cost 120 €, which costs 100 € since noon. */
const dropped = (changes: Partial<Listing> = {}, firstPrice = amount(120)): CurrentFavourite => ({
  listing: aListing({
    price: amount(100),
    formerPrices: [{ price: amount(120), until: NOON }],
    publishedAt: NOON - 5 * DAY,
    ...changes,
  }),
  firstPrice,
});

describe('scheduling', () => {
  test('an e-mail about prices is due at eight o’clock on the morning after the first drop', () => {
    expect(withDrop(null, 'ines', 'velo', NOON)).toEqual(mail);
    expect(withDrop(mail, 'ines', 'table', NOON + HOUR)).toEqual({ ...mail, listingIds: ['velo', 'table'] });
    const sent = { ...mail, dueAt: null, takenAt: MORNING, listingIds: [] };
    expect(withDrop(sent, 'ines', 'velo', MORNING + 1)).toEqual({
      ...sent,
      dueAt: MORNING + DAY,
      listingIds: ['velo'],
    });
  });

  test('a drop that is known already changes nothing, and neither does a second drop before the e-mail', () => {
    expect(withDrop(mail, 'ines', 'velo', NOON + HOUR)).toBe(mail);
  });

  test('a new drop waits for an e-mail that is tried again', () => {
    const delayed = { ...mail, dueAt: MORNING + RETRY_DELAY, attempts: 1 };
    expect(withDrop(delayed, 'ines', 'table', MORNING + 1)).toMatchObject({
      dueAt: MORNING + RETRY_DELAY,
      attempts: 1,
    });
  });

  test('an entry names fifty listings at most, the last ones', () => {
    let entry: PriceMail | null = null;
    for (let at = 0; at < MOST_LISTINGS + 2; at += 1) entry = withDrop(entry, 'ines', `l${at}`, NOON);
    expect(entry?.listingIds).toHaveLength(50);
    expect([entry?.listingIds[0], entry?.listingIds.at(-1)]).toEqual(['l2', 'l51']);
  });
});

describe('the drops that are mentioned', () => {
  const fromOf = (favourite: CurrentFavourite, changes: Partial<PriceMail> = {}) =>
    dropsAmong([favourite], { ...mail, ...changes }, MORNING).map(({ from }) => from);

  test('a favourite that costs less is mentioned with its price before, the last drop first', () => {
    const [velo, table] = [dropped(), dropped({ id: 'table' })];
    expect(dropsAmong([velo, table], { ...mail, listingIds: ['velo', 'table'] }, MORNING)).toEqual([
      { listing: table.listing, from: amount(120) },
      { listing: velo.listing, from: amount(120) },
    ]);
  });

  test('a favourite of which no drop was noted is not mentioned, nor one that is none any more', () => {
    expect(dropsAmong([dropped({ id: 'lampe' })], mail, MORNING)).toEqual([]);
  });

  test.each(['draft', 'in-review', 'reserved', 'sold', 'paused', 'deleted', 'refused', 'expired'] as const)(
    'a favourite that is not online is not mentioned: %s',
    (state) => expect(fromOf(dropped({ state }))).toEqual([]),
  );

  test('a favourite that has ended, an own listing and one of somebody who is looking for something are not mentioned', () => {
    expect(fromOf(dropped({ expiresAt: MORNING }))).toEqual([]);
    expect(fromOf(dropped({ ownerId: 'ines' }))).toEqual([]);
    expect(fromOf(dropped({ kind: 'wanted' }))).toEqual([]);
  });

  test('a favourite that costs as much as when it became one, or more, is not mentioned', () => {
    expect(fromOf(dropped({}, amount(100)))).toEqual([]);
    expect(fromOf(dropped({}, amount(90)))).toEqual([]);
  });

  test('a drop is measured from the lowest of the price when it became a favourite and those of the last 30 days', () => {
    expect(fromOf(dropped({}, amount(110)))).toEqual([amount(110)]);
    expect(fromOf(dropped({}, amount(300)))).toEqual([amount(120)]);
    expect(fromOf(dropped({}, onRequest))).toEqual([amount(120)]);
  });

  test('a price that was raised and lowered again is no drop', () => {
    const formerPrices = [
      { price: amount(100), until: NOON - 9 * DAY },
      { price: amount(150), until: NOON },
    ];
    expect(fromOf(dropped({ formerPrices }, amount(150)))).toEqual([]);
    expect(fromOf(dropped({ formerPrices: [{ price: amount(90), until: NOON }] }))).toEqual([]);
  });

  test('a price that was lowered within the hour of the publication is compared with that of the favourite', () => {
    expect(fromOf(dropped({ formerPrices: [] }))).toEqual([amount(120)]);
    expect(fromOf(dropped({ formerPrices: [] }, onRequest))).toEqual([]);
  });

  test('a price that was announced is not announced again; one that is lower still is, measured from it', () => {
    const announced = (at = NOON - 2 * DAY) => ({ announced: [{ listingId: 'velo', price: amount(110), at }] });
    expect(fromOf(dropped(), announced())).toEqual([amount(110)]);
    expect(fromOf(dropped({ price: amount(110) }), announced())).toEqual([]);
    expect(fromOf(dropped({ price: amount(115) }), announced())).toEqual([]);
    expect(fromOf(dropped({ price: amount(115) }), announced(NOON - 40 * DAY))).toEqual([amount(120)]);
    expect(fromOf(dropped({ price: amount(115) }), announced(MORNING - 30 * DAY))).toEqual([amount(120)]);
    expect(fromOf(dropped({ price: amount(115) }), announced(MORNING - 30 * DAY + 1))).toEqual([]);
  });

  test('what was announced of another listing says nothing about this one', () => {
    const announced = [{ listingId: 'table', price: amount(90), at: NOON }];
    expect(fromOf(dropped(), { announced })).toEqual([amount(120)]);
  });

  test('a listing that is given away now is mentioned, once', () => {
    expect(fromOf(dropped({ price: gift }))).toEqual([amount(120)]);
    const announced = [{ listingId: 'velo', price: gift, at: NOON }];
    expect(fromOf(dropped({ price: gift }), { announced })).toEqual([]);
    expect(fromOf(dropped({ price: onRequest }))).toEqual([]);
  });
});

describe('sending', () => {
  const drop = { listing: dropped().listing, from: amount(120) };
  const news = { listingId: 'velo', price: amount(100), at: MORNING };

  test('an e-mail about prices is taken once it is due, by one process, and its prices are known', () => {
    const taken = { ...mail, dueAt: null, takenAt: MORNING, listingIds: [], announced: [news] };
    expect(takenPriceMail(mail, mail, [drop], MORNING - 1)).toBeNull();
    expect(takenPriceMail({ ...mail, attempts: 2 }, mail, [drop], MORNING)).toEqual(taken);
    expect(takenPriceMail(taken, mail, [drop], MORNING)).toBeNull();
    expect(takenPriceMail(mail, mail, [], MORNING)).toEqual({ ...taken, announced: [] });
  });

  test('a listing whose price drops while its e-mail is prepared waits for the next morning', () => {
    const now = withDrop(mail, 'ines', 'table', MORNING);
    expect(takenPriceMail(now, mail, [drop], MORNING)).toMatchObject({ dueAt: MORNING + DAY, listingIds: ['table'] });
  });

  test('the last price of each listing is known for 30 days, of fifty listings at most', () => {
    const others = Array.from({ length: 50 }, (_, at) => ({ listingId: `l${at}`, price: amount(1), at: NOON }));
    const before = { ...mail, announced: [{ ...news, price: amount(110), at: NOON }, ...others] };
    expect(takenPriceMail(before, mail, [drop], MORNING)?.announced).toEqual([...others.slice(1), news]);
    const lamp = { listingId: 'lampe', price: amount(1), at: NOON };
    const two = { ...mail, announced: [{ ...news, price: amount(110), at: NOON }, lamp] };
    expect(takenPriceMail(two, mail, [drop], MORNING)?.announced).toEqual([lamp, news]);
    const tables = { listing: dropped({ id: 'table' }).listing, from: amount(120) };
    expect(takenPriceMail(two, mail, [tables, drop], MORNING)?.announced).toEqual([
      lamp,
      { ...news, listingId: 'table' },
      news,
    ]);
    const old = { ...mail, announced: [{ listingId: 'lampe', price: amount(1), at: MORNING - 30 * DAY }] };
    expect(takenPriceMail(old, mail, [], MORNING)?.announced).toEqual([]);
  });
});

describe('failing', () => {
  const before = { ...mail, announced: [{ listingId: 'lampe', price: amount(1), at: NOON }] };
  const taken: PriceMail = { ...before, dueAt: null, takenAt: MORNING, listingIds: [], announced: [] };

  test('an e-mail about prices that could not be sent is tried again after 5, 10, 20 and 40 minutes, and its prices are not known', () => {
    for (const [attempts, minutes] of [5, 10, 20, 40].entries())
      expect(asFailedPriceMail(taken, { ...before, attempts }, MORNING, MORNING + 1)).toEqual({
        ...before,
        dueAt: MORNING + 1 + minutes * 60_000,
        attempts: attempts + 1,
      });
  });

  test('an e-mail about prices that could not be prepared is tried again', () => {
    expect(asFailedPriceMail(before, before, null, MORNING)).toEqual({
      ...before,
      dueAt: MORNING + RETRY_DELAY,
      attempts: 1,
    });
  });

  test('an e-mail about prices that could not be prepared is tried again after earlier ones were sent', () => {
    const later = { ...before, takenAt: NOON };
    expect(asFailedPriceMail(later, later, null, MORNING)).toMatchObject({ dueAt: MORNING + RETRY_DELAY, attempts: 1 });
  });

  test('an attempt names fifty listings at most, the last ones', () => {
    const many = { ...before, listingIds: Array.from({ length: MOST_LISTINGS }, (_, at) => `l${at}`) };
    const now = withDrop(taken, 'ines', 'table', MORNING + 1);
    const { listingIds } = asFailedPriceMail(now, many, MORNING, MORNING + 1);
    expect([listingIds.length, listingIds[0], listingIds.at(-1)]).toEqual([50, 'l1', 'table']);
  });

  test('after five attempts the listings are in the e-mail of the next morning', () => {
    expect(asFailedPriceMail(taken, { ...before, attempts: 4 }, MORNING, MORNING + HOUR)).toEqual({
      ...before,
      dueAt: MORNING + DAY,
      attempts: 0,
    });
  });

  test('a listing whose price has dropped while its e-mail was sent is in the next attempt, too', () => {
    const now = withDrop(taken, 'ines', 'table', MORNING + 1);
    expect(asFailedPriceMail(now, before, MORNING, MORNING + 1)).toMatchObject({
      dueAt: MORNING + 1 + RETRY_DELAY,
      listingIds: ['velo', 'table'],
    });
  });

  test('an e-mail about prices that failed is left to the process that has taken it', () => {
    expect(asFailedPriceMail(taken, before, null, MORNING)).toBe(taken);
    const other = { ...taken, takenAt: MORNING + 1 };
    expect(asFailedPriceMail(other, before, MORNING, MORNING + 1)).toBe(other);
  });
});
