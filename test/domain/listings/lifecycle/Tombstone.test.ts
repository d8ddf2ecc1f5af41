import { expect, test } from 'vitest';
import { tombstoneOf } from '../../../../src/domain/listings/lifecycle/Tombstone';
import { aListing, NOON } from '../../../support/builders/aListing';

test('the tombstone of a listing has its id, its owner and its dates, and nothing of its content', () => {
  expect(tombstoneOf(aListing({ publishedAt: NOON - 1, updatedAt: NOON }))).toEqual({
    id: 'velo',
    ownerId: 'claire',
    state: 'deleted',
    publishedAt: NOON - 1,
    updatedAt: NOON,
  });
});
