import { expect, test } from 'vitest';
import { ownerActions } from '../../../src/domain/listings/lifecycle/ownerActions';
import type { Listing } from '../../../src/domain/listings/Listing';
import { mayActWhileRestricted } from '../../../src/domain/moderation/mayActWhileRestricted';
import { aListing, NOON } from '../../support/builders/aListing';

const left = (listing: Listing) =>
  ownerActions(listing, NOON).filter((action) => mayActWhileRestricted(action, listing, NOON));

test.each([
  ['online', ['sell', 'pause', 'delete']],
  ['reserved', ['sell', 'delete']],
  ['paused', ['delete']],
  ['sold', ['delete']],
  ['in-review', ['delete']],
] as const)('a restricted owner may only take offline a listing that is %s', (state, actions) => {
  expect(left(aListing({ state }))).toEqual(actions);
});

test('a restricted owner takes no step that a listing does not allow', () => {
  expect(mayActWhileRestricted('resume', aListing({ state: 'sold' }), NOON)).toBe(false);
});
