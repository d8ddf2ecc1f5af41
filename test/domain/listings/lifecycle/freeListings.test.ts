import { expect, test } from 'vitest';
import {
  countAfter,
  FREE_LISTINGS_QUOTA,
  freeListingsLeft,
  countsTowardsQuota,
} from '../../../../src/domain/listings/lifecycle/freeListings';
import type { ListingState } from '../../../../src/domain/listings/lifecycle/ListingState';
import { failure, success } from '../../../../src/domain/shared/Result';

test('free listings are counted down to none', () => {
  expect(freeListingsLeft({ freeListingsCount: 0 })).toBe(FREE_LISTINGS_QUOTA);
  expect(freeListingsLeft({ freeListingsCount: FREE_LISTINGS_QUOTA + 1 })).toBe(0);
});

test.each<[ListingState, boolean]>([
  ['draft', true],
  ['in-review', true],
  ['online', true],
  ['reserved', true],
  ['paused', true],
  ['refused', true],
  ['sold', false],
  ['expired', false],
  ['deleted', false],
])('whether a listing that is %s takes one of the free listings: %s', (state, expected) => {
  expect(countsTowardsQuota(state)).toBe(expected);
});

test.each<[ListingState | null, ListingState, number]>([
  [null, 'online', 8],
  [null, 'draft', 8],
  [null, 'sold', 7],
  ['draft', 'online', 7],
  ['online', 'online', 7],
  ['online', 'paused', 7],
  ['online', 'refused', 7],
  ['online', 'sold', 6],
  ['paused', 'expired', 6],
  ['refused', 'deleted', 6],
  ['sold', 'deleted', 7],
  ['expired', 'online', 8],
])('a step from %s to %s changes a count of 7 to %i', (before, after, expected) => {
  expect(countAfter(7, before, after)).toEqual(success(expected));
});

test('the last free listing is posted, and none beyond the quota', () => {
  expect(countAfter(FREE_LISTINGS_QUOTA - 1, null, 'online')).toEqual(success(FREE_LISTINGS_QUOTA));
  expect(countAfter(FREE_LISTINGS_QUOTA, null, 'online')).toEqual(failure('quota-reached'));
  expect(countAfter(FREE_LISTINGS_QUOTA, 'expired', 'online')).toEqual(failure('quota-reached'));
});

test('a person with more listings than the quota sells and edits them', () => {
  expect(countAfter(FREE_LISTINGS_QUOTA + 5, 'online', 'online')).toEqual(success(FREE_LISTINGS_QUOTA + 5));
  expect(countAfter(FREE_LISTINGS_QUOTA + 5, 'online', 'sold')).toEqual(success(FREE_LISTINGS_QUOTA + 4));
});

test('a count that is too low does not fall below zero', () => {
  expect(countAfter(0, 'online', 'sold')).toEqual(success(0));
});
