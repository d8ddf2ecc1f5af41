import { expect, test } from 'vitest';
import { expiryOf } from '../../../../src/domain/listings/lifecycle/lifetime';
import { DAY } from '../../../../src/domain/shared/Instant';
import { failure } from '../../../../src/domain/shared/Result';
import { aListing, NOON } from '../../../support/builders/aListing';
import { someOwnerSteps } from '../../../support/doubles/someOwnerSteps';
import { failing } from '../../../support/inMemory/failing';
import { InMemoryListingRepository } from '../../../support/inMemory/listings/InMemoryListingRepository';

const velo = aListing();

test('an action is shown at once, and the stored listing once it is saved', async () => {
  const listings = new InMemoryListingRepository([velo]);
  const { steps } = someOwnerSteps(listings);
  const taking = steps.run(velo, 'reserve');
  expect(steps.current(velo).state).toBe('reserved');
  expect(await taking).toMatchObject({ ok: true, value: { state: 'reserved' } });
  expect(steps.current(velo)).toBe(listings.stored('velo'));
});

test('a renewal is shown at once', async () => {
  const ending = aListing({ expiresAt: NOON + DAY });
  const { steps } = someOwnerSteps(new InMemoryListingRepository([ending]));
  const taking = steps.run(ending, 'renew');
  expect(steps.current(ending).expiresAt).toBe(expiryOf(NOON));
  await taking;
});

test('an action that the backend refuses is undone', async () => {
  const refusing = failing(new InMemoryListingRepository([velo]), 'change', 'offline');
  const { steps } = someOwnerSteps(refusing);
  const taking = steps.run(velo, 'pause');
  expect(steps.current(velo).state).toBe('paused');
  expect(await taking).toEqual(failure('offline'));
  expect(steps.current(velo)).toBe(velo);
});

test('a second click while an action is pending does nothing', async () => {
  const listings = new InMemoryListingRepository([velo]);
  const { steps } = someOwnerSteps(listings);
  const [first, second] = await Promise.all([steps.run(velo, 'sell'), steps.run(velo, 'sell')]);
  expect([first?.ok, second]).toEqual([true, null]);
  expect(listings.changes).toEqual(['online > sold']);
});

test('a newer version from elsewhere replaces the optimistic one', async () => {
  const { steps } = someOwnerSteps(new InMemoryListingRepository([velo]));
  await steps.run(velo, 'reserve');
  const later = aListing({ state: 'sold', updatedAt: NOON + 1 });
  expect(steps.current(later)).toBe(later);
});

test('a copy of a listing has an id of its own', () => {
  const { steps } = someOwnerSteps(new InMemoryListingRepository());
  expect(steps.copyOf(velo)).toMatchObject({ id: 'copie1', title: 'Vélo de ville', price: '120' });
});

test('several listings are renewed in turn, except one with another pending action', async () => {
  const ending = ['un', 'deux', 'trois'].map((id) => aListing({ id, expiresAt: NOON + DAY }));
  const listings = new InMemoryListingRepository(ending);
  const { steps } = someOwnerSteps(listings);
  const [first] = ending;
  if (first === undefined) throw new Error('there are three');
  void steps.run(first, 'sell');
  expect(await steps.renewAll(ending)).toEqual({ renewed: 2, refusal: null });
  expect(listings.stored('un')?.state).toBe('sold');
});

test('the renewal of several listings stops at the first that is refused', async () => {
  const [early, ending] = [aListing({ id: 'tot' }), aListing({ expiresAt: NOON + DAY })];
  const listings = new InMemoryListingRepository([early, ending]);
  const { steps } = someOwnerSteps(listings);
  expect(await steps.renewAll([ending, early, ending])).toEqual({ renewed: 1, refusal: 'too-early' });
});
