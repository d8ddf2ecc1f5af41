import { expect, test } from 'vitest';
import { expiryOf } from '../../../src/domain/listings/lifecycle/lifetime';
import type { ListingRepository } from '../../../src/application/listings/ListingRepository';
import { PublishListing } from '../../../src/application/listings/PublishListing';
import type { UserProfile } from '../../../src/domain/account/UserProfile';
import { FREE_LISTINGS_QUOTA } from '../../../src/domain/listings/lifecycle/freeListings';
import type { Listing } from '../../../src/domain/listings/Listing';
import { failure, success } from '../../../src/domain/shared/Result';
import { aDraft } from '../../support/builders/aDraft';
import { NOON } from '../../support/builders/aListing';

const karim: UserProfile = {
  uid: 'karim',
  displayName: 'Karim',
  phoneNumber: null,
  email: null,
  photoURL: null,
  createdAt: 5,
  updatedAt: 5,
  freeListingsCount: 0,
  role: 'user',
};

function publishing(answer: Awaited<ReturnType<ListingRepository['publish']>> = success()) {
  const published: Listing[] = [];
  const repository: ListingRepository = {
    subscribe: () => () => undefined,
    subscribeToNewest: () => () => undefined,
    ownedBy: () => Promise.resolve(success([])),
    subscribeToOwned: () => () => undefined,
    change: () => Promise.resolve(failure('denied')),
    publish: (listing) => {
      published.push(listing);
      return Promise.resolve(answer);
    },
  };
  return { useCase: new PublishListing(repository, { now: () => NOON }), published };
}

test('the draft is online for 60 days under its owner’s name', async () => {
  const { useCase, published } = publishing();
  const result = await useCase.execute(aDraft(), karim);
  expect(published).toMatchObject([
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
  expect(result).toEqual(success(published[0]));
});

test('an invalid draft is refused with all its errors', async () => {
  const { useCase, published } = publishing();
  expect(await useCase.execute(aDraft({ title: '' }), karim)).toEqual(
    failure({ kind: 'invalid', errors: new Map([['title', { kind: 'required' }]]) }),
  );
  expect(published).toEqual([]);
});

test('a draft beyond the quota of free listings is refused', async () => {
  const { useCase } = publishing();
  expect(await useCase.execute(aDraft(), { ...karim, freeListingsCount: FREE_LISTINGS_QUOTA })).toEqual(
    failure('quota-reached'),
  );
});

test('publishing succeeds when the same draft was published already', async () => {
  const { useCase } = publishing(failure('already-published'));
  expect((await useCase.execute(aDraft(), karim)).ok).toBe(true);
});

test('a full storage is reported', async () => {
  const { useCase } = publishing(failure('full'));
  expect(await useCase.execute(aDraft(), karim)).toEqual(failure('full'));
});
