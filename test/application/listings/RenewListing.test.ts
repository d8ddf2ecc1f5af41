import { expect, test } from 'vitest';
import { RenewListing } from '../../../src/application/listings/RenewListing';
import { expiryOf } from '../../../src/domain/listings/lifecycle/lifetime';
import { DAY } from '../../../src/domain/shared/Instant';
import { failure } from '../../../src/domain/shared/Result';
import { aListing, NOON } from '../../support/builders/aListing';
import { storedListings } from '../../support/builders/storedListings';

const clock = { now: () => NOON };
const renewed = { ok: true, value: { state: 'online', expiresAt: expiryOf(NOON) } };

test('gives 60 more days to a listing that ends soon', async () => {
  const listing = aListing({ expiresAt: NOON + DAY });
  expect(await new RenewListing(storedListings(listing), clock).execute(listing)).toMatchObject(renewed);
});

test('is too early for one that has weeks to live', async () => {
  expect(await new RenewListing(storedListings(aListing()), clock).execute(aListing())).toEqual(failure('too-early'));
});

test('ends a pause in which the listing’s time has run out, then renews it', async () => {
  const listing = aListing({ state: 'paused', expiresAt: NOON - DAY });
  const listings = storedListings(listing);
  expect(await new RenewListing(listings, clock).execute(listing)).toMatchObject(renewed);
  expect(listings.changes).toEqual(['paused > expired', 'expired > online']);
});

test('leaves a pause alone whose time is not over', async () => {
  const listing = aListing({ state: 'paused' });
  const listings = storedListings(listing);
  expect((await new RenewListing(listings, clock).execute(listing)).ok).toBe(false);
  expect(listings.changes).toEqual([]);
});

test('renews in one step a listing whose time ran out while it was online', async () => {
  const listing = aListing({ expiresAt: NOON - DAY });
  const listings = storedListings(listing);
  expect(await new RenewListing(listings, clock).execute(listing)).toMatchObject(renewed);
  expect(listings.changes).toHaveLength(1);
});

test('renews one that another tab has seen expire meanwhile', async () => {
  const listings = storedListings(aListing({ state: 'expired', expiresAt: NOON - DAY }));
  expect(
    await new RenewListing(listings, clock).execute(aListing({ state: 'paused', expiresAt: NOON - DAY })),
  ).toMatchObject(renewed);
});

test('says when the pause cannot be ended', async () => {
  const listing = aListing({ state: 'paused', expiresAt: NOON - DAY });
  expect(await new RenewListing(storedListings(), clock).execute(listing)).toEqual(failure('missing'));
});
