import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { admin, claire, karim, suspendedKarim, visitor } from '../../actors';
import { anOlderListing, aTombstone } from '../../aListingDocument';
import { moves, movesFrom, posts, together, raisesListings } from '../../posting';
import { change, commits, given, remove, set } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now } from '../../times';
import { listingsByState, storedListing } from '../../world';

const remaining = ['ownerId', 'state', 'publishedAt', 'updatedAt'];
const online = listingsByState['online'] ?? anOlderListing('online', 'online');
const content = Object.entries(online).filter(([field]) => !remaining.includes(field));
const deletes = (changes: PlainDocument = {}, without?: string) =>
  moves('online', { state: 'deleted', ...changes }, without === undefined ? {} : { without });
/** The account of `world` counts 9. */
const leaves = (document: PlainDocument, freeListingsCount = 8) =>
  commits(
    set('listings/online', document),
    remove(`cardsByDate/${online.dateCard}`),
    remove(`cardsByPrice/${online.priceCard}`),
    raisesListings('karim', 'online'),
    ...(freeListingsCount === 9 ? [] : [change('users/karim', { freeListingsCount, updatedAt: now })]),
  );
const changesDeleted = (changes: PlainDocument) =>
  commits(change('listings/deleted', changes), raisesListings('karim', 'deleted'));
const tombstone = aTombstone({ ...online, updatedAt: now });
const lacking = (field: string) => Object.fromEntries(Object.entries(tombstone).filter(([name]) => name !== field));
const former = anOlderListing('ancien', 'deleted');

/** The rate and the count that a deletion by Karim asks for. */
const countedOff = (id: string) => [
  change('users/karim', { freeListingsCount: 8, updatedAt: now }),
  raisesListings('karim', id),
];

/** What stays of a deleted listing, and that it stays so. */
export const tombstoneCases: readonly RulesCase[] = [
  allows('an owner deletes a listing', karim, deletes()),
  ...[karim, suspendedKarim].flatMap((owner) => [
    ...content.map(([field, value]) =>
      denies(
        `a deletion${owner === karim ? '' : ' by a suspended owner'} does not leave the field ${field}`,
        owner,
        deletes({ [field]: value }),
      ),
    ),
    denies(
      `a deletion${owner === karim ? '' : ' by a suspended owner'} does not leave the whole listing`,
      owner,
      leaves({ ...online, state: 'deleted', updatedAt: now }),
    ),
  ]),
  denies('a deletion does not leave a field of another name', karim, deletes({ note: 'Vélo de ville' })),
  ...remaining.map((field) => denies(`a deletion does not lose the field ${field}`, karim, leaves(lacking(field)))),
  ...['online', 'draft'].map((state) =>
    denies(
      `the deletion of a listing that is ${state} does not change the owner`,
      karim,
      moves(state, { state: 'deleted', ownerId: 'claire' }),
    ),
  ),
  denies('a deletion does not change the date of publication', karim, deletes({ publishedAt: inDays(-9) })),
  denies('a deletion is not dated in the past', karim, deletes({ updatedAt: inMinutes(-6) })),
  denies('a deletion is not dated in the future', karim, deletes({ updatedAt: inMinutes(6) })),
  ...['online', 'sold', 'reserved', 'draft'].map((state) =>
    denies(
      `a listing that is ${state} is not emptied`,
      karim,
      leaves({ ...tombstone, state }, state === 'sold' ? 8 : 9),
    ),
  ),
  denies('a deletion does not leave the card by date', karim, deletes({}, 'cardsByDate')),
  denies('a deletion does not leave the card by price', karim, deletes({}, 'cardsByPrice')),
  allows(
    'a listing whose cards Firestore has removed is deleted',
    karim,
    given(
      { [`cardsByDate/${online.dateCard}`]: null, [`cardsByPrice/${online.priceCard}`]: null },
      commits(set('listings/online', tombstone), ...countedOff('online')),
    ),
  ),
  denies('a stranger does not delete a listing', claire, deletes()),
  denies('a visitor does not delete a listing', visitor, deletes()),
  denies('an admin does not delete a listing of others', admin, deletes()),
  denies('a stranger does not take a listing over by deleting it', claire, deletes({ ownerId: 'claire' })),

  denies('a tombstone is not dated again', karim, changesDeleted({ updatedAt: now })),
  denies('a tombstone gets no title', karim, changesDeleted({ title: 'Vélo de ville' })),
  denies('a tombstone gets no other owner', karim, changesDeleted({ ownerId: 'claire' })),
  denies('a tombstone is not removed', karim, commits(remove('listings/deleted'))),
  denies('an admin does not remove a tombstone', admin, commits(remove('listings/deleted'))),
  ...['online', 'draft', 'in-review', 'paused'].flatMap((state) =>
    [karim, admin].map((who) =>
      denies(
        `a deleted listing is not brought back as ${state} by ${who === karim ? 'its owner' : 'an admin'}`,
        who,
        moves('deleted', { state }),
      ),
    ),
  ),
  denies('a listing is not posted under the id of a deleted one', karim, posts({ id: 'deleted' })),
  denies('a tombstone is not created from nothing', karim, commits(set('listings/nouveau', tombstone))),
  denies(
    'a tombstone is not posted instead of a listing',
    karim,
    together(posts({ without: 'listings' }), set('listings/nouveau', { ...tombstone, publishedAt: now })),
  ),

  ...[karim, admin].map((who) =>
    denies(
      `a listing that a former version has deleted is not brought back by ${who === karim ? 'its owner' : 'an admin'}`,
      who,
      given({ 'listings/ancien': former }, movesFrom('ancien', former, { state: 'online' })),
    ),
  ),
  denies(
    'an owner does not change a listing that a former version has deleted',
    karim,
    given(
      { 'listings/ancien': former },
      commits(
        change('listings/ancien', { title: 'Vélo de course', updatedAt: now }),
        raisesListings('karim', 'ancien'),
      ),
    ),
  ),
  denies(
    'an owner does not delete a second time what a former version has deleted',
    karim,
    given(
      { 'listings/ancien': former },
      commits(set('listings/ancien', aTombstone({ ...former, updatedAt: now })), raisesListings('karim', 'ancien')),
    ),
  ),
  allows(
    'an owner deletes a paused listing of former versions, whatever its fields',
    karim,
    given(
      storedListing('pause', anOlderListing('pause', 'paused', { fields: { livre: {} }, note: 'x' })),
      commits(
        set('listings/pause', aTombstone({ ...anOlderListing('pause', 'paused'), updatedAt: now })),
        ...countedOff('pause'),
      ),
    ),
  ),
];
