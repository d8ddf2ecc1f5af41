import { admin, claire, karim, suspendedAdmin, suspendedKarim, visitor } from '../actors';
import { anOlderListing } from '../aListingDocument';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { moves, movesFrom } from '../posting';
import { allows, commits, denies, given, remove, type Attempt, type RulesCase } from '../RulesCase';
import { end, inDays, inMinutes, now } from '../times';
import { anAccount, listingsByState, standing } from '../world';

const editable = ['draft', 'online', 'reserved', 'paused', 'refused'];
const frozen = ['in-review', 'sold', 'expired', 'deleted'];
const dearer = { price: { kind: 'amount', euros: 140 } };

export const editCases: readonly RulesCase[] = [
  ...editable.map((state) =>
    allows(`an owner edits a listing that is ${state}`, karim, moves(state, { title: 'Vélo de course' })),
  ),
  ...frozen.map((state) =>
    denies(`an owner edits no listing that is ${state}`, karim, moves(state, { title: 'Vélo de course' })),
  ),
  allows(
    'an owner edits and submits again what was refused',
    karim,
    moves('refused', { state: 'in-review', title: 'Vélo de course' }),
  ),
  denies(
    'an owner does not swap what is sold while deleting it',
    karim,
    moves('sold', { state: 'deleted', title: 'Vélo de course' }),
  ),
  denies('a visitor edits no listing', visitor, moves('online', { title: 'Vélo de course' })),
  denies('a stranger edits no listing', claire, moves('online', { title: 'Vélo de course' })),
  denies('an admin edits no listing', admin, moves('online', { title: 'Vélo de course' })),
  denies('a suspended owner edits no listing', suspendedKarim, moves('online', { title: 'Vélo de course' })),
  denies('a suspended owner edits no draft', suspendedKarim, moves('draft', { title: 'Vélo de course' })),
  denies('an edit is validated like a posting', karim, moves('draft', { title: '' })),
  denies('an edit adds no field', karim, moves('draft', { pinned: true })),
  denies('a listing is not handed over', karim, moves('draft', { ownerId: 'claire', photos: [] })),
  denies('a listing is not taken over', claire, moves('online', { ownerId: 'claire' })),
  allows('a new price moves the card', karim, moves('online', dearer)),
  denies('a listing does not move its card to the top', karim, moves('online', { dateCard: '0000000000000_online' })),
  denies(
    'a listing does not move its card among cheaper ones',
    karim,
    moves('online', { priceCard: `00000001_${listingsByState['online']?.dateCard ?? ''}` }),
  ),
  denies(
    'a listing does not change beside both its cards',
    karim,
    moves('online', { title: 'Vélo de course' }, { without: 'cards' }),
  ),
  denies('an edit does not climb', karim, moves('online', { title: 'Vélo de course', publishedAt: now })),
  denies('an edit does not live longer', karim, moves('online', { title: 'Vélo de course', expiresAt: end })),
  denies('an edit says when', karim, moves('online', { title: 'Vélo de course', updatedAt: inDays(-10) })),
  denies('an edit is not dated ahead', karim, moves('online', { title: 'Vélo de course', updatedAt: inMinutes(6) })),
  denies('a listing is not removed by its owner', karim, commits(remove('listings/deleted'))),
  denies('a listing is not removed by an admin', admin, commits(remove('listings/deleted'))),
];

const renamed = { 'users/karim': anAccount('karim', 'Karim B.') };
const becomes = (seller: PlainDocument): Attempt =>
  moves('online', { seller: { name: 'Karim', kind: 'private', memberSince: inDays(-400), ...seller } });

