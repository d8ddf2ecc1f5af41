import { expect, test } from 'vitest';
import { expiryOf } from '../../../src/domain/listings/lifecycle/lifetime';
import type { UserRepository } from '../../../src/application/account/UserRepository';
import type { ReviewSettingsRepository } from '../../../src/application/listings/ReviewSettingsRepository';
import { PublishListing } from '../../../src/application/listings/PublishListing';
import { FREE_LISTINGS_QUOTA } from '../../../src/domain/listings/lifecycle/freeListings';
import { failure, success } from '../../../src/domain/shared/Result';
import { aDraft } from '../../support/builders/aDraft';
import { NOON } from '../../support/builders/aListing';
import { aProfile } from '../../support/builders/aPosting';
import { noReview } from '../../support/doubles/noReview';
import { failing } from '../../support/inMemory/failing';
import { InMemoryListingRepository } from '../../support/inMemory/listings/InMemoryListingRepository';
import { InMemoryUserRepository } from '../../support/inMemory/account/InMemoryUserRepository';

const karim = aProfile({ uid: 'karim', displayName: 'Karim', createdAt: 5 });

function publishing(
  listings = new InMemoryListingRepository(),
  isConfirmed = true,
  users: Pick<UserRepository, 'create'> = new InMemoryUserRepository(),
  settings: ReviewSettingsRepository = noReview,
) {
  const confirmation = { execute: () => Promise.resolve(isConfirmed) };
  return { useCase: new PublishListing(listings, users, { now: () => NOON }, confirmation, settings), listings };
}

test('the draft is online for 60 days under its owner’s name', async () => {
  const { useCase, listings } = publishing();
  const result = await useCase.execute(aDraft(), karim, null);
  expect(listings.all).toMatchObject([
    {
      id: 'velo',
      ownerId: 'karim',
      seller: { name: 'Karim', memberSince: 5, kind: 'private' },
      state: 'online',
      publishedAt: NOON,
      expiresAt: expiryOf(NOON),
      updatedAt: NOON,
    },
  ]);
  expect(result).toEqual(success(listings.stored('velo')));
});

test('an invalid draft is refused with all its errors', async () => {
  const { useCase, listings } = publishing();
  expect(await useCase.execute(aDraft({ title: '' }), karim, null)).toEqual(
    failure({ kind: 'invalid', errors: new Map([['title', { kind: 'required' }]]) }),
  );
  expect(listings.all).toEqual([]);
});

test('a draft beyond the quota of free listings is refused', async () => {
  const { useCase, listings } = publishing();
  expect(await useCase.execute(aDraft(), { ...karim, freeListingsCount: FREE_LISTINGS_QUOTA }, null)).toEqual(
    failure('quota-reached'),
  );
  expect(listings.all).toEqual([]);
});

test('publishing succeeds when the same draft was published already', async () => {
  const { useCase, listings } = publishing();
  await useCase.execute(aDraft(), karim, null);
  expect((await useCase.execute(aDraft(), karim, null)).ok).toBe(true);
  expect(listings.all).toHaveLength(1);
});

test('a full storage is reported', async () => {
  const { useCase } = publishing(failing(new InMemoryListingRepository(), 'publish', 'full'));
  expect(await useCase.execute(aDraft(), karim, null)).toEqual(failure('full'));
});

test('an unconfirmed person publishes nothing', async () => {
  const { useCase, listings } = publishing(new InMemoryListingRepository(), false);
  expect(await useCase.execute(aDraft(), karim, null)).toEqual(failure('unconfirmed'));
  expect(listings.all).toEqual([]);
});

test('an owner whose account is not stored yet gets it before the listing', async () => {
  const users = new InMemoryUserRepository();
  const { useCase, listings } = publishing(new InMemoryListingRepository([], users), true, users);
  expect((await useCase.execute(aDraft(), karim, null)).ok).toBe(true);
  expect(users.of('karim')).toMatchObject({ displayName: 'Karim', freeListingsCount: 1 });
  expect(listings.stored('velo')?.seller.name).toBe('Karim');
});

test('nothing is published where the account cannot be stored', async () => {
  const users = new InMemoryUserRepository();
  const { useCase, listings } = publishing(new InMemoryListingRepository([], users), true, {
    create: async () => failure('offline'),
  });
  expect(await useCase.execute(aDraft(), karim, null)).toEqual(failure('offline'));
  expect(listings.all).toEqual([]);
});

test('an account that is gone again once it was stored is an unknown failure', async () => {
  const { useCase } = publishing(new InMemoryListingRepository([], new InMemoryUserRepository()));
  expect(await useCase.execute(aDraft(), karim, null)).toEqual(failure('unknown'));
});

test('a draft with a forbidden word is submitted for a review', async () => {
  const settings = { read: async () => success({ words: ['velo'], holdDays: 0 }) };
  const { useCase, listings } = publishing(
    new InMemoryListingRepository(),
    true,
    new InMemoryUserRepository(),
    settings,
  );
  const result = await useCase.execute(aDraft(), karim, null);
  expect(listings.stored('velo')?.state).toBe('in-review');
  expect(result).toEqual(success(listings.stored('velo')));
});

test('the first draft of a new account is submitted for a review under a hold', async () => {
  const { useCase, listings } = publishing();
  await useCase.execute(aDraft(), { ...karim, createdAt: NOON }, { words: [], holdDays: 7 });
  expect(listings.stored('velo')?.state).toBe('in-review');
});
