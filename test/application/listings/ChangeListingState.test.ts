import { expect, test } from 'vitest';
import { ChangeListingState } from '../../../src/application/listings/ChangeListingState';
import { failure } from '../../../src/domain/shared/Result';
import { aListing, NOON } from '../../support/builders/aListing';
import { InMemoryListingRepository } from '../../support/inMemory/InMemoryListingRepository';

test('the stored listing changes its state', async () => {
  const listings = new InMemoryListingRepository([aListing()]);
  const moved = await new ChangeListingState(listings, { now: () => NOON }).execute('velo', 'reserve');
  expect(moved).toMatchObject({ ok: true, value: { state: 'reserved', updatedAt: NOON } });
  expect(listings.stored('velo')?.state).toBe('reserved');
});

test('an illegal transition is refused, and the listing stays as it is', async () => {
  const listings = new InMemoryListingRepository([aListing({ state: 'sold' })]);
  expect(await new ChangeListingState(listings, { now: () => NOON }).execute('velo', 'pause')).toEqual(
    failure('illegal-transition'),
  );
  expect(listings.stored('velo')?.state).toBe('sold');
});
