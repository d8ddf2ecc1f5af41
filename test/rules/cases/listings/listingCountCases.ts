import { rateLimits } from '../../../../src/domain/shared/Rate';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { claire, karim, suspendedKarim } from '../../actors';
import { anOlderListing } from '../../aListingDocument';
import { joined, moves, movesFrom, posts, raisesListings, together } from '../../posting';
import { change, commits, given, type Attempt } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { end, inDays, inMinutes, now } from '../../times';
import { anAccount, storedListing } from '../../world';

const account = (freeListingsCount: number, changes: PlainDocument = {}) => ({
  'users/karim': anAccount('karim', 'Karim', { freeListingsCount, ...changes }),
});
const counting = (freeListingsCount: number) => ({ account: { freeListingsCount } });
const over = anOlderListing('fini', 'online', { expiresAt: inDays(-1) });
const renews = (options: Parameters<typeof moves>[2] = {}): Attempt =>
  moves('expired', { state: 'online', expiresAt: end }, options);

/** The account of `world` counts 9. */
export const listingCountCases: readonly RulesCase[] = [
  denies('a listing is not posted without the account', karim, posts({ account: null })),
  denies('a posted listing does not leave the count unchanged', karim, posts(counting(9))),
  denies('a posted listing does not lower the count', karim, posts(counting(8))),
  denies('a posted listing does not raise the count by two', karim, posts(counting(11))),
  denies('a posted listing does not raise the count to a text', karim, posts({ account: { freeListingsCount: '10' } })),
  denies(
    'a raise of the count is not dated in the past',
    karim,
    posts({ account: { freeListingsCount: 10, updatedAt: inMinutes(-1) } }),
  ),
  denies(
    'a raise of the count changes nothing else of the account',
    karim,
    posts({ account: { freeListingsCount: 10, role: 'admin' } }),
  ),
  denies(
    'two listings are not posted in one commit with the count of one',
    karim,
    joined(posts({ id: 'un', account: null, rate: null }), posts({ id: 'deux' })),
  ),
  denies(
    'two listings are not posted in one commit with the count of two',
    karim,
    joined(posts({ id: 'un', account: null, rate: null }), posts({ id: 'deux', ...counting(11) })),
  ),
  denies(
    'a listing is not posted in the commit that sells another',
    karim,
    joined(moves('online', { state: 'sold' }, { account: null, rate: null }), posts(counting(9))),
  ),
  allows(
    'a listing that was removed is posted again with the count',
    karim,
    given({ 'listings/nouveau': null }, posts()),
  ),
  ...(
    [
      ['online', 'sold'],
      ['reserved', 'sold'],
      ['draft', 'deleted'],
      ['in-review', 'deleted'],
      ['paused', 'deleted'],
      ['refused', 'deleted'],
    ] as const
  ).flatMap(([before, state]) => [
    allows(`the count falls by one with a listing from ${before} to ${state}`, karim, moves(before, { state })),
    denies(
      `the count does not stay with a listing from ${before} to ${state}`,
      karim,
      moves(before, { state }, { account: null }),
    ),
  ]),
  denies('the count does not fall by two with a sale', karim, moves('online', { state: 'sold' }, counting(7))),
  denies('the count is not reset with a sale', karim, moves('online', { state: 'sold' }, counting(0))),
  denies('the count does not rise with a sale', karim, moves('online', { state: 'sold' }, counting(10))),
  denies(
    'the count does not stay with a listing that expires',
    karim,
    given(storedListing('fini', over), movesFrom('fini', over, { state: 'expired' }, { account: null })),
  ),
  ...(
    [
      ['online', 'reserved'],
      ['online', 'paused'],
      ['refused', 'in-review'],
    ] as const
  ).flatMap(([before, state]) => [
    denies(
      `the count does not fall with a listing from ${before} to ${state}`,
      karim,
      moves(before, { state }, counting(8)),
    ),
    denies(
      `the count does not rise with a listing from ${before} to ${state}`,
      karim,
      moves(before, { state }, counting(10)),
    ),
  ]),
  denies('the count does not fall with an edit', karim, moves('online', { title: 'Vélo de course' }, counting(8))),
  denies(
    'the count does not fall with the deletion of a sold listing',
    karim,
    moves('sold', { state: 'deleted' }, counting(8)),
  ),
  denies(
    'the count does not fall with the deletion of an expired listing',
    karim,
    moves('expired', { state: 'deleted' }, counting(8)),
  ),
  allows('the count rises with the renewal of an expired listing', karim, renews()),
  denies('the count does not stay with the renewal of an expired listing', karim, renews({ account: null })),
  allows('the last listing of the quota is posted', karim, given(account(99), posts(counting(100)))),
  denies('no listing is posted beyond the quota', karim, given(account(100), posts(counting(101)))),
  denies('no listing is posted beyond the quota without counting it', karim, given(account(100), posts(counting(100)))),
  allows('the last listing of the quota is renewed', karim, given(account(99), renews(counting(100)))),
  denies('no expired listing is renewed beyond the quota', karim, given(account(100), renews(counting(101)))),
  allows(
    'a listing is edited when the quota is used up',
    karim,
    given(account(100), moves('online', { title: 'Vélo de course' })),
  ),
  allows(
    'a listing is sold by a person who has more than the quota',
    karim,
    given(account(150), moves('online', { state: 'sold' }, counting(149))),
  ),
  denies(
    'a suspended person with more than the quota does not date the account with the deletion of a sold listing',
    suspendedKarim,
    given(account(150), moves('sold', { state: 'deleted' }, counting(150))),
  ),
  allows('the only listing is sold', karim, given(account(1), moves('online', { state: 'sold' }, counting(0)))),
  allows(
    'a listing is sold by a person whose account counts none',
    karim,
    given(account(0), moves('online', { state: 'sold' }, { account: null })),
  ),
  denies(
    'the count does not fall below zero',
    karim,
    given(account(0), moves('online', { state: 'sold' }, counting(-1))),
  ),
  denies(
    'the count does not rise with a sale by a person whose account counts none',
    karim,
    given(account(0), moves('online', { state: 'sold' }, counting(1))),
  ),
  allows(
    'an account of a former version keeps the name of its last listing',
    karim,
    given(account(9, { lastListingId: 'online' }), posts()),
  ),
  denies(
    'a raise without a listing does not change the count',
    karim,
    commits(change('users/karim', { freeListingsCount: 8, updatedAt: now }), raisesListings('karim', 'online')),
  ),
  denies(
    'a raise of an earlier commit does not change the count',
    karim,
    given(
      { 'users/karim/rates/listings': { since: inMinutes(-30), count: 5, last: 'online', at: inMinutes(-1) } },
      commits(change('users/karim', { freeListingsCount: 8, updatedAt: now })),
    ),
  ),
  denies(
    'nobody changes the count of another person together with a listing of their own',
    claire,
    together(
      posts({
        by: 'claire',
        listing: {
          ownerId: 'claire',
          photos: [],
          seller: { name: 'Claire', kind: 'private', memberSince: inDays(-400) },
        },
      }),
      change('users/karim', { freeListingsCount: 8, updatedAt: now }),
    ),
  ),
  denies(
    'nobody changes the count of another person together with the rate of that person',
    claire,
    moves('online', { state: 'sold' }),
  ),
  allows(
    'a suspended owner deletes a listing together with its place in the count',
    suspendedKarim,
    moves('online', { state: 'deleted' }),
  ),
  denies(
    'a suspended owner deletes no listing without its place in the count',
    suspendedKarim,
    moves('online', { state: 'deleted' }, { account: null }),
  ),
  denies(
    'a suspended owner does not change the count without a listing',
    suspendedKarim,
    commits(change('users/karim', { freeListingsCount: 8, updatedAt: now })),
  ),
  denies(
    'a suspended owner does not change the count with the rate of a listing that is online',
    suspendedKarim,
    commits(change('users/karim', { freeListingsCount: 8, updatedAt: now }), raisesListings('karim', 'online')),
  ),
];

