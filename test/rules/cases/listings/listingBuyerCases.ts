import { aConversationDocument } from '../../aConversationDocument';
import { admin, claire, karim, newcomer, suspendedKarim, visitor } from '../../actors';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { moves, together } from '../../posting';
import { commits, gets, given, lists, remove, set, type Attempt } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';

/** Claire has written about Karim’s listings of all states. */
const written = Object.fromEntries(
  ['online', 'reserved', 'sold', 'paused'].map((state) => [
    `conversations/${state}~claire`,
    aConversationDocument({ listingId: state }),
  ]),
);
const named: PlainDocument = { ownerId: 'karim', buyerId: 'claire' };
const names = (listing: string, changes: PlainDocument = {}): Attempt =>
  given(written, commits(set(`deals/${listing}`, { ...named, ...changes })));
const withDeal = (attempt: Attempt): Attempt => given({ ...written, 'deals/reserved': named }, attempt);

/** The buyer of a reserved or sold listing: the owner names them, and both may read it. */
export const listingBuyerCases: readonly RulesCase[] = [
  ...['reserved', 'sold'].map((state) =>
    allows(`an owner names the buyer of a listing that is ${state}`, karim, names(state)),
  ),
  ...['online', 'paused'].map((state) => denies(`a listing that is ${state} has no buyer`, karim, names(state))),
  denies(
    'a buyer is not named in the commit that reserves the listing',
    karim,
    given(written, together(moves('online', { state: 'reserved' }), set('deals/online', named))),
  ),
  allows(
    'an owner names another buyer',
    karim,
    given({ 'deals/reserved': { ownerId: 'karim', buyerId: 'lina' } }, names('reserved')),
  ),
  denies(
    'a buyer does not name another buyer',
    claire,
    given({ 'deals/reserved': named }, names('reserved', { buyerId: 'nadia' })),
  ),
  denies('a visitor names no buyer', visitor, names('reserved')),
  denies('a suspended owner names no buyer', suspendedKarim, names('reserved')),
  denies('a buyer does not name themselves', claire, names('reserved')),
  denies('a buyer does not name themselves as owner of the listing', claire, names('reserved', { ownerId: 'claire' })),
  denies('an admin names no buyer', admin, names('reserved')),
  denies(
    'a person who has not written about the listing is not named as buyer',
    karim,
    names('reserved', { buyerId: 'nadia' }),
  ),
  denies('a deal has no further field', karim, names('reserved', { price: 12 })),
  allows('an owner reads the buyer of a listing', karim, withDeal(gets('deals/reserved'))),
  allows('the buyer reads that they are named', claire, withDeal(gets('deals/reserved'))),
  denies('a stranger does not read the buyer of a listing', newcomer, withDeal(gets('deals/reserved'))),
  denies('a visitor does not read the buyer of a listing', visitor, withDeal(gets('deals/reserved'))),
  allows('an owner may read that no buyer is named', karim, gets('deals/reserved')),
  denies('nobody lists deals', karim, lists('deals', 10)),
  allows('an owner deletes the buyer of a listing', karim, withDeal(commits(remove('deals/reserved')))),
  allows(
    'a suspended owner deletes the buyer of a listing, as deleting the account requires',
    suspendedKarim,
    withDeal(commits(remove('deals/reserved'))),
  ),
];
