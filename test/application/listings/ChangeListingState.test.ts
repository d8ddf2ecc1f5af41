import { expect, test } from 'vitest';
import { ChangeListingState } from '../../../src/application/listings/ChangeListingState';
import { failure } from '../../../src/domain/shared/Result';
import { aListing, NOON } from '../../support/builders/aListing';
import { InMemoryListingRepository } from '../../support/inMemory/listings/InMemoryListingRepository';

const clock = { now: () => NOON };
const confirmed = { execute: async () => true };

test('the stored listing changes its state', async () => {
  const listings = new InMemoryListingRepository([aListing()]);
  const moved = await new ChangeListingState(listings, clock, confirmed).execute('velo', 'reserve');
  expect(moved).toMatchObject({ ok: true, value: { state: 'reserved', updatedAt: NOON } });
  expect(listings.stored('velo')?.state).toBe('reserved');
});

test('an illegal transition is refused, and the listing stays as it is', async () => {
  const listings = new InMemoryListingRepository([aListing({ state: 'sold' })]);
  expect(await new ChangeListingState(listings, clock, confirmed).execute('velo', 'pause')).toEqual(
    failure('illegal-transition'),
  );
  expect(listings.stored('velo')?.state).toBe('sold');
});

test.each([
  ['resume', true, 'denied'],
  ['resume', false, 'unconfirmed'],
  ['relist', false, 'unconfirmed'],
  ['sell', false, 'denied'],
] as const)(
  'the step %s that is refused to an owner whose confirmation is %s fails as %s',
  async (step, isConfirmed, reason) => {
    const refusing = { change: async () => failure('denied' as const) };
    const listings = Object.assign(new InMemoryListingRepository(), refusing);
    const changing = new ChangeListingState(listings, clock, { execute: async () => isConfirmed });
    expect(await changing.execute('velo', step)).toEqual(failure(reason));
  },
);