const limit = rateLimits.listings;
const rate = 'users/karim/rates/listings';
const used = (count: number) => ({ [rate]: { since: inMinutes(-30), count, last: 'paused', at: inMinutes(-30) } });
const edits = (changes: PlainDocument | null): Attempt =>
  moves('online', { title: 'Vélo de course' }, { rate: changes });

export const listingRateCases: readonly RulesCase[] = [
  denies('a listing is not posted without raising the rate', karim, posts({ rate: null })),
  denies('a listing is not edited without raising the rate', karim, edits(null)),
  denies('the first change of a listing does not lack the rate', karim, given({ [rate]: null }, edits(null))),
  allows(
    'the first change of a listing begins the rate',
    karim,
    given({ [rate]: null }, edits({ since: now, count: 1 })),
  ),
  denies('a draft is not edited without raising the rate', karim, moves('draft', { title: 'Vélo' }, { rate: null })),
  denies(
    'a listing is not paused without raising the rate',
    karim,
    moves('online', { state: 'paused' }, { rate: null }),
  ),
  denies(
    'a listing is not deleted without raising the rate',
    karim,
    moves('sold', { state: 'deleted' }, { rate: null }),
  ),
  denies('an edit is not covered by the raise for another listing', karim, edits({ last: 'reserved' })),
  denies('a posting is not covered by the raise for another listing', karim, posts({ rate: { last: 'reserved' } })),
  denies('an edit is not covered by the raise for no listing', karim, edits({ last: 'aucune' })),
  denies('a rate does not name a listing that does not exist', karim, commits(raisesListings('karim', 'aucune'))),
  denies(
    'two edits of one commit are not covered by one raise',
    karim,
    joined(moves('reserved', { title: 'Vélo de course' }, { rate: null }), edits({})),
  ),
  allows('the last edit of an hour reaches the limit', karim, given(used(limit - 1), edits({ count: limit }))),
  denies('no edit is made beyond the limit', karim, given(used(limit), edits({ count: limit + 1 }))),
  denies('no listing is posted beyond the limit', karim, given(used(limit), posts({ rate: { count: limit + 1 } }))),
  denies(
    'no listing is sold beyond the limit',
    karim,
    given(used(limit), moves('online', { state: 'sold' }, { rate: { count: limit + 1 } })),
  ),
  allows(
    'a listing is deleted beyond the limit',
    karim,
    given(used(limit), moves('online', { state: 'deleted' }, { rate: { count: limit + 1 } })),
  ),
  allows(
    'a suspended owner deletes a listing beyond the limit',
    suspendedKarim,
    given(used(limit), moves('online', { state: 'deleted' }, { rate: { count: limit + 1 } })),
  ),
  denies(
    'the rate of another kind does not pass its limit by naming a deleted listing',
    karim,
    given(
      {
        'users/karim/rates/reports': {
          since: inMinutes(-30),
          count: rateLimits.reports,
          last: 'x',
          at: inMinutes(-30),
        },
      },
      commits(change('users/karim/rates/reports', { count: rateLimits.reports + 1, last: 'deleted', at: now })),
    ),
  ),
  denies(
    'a suspended owner raises no rate of another kind by naming a deleted listing',
    suspendedKarim,
    given(
      { 'users/karim/rates/reports': { since: inMinutes(-30), count: 3, last: 'x', at: inMinutes(-30) } },
      commits(change('users/karim/rates/reports', { count: 4, last: 'deleted', at: now })),
    ),
  ),
  denies(
    'an admin who owns a listing does not edit it without raising the rate',
    { ...karim, uid: 'nadia' },
    given(
      storedListing('sien', anOlderListing('sien', 'online', { ownerId: 'nadia', photos: [] })),
      movesFrom(
        'sien',
        anOlderListing('sien', 'online', { ownerId: 'nadia', photos: [] }),
        { title: 'Vélo de course' },
        { by: null },
      ),
    ),
  ),
];
