import { expect, test } from 'vitest';
import type { Listing } from '../../../../src/domain/listings/Listing';
import type { ListingState } from '../../../../src/domain/listings/lifecycle/ListingState';
import { ownerActions, takesOffline, type OwnerAction } from '../../../../src/domain/listings/lifecycle/ownerActions';
import { transitionListing } from '../../../../src/domain/listings/lifecycle/transitionListing';
import { mayStepWhileRestricted } from '../../../../src/domain/moderation/Restriction';
import { DAY } from '../../../../src/domain/shared/Instant';
import { aListing, NOON } from '../../../support/builders/aListing';

test.each<[ListingState, number, readonly OwnerAction[]]>([
  ['online', 30, ['edit', 'reserve', 'sell', 'pause', 'duplicate', 'delete']],
  ['online', 3, ['renew', 'edit', 'reserve', 'sell', 'pause', 'duplicate', 'delete']],
  ['online', 0, ['renew', 'duplicate', 'delete']],
  ['reserved', 30, ['sell', 'edit', 'release', 'duplicate', 'delete']],
  ['paused', 30, ['resume', 'edit', 'duplicate', 'delete']],
  ['paused', 0, ['renew', 'duplicate', 'delete']],
  ['expired', -5, ['renew', 'duplicate', 'delete']],
  ['sold', 30, ['relist', 'duplicate', 'delete']],
  ['refused', 30, ['edit', 'duplicate', 'delete']],
  ['in-review', 30, ['duplicate', 'delete']],
  ['deleted', 30, []],
])('the owner of a listing that is %s, %d days before its end, can %j', (state, days, actions) => {
  expect(ownerActions(aListing({ state, expiresAt: NOON + days * DAY }), NOON)).toEqual(actions);
});

test('the owner of a listing that was sold more than 7 days ago can only copy or delete it', () => {
  const sold = aListing({ state: 'sold', updatedAt: NOON - 7 * DAY - 1, expiresAt: NOON + 30 * DAY });
  expect(ownerActions(sold, NOON)).toEqual(['duplicate', 'delete']);
});

test.each<[ListingState, readonly OwnerAction[]]>([
  ['online', ['sell', 'pause', 'delete']],
  ['reserved', ['sell', 'delete']],
  ['paused', ['delete']],
  ['sold', ['delete']],
  ['in-review', ['delete']],
])('a listing that is %s can be taken offline by %j, the only steps of a restricted owner', (state, actions) => {
  const listing = aListing({ state });
  const open = ownerActions(listing, NOON);
  expect(open.filter(takesOffline)).toEqual(actions);
  expect(open.filter((action) => mayStep(action, listing))).toEqual(actions);
});

function mayStep(action: OwnerAction, listing: Listing): boolean {
  if (action === 'edit' || action === 'renew' || action === 'duplicate') return false;
  const after = transitionListing(listing, action, NOON);
  return after.ok && mayStepWhileRestricted(listing.state, after.value.state);
}
