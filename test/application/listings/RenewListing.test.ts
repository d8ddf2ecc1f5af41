import { expect, test } from 'vitest';
import { RenewListing } from '../../../src/application/listings/RenewListing';
import { expiryOf } from '../../../src/domain/listings/lifecycle/lifetime';
import { DAY } from '../../../src/domain/shared/Instant';
import { failure } from '../../../src/domain/shared/Result';
import { aListing, NOON } from '../../support/builders/aListing';
import { InMemoryListingRepository } from '../../support/inMemory/listings/InMemoryListingRepository';

const clock = { now: () => NOON };
const confirmed = { execute: async () => true };
const renewed = { ok: true, value: { state: 'online', expiresAt: expiryOf(NOON) } };

test('a listing that ends soon gets 60 more days', async () => {
  const listing = aListing({ expiresAt: NOON + DAY });
  expect(
    await new RenewListing(new InMemoryListingRepository([listing]), clock, confirmed).execute(listing),
  ).toMatchObject(renewed);
});

test('a listing with weeks to go cannot be renewed yet', async () => {
  expect(
    await new RenewListing(new InMemoryListingRepository([aListing()]), clock, confirmed).execute(aListing()),
  ).toEqual(failure('too-early'));
});

test('a paused listing whose time is over expires and is then renewed', async () => {
  const listing = aListing({ state: 'paused', expiresAt: NOON - DAY });
  const listings = new InMemoryListingRepository([listing]);
  expect(await new RenewListing(listings, clock, confirmed).execute(listing)).toMatchObject(renewed);
  expect(listings.changes).toEqual(['paused > expired', 'expired > online']);
});

test('a paused listing whose time is not over cannot be renewed', async () => {
  const listing = aListing({ state: 'paused' });
  const listings = new InMemoryListingRepository([listing]);
  expect((await new RenewListing(listings, clock, confirmed).execute(listing)).ok).toBe(false);
  expect(listings.changes).toEqual([]);
});

test('an online listing whose time is over is renewed in one step', async () => {
  const listing = aListing({ expiresAt: NOON - DAY });
  const listings = new InMemoryListingRepository([listing]);
  expect(await new RenewListing(listings, clock, confirmed).execute(listing)).toMatchObject(renewed);
  expect(listings.changes).toHaveLength(1);
});

test('a listing that another tab has expired in the meantime is renewed', async () => {
  const listings = new InMemoryListingRepository([aListing({ state: 'expired', expiresAt: NOON - DAY })]);
  expect(
    await new RenewListing(listings, clock, confirmed).execute(aListing({ state: 'paused', expiresAt: NOON - DAY })),
  ).toMatchObject(renewed);
});

test('a failure to end the pause is returned', async () => {
  const listing = aListing({ state: 'paused', expiresAt: NOON - DAY });
  expect(await new RenewListing(new InMemoryListingRepository(), clock, confirmed).execute(listing)).toEqual(
    failure('missing'),
  );
});

test.each([
  [true, 'denied'],
  [false, 'unconfirmed'],
])('a renewal that is refused to an owner whose confirmation is %s fails as %s', async (isConfirmed, reason) => {
  const refusing = { change: async () => failure('denied' as const) };
  const listings = Object.assign(new InMemoryListingRepository(), refusing);
  const renewing = new RenewListing(listings, clock, { execute: async () => isConfirmed });
  expect(await renewing.execute(aListing({ state: 'expired', expiresAt: NOON - DAY }))).toEqual(failure(reason));
});
