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

describe('a step', () => {
  test.each<[ListingState, OwnerTransition, ListingState]>([
    ['online', 'reserve', 'reserved'],
    ['reserved', 'release', 'online'],
    ['reserved', 'sell', 'sold'],
    ['online', 'sell', 'sold'],
    ['online', 'pause', 'paused'],
    ['paused', 'resume', 'online'],
    ['refused', 'delete', 'deleted'],
  ])('leads from %s by %s to %s, and says when', (state, step, next) => {
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
  ])('does not lead from %s by %s anywhere', (state, step) => {
    expect(transitionListing(listing(state), step, end - DAY)).toEqual({ ok: false, failure: 'illegal-transition' });
  });

  test.each<[ListingState, OwnerTransition]>([
    ['online', 'reserve'],
    ['paused', 'resume'],
    ['reserved', 'sell'],
  ])('of a listing that is %s does not %s it once its time is over', (state, step) => {
    expect(transitionListing(listing(state), step, end)).toEqual({ ok: false, failure: 'illegal-transition' });
  });

  test('removes a listing whose time is over', () => {
    expect(transitionListing(listing('online'), 'delete', end)).toMatchObject({
      ok: true,
      value: { state: 'deleted' },
    });
  });
});

describe('expiring', () => {
  test.each<ListingState>(['online', 'reserved', 'paused'])(
    'happens to a listing that is %s when its time is over',
    (state) => {
      expect(transitionListing(listing(state), 'expire', end)).toEqual({
        ok: true,
        value: { ...listing(state), state: 'expired', updatedAt: end },
      });
    },
  );

  test('does not happen before', () => {
    expect(transitionListing(listing('online'), 'expire', end - 1)).toEqual({ ok: false, failure: 'too-early' });
  });

  test('does not happen twice', () => {
    expect(transitionListing(listing('expired'), 'expire', end)).toEqual({ ok: false, failure: 'illegal-transition' });
  });
});

describe('renewing', () => {
  test.each<[ListingState, ListingState]>([
    ['online', 'online'],
    ['reserved', 'reserved'],
    ['expired', 'online'],
  ])('gives a listing that is %s 60 more days from now on, and leaves it %s with its date', (state, next) => {
    const now = end - 2 * DAY;
    expect(renewListing(listing(state), now)).toEqual({
      ok: true,
      value: { ...listing(state), state: next, expiresAt: expiryOf(now), updatedAt: now },
    });
  });

  test('is for the last 3 days', () => {
    expect(renewListing(listing('online'), end - 3 * DAY - 1)).toEqual({ ok: false, failure: 'too-early' });
  });

  test.each<ListingState>(['sold', 'paused', 'deleted', 'refused'])('is not for a listing that is %s', (state) => {
    expect(renewListing(listing(state), end)).toEqual({ ok: false, failure: 'illegal-transition' });
  });
});
