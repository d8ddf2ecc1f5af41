import { expect, test } from 'vitest';
import type { ListingState } from '../../../../src/domain/listings/lifecycle/ListingState';
import { listingVisibility, type ListingVisibility } from '../../../../src/domain/listings/lifecycle/listingVisibility';

const visibility = (state: ListingState, viewerId: string | null, now: number) =>
  listingVisibility({ state, expiresAt: 1000, ownerId: 'karim' }, viewerId, now);

test.each<[ListingState, ListingVisibility, ListingVisibility]>([
  ['online', 'online', 'online'],
  ['reserved', 'reserved', 'reserved'],
  ['sold', 'sold', 'sold'],
  ['expired', 'expired', 'expired'],
  ['deleted', 'hidden', 'hidden'],
  ['paused', 'hidden', 'owner-only'],
  ['refused', 'hidden', 'owner-only'],
  ['in-review', 'hidden', 'owner-only'],
  ['draft', 'hidden', 'owner-only'],
])('a listing that is %s is %s to others and %s to its owner', (state, toOthers, toOwner) => {
  expect(visibility(state, null, 999)).toBe(toOthers);
  expect(visibility(state, 'camille', 999)).toBe(toOthers);
  expect(visibility(state, 'karim', 999)).toBe(toOwner);
});

test('a listing whose time is over has expired, whatever its stored state', () => {
  expect(visibility('online', null, 1000)).toBe('expired');
  expect(visibility('reserved', null, 1000)).toBe('expired');
});