export const sellerChangeCases: readonly RulesCase[] = [
  allows(
    'an old listing keeps the old name of its seller',
    karim,
    given(renamed, moves('online', { state: 'reserved' })),
  ),
  allows('… through edits too', karim, given(renamed, moves('online', { title: 'Vélo de course' }))),
  allows('a listing takes the new name of its seller', karim, given(renamed, becomes({ name: 'Karim B.' }))),
  allows(
    'a seller becomes professional',
    karim,
    becomes({ kind: 'professional', company: { name: 'Vélos Karim', siret: '73282932000074' } }),
  ),
  denies('a seller takes no other name', karim, becomes({ name: 'Service clients' })),
  denies('a seller takes no other age', karim, becomes({ memberSince: inDays(-4000) })),
];

const endingIn = (id: string, days: number, state = 'online') => {
  const before = anOlderListing(id, state, { expiresAt: inDays(days) });
  return (changes: PlainDocument) => given(standing(id, before), movesFrom(id, before, changes));
};

export const renewalCases: readonly RulesCase[] = [
  allows('a listing is renewed 3 days before its end', karim, endingIn('bref', 3)({ expiresAt: end })),
  allows('a reserved listing is renewed too', karim, endingIn('bref', 3, 'reserved')({ expiresAt: end })),
  allows('an expired listing is renewed', karim, moves('expired', { state: 'online', expiresAt: end })),
  allows('a listing whose time is over unnoticed is renewed', karim, endingIn('bref', -1)({ expiresAt: end })),
  denies('a listing is not renewed earlier', karim, endingIn('bref', 3.001)({ expiresAt: end })),
  denies('a listing is not renewed for good', karim, endingIn('bref', 3)({ expiresAt: inDays(3650) })),
  denies('a listing is not renewed for a day', karim, endingIn('bref', 3)({ expiresAt: inDays(4) })),
  denies('a paused listing is not renewed', karim, endingIn('bref', 3, 'paused')({ expiresAt: end })),
  denies('a listing that pauses is not renewed', karim, endingIn('bref', 3)({ state: 'paused', expiresAt: end })),
  denies('a renewal is not a new date', karim, endingIn('bref', 3)({ expiresAt: end, publishedAt: now })),
  denies(
    'a renewal after the end is not a new date',
    karim,
    moves('expired', { state: 'online', expiresAt: end, publishedAt: now }),
  ),
  denies('a stranger renews nothing', claire, endingIn('bref', 3)({ expiresAt: end })),
  allows('a listing expires when its time is over', karim, endingIn('bref', 0)({ state: 'expired' })),
  denies('a listing does not expire before', karim, endingIn('bref', 0.001)({ state: 'expired' })),
];

export const publicationCases: readonly RulesCase[] = [
  allows(
    'a draft is dated when it goes online',
    karim,
    moves('draft', { state: 'online', publishedAt: now, expiresAt: end }),
  ),
  denies(
    'a draft is not dated ahead',
    karim,
    moves('draft', { state: 'online', publishedAt: inMinutes(6), expiresAt: end }),
  ),
  denies(
    'a draft does not live longer',
    karim,
    moves('draft', { state: 'online', publishedAt: now, expiresAt: inDays(90) }),
  ),
  denies('a draft that stays one is not dated anew', karim, moves('draft', { publishedAt: now })),
  denies('a draft that stays one is not renewed', karim, moves('draft', { expiresAt: end })),
  allows(
    'a listing in review is dated when an admin lets it online',
    admin,
    moves('in-review', { state: 'online', publishedAt: now, expiresAt: end }),
  ),
  denies(
    'an admin dates nothing ahead',
    admin,
    moves('in-review', { state: 'online', publishedAt: inMinutes(6), expiresAt: end }),
  ),
  denies(
    'an admin does not rewrite what is in review',
    admin,
    moves('in-review', { state: 'online', title: 'Autre chose' }),
  ),
  denies(
    'an admin gives no card another place',
    admin,
    moves('in-review', { state: 'online', dateCard: listingsByState['online']?.dateCard ?? '' }),
  ),
  denies('an admin dates a decision', admin, moves('online', { state: 'refused', updatedAt: inDays(-1) })),
  denies('a suspended admin decides nothing', suspendedAdmin, moves('online', { state: 'refused' })),
];
