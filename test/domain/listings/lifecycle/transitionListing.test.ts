import { describe, expect, test } from 'vitest';
import { expiryOf } from '../../../../src/domain/listings/lifecycle/lifetime';
import type { ListingState } from '../../../../src/domain/listings/lifecycle/ListingState';
import {
  transitionListing,
  renewListing,
  type OwnerTransition,
} from '../../../../src/domain/listings/lifecycle/transitionListing';
import { DAY } from '../../../../src/domain/shared/Instant';
import { aListing } from '../../../support/builders/aListing';

const end = 1_000 * DAY;
const listing = (state: ListingState) => aListing({ state, expiresAt: end });

describe('transitionListing', () => {
  test.each<[ListingState, OwnerTransition, ListingState]>([
    ['online', 'reserve', 'reserved'],
    ['reserved', 'release', 'online'],
    ['reserved', 'sell', 'sold'],
    ['online', 'sell', 'sold'],
    ['online', 'pause', 'paused'],
    ['paused', 'resume', 'online'],
    ['refused', 'delete', 'deleted'],
  ])('a listing that is %s becomes by %s %s, with a new date of change', (state, step, next) => {
    expect(transitionListing(listing(state), step, end - DAY)).toEqual({
      ok: true,
      value: { ...listing(state), state: next, updatedAt: end - DAY },
    });
  });

  test.each<[ListingState, OwnerTransition]>([
    ['sold', 'release'],
    ['paused', 'reserve'],
    ['deleted', 'delete'],
    ['reserved', 'pause'],
  ])('a listing that is %s refuses %s', (state, step) => {
    expect(transitionListing(listing(state), step, end - DAY)).toEqual({ ok: false, failure: 'illegal-transition' });
  });

  test.each<[ListingState, OwnerTransition]>([
    ['online', 'reserve'],
    ['paused', 'resume'],
    ['reserved', 'sell'],
  ])('a listing that was %s cannot %s once its time is over', (state, step) => {
    expect(transitionListing(listing(state), step, end)).toEqual({ ok: false, failure: 'illegal-transition' });
  });

  test('a listing whose time is over can be deleted', () => {
    expect(transitionListing(listing('online'), 'delete', end)).toMatchObject({
      ok: true,
      value: { state: 'deleted' },
    });
  });
});

describe('the transition « relist »', () => {
  const sold = aListing({ state: 'sold', updatedAt: end - 20 * DAY, expiresAt: end });
  const relisted = (now: number, changes: Partial<typeof sold> = {}) =>
    transitionListing({ ...sold, ...changes }, 'relist', now);

  test('a sold listing is online again until the end that it had, 7 days after the sale at the latest', () => {
    const last = sold.updatedAt + 7 * DAY;
    expect(relisted(last)).toEqual({ ok: true, value: { ...sold, state: 'online', updatedAt: last } });
    expect(relisted(last + 1)).toEqual({ ok: false, failure: 'too-late' });
  });

  test('a sold listing that is put back online after its end gets 60 more days', () => {
    const late = { updatedAt: end - DAY };
    expect(relisted(end - 1, late)).toMatchObject({ ok: true, value: { expiresAt: end } });
    expect(relisted(end, late)).toMatchObject({ ok: true, value: { state: 'online', expiresAt: expiryOf(end) } });
  });

  test.each<ListingState>(['online', 'paused', 'expired', 'refused', 'deleted'])(
    'a listing that is %s cannot be put back online as if it were sold',
    (state) => {
      expect(relisted(sold.updatedAt, { state })).toEqual({ ok: false, failure: 'illegal-transition' });
    },
  );
});

describe('the transition « expire »', () => {
  test.each<ListingState>(['online', 'reserved', 'paused'])(
    'a listing that is %s expires when its time is over',
    (state) => {
      expect(transitionListing(listing(state), 'expire', end)).toEqual({
        ok: true,
        value: { ...listing(state), state: 'expired', updatedAt: end },
      });
    },
  );

  test('a listing does not expire before its time is over', () => {
    expect(transitionListing(listing('online'), 'expire', end - 1)).toEqual({ ok: false, failure: 'too-early' });
  });

  test('a listing does not expire twice', () => {
    expect(transitionListing(listing('expired'), 'expire', end)).toEqual({ ok: false, failure: 'illegal-transition' });
  });
});

describe('renewListing', () => {
  test.each<[ListingState, ListingState]>([
    ['online', 'online'],
    ['reserved', 'reserved'],
    ['expired', 'online'],
  ])('a listing that is %s gets 60 more days from now on, is then %s and stays dated as it was', (state, next) => {
    const now = end - 2 * DAY;
    expect(renewListing(listing(state), now)).toEqual({
      ok: true,
      value: { ...listing(state), state: next, expiresAt: expiryOf(now), updatedAt: now },
    });
  });

  test('a listing can be renewed only in its last 3 days', () => {
    expect(renewListing(listing('online'), end - 3 * DAY - 1)).toEqual({ ok: false, failure: 'too-early' });
  });

  test.each<ListingState>(['sold', 'paused', 'deleted', 'refused'])(
    'a listing that is %s cannot be renewed',
    (state) => {
      expect(renewListing(listing(state), end)).toEqual({ ok: false, failure: 'illegal-transition' });
    },
  );
});
