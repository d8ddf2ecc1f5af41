import { expect, test } from 'vitest';
import { isLongestFirst, listingPage, type ListingFilter } from '../../../src/domain/moderation/listingPage';
import { aListing, NOON } from '../../support/builders/aListing';

const inReview: ListingFilter = { state: 'in-review' };
const waiting = (id: string, updatedAt: number) => aListing({ id, state: 'in-review', updatedAt });
const idsOf = (...[listings, filter, after = null, limit = 10]: Partial<Parameters<typeof listingPage>>) =>
  listingPage(listings ?? [], filter ?? inReview, after, limit).listings.map(({ id }) => id);

test('listings in review begin with the longest waiting, all others with the last changed', () => {
  expect([inReview, { state: 'online' } as const, { ownerId: 'claire' }].map(isLongestFirst)).toEqual([
    true,
    false,
    false,
  ]);
  const two = [waiting('lampe', NOON), waiting('chaise', NOON - 1)];
  expect(idsOf(two)).toEqual(['chaise', 'lampe']);
  expect(
    idsOf(
      two.map((listing) => ({ ...listing, state: 'online' })),
      { state: 'online' },
    ),
  ).toEqual(['lampe', 'chaise']);
});

test('a filter of a state leaves out the listings of every other one', () => {
  expect(idsOf([waiting('lampe', NOON), aListing(), aListing({ id: 'banc', state: 'refused' })])).toEqual(['lampe']);
});

test('a filter of an owner leaves out deleted listings and those of others', () => {
  const listings = [
    aListing(),
    aListing({ id: 'lampe', state: 'deleted' }),
    aListing({ id: 'banc', ownerId: 'karim' }),
  ];
  expect(idsOf(listings, { ownerId: 'claire' })).toEqual(['velo']);
});

test('a page begins after a position, by id among listings of the same time, and names the next one', () => {
  const listings = ['c', 'a', 'b'].map((id) => waiting(id, NOON));
  const first = listingPage(listings, inReview, null, 2);
  expect(first.listings.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(first.next).toEqual({ id: 'b', updatedAt: NOON });
  expect(listingPage(listings, inReview, first.next, 2)).toEqual({ listings: [waiting('c', NOON)], next: null });
  expect(listingPage([], inReview, null, 2)).toEqual({ listings: [], next: null });
});
