import { aConversationDocument } from '../aConversationDocument';
import { admin, claire, karim, newcomer, suspendedKarim, visitor } from '../actors';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { moves, together } from '../posting';
import { allows, commits, denies, gets, given, lists, remove, set, type Attempt, type RulesCase } from '../RulesCase';

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
const standing = (attempt: Attempt): Attempt => given({ ...written, 'deals/reserved': named }, attempt);

/** To whom a listing is promised or sold: its owner says it, and that person may know. */
export const dealCases: readonly RulesCase[] = [
  ...['reserved', 'sold'].map((state) => allows(`an owner names the buyer of what is ${state}`, karim, names(state))),
  ...['online', 'paused'].map((state) => denies(`nobody has bought what is ${state}`, karim, names(state))),
  denies(
    'a listing is reserved before its buyer is named',
    karim,
    given(written, together(moves('online', { state: 'reserved' }), set('deals/online', named))),
  ),
  allows(
    'an owner names another buyer',
    karim,
    given({ 'deals/reserved': { ownerId: 'karim', buyerId: 'lina' } }, names('reserved')),
  ),
  denies(
    'a buyer does not pass their place on',
    claire,
    given({ 'deals/reserved': named }, names('reserved', { buyerId: 'nadia' })),
  ),
  denies('a visitor names no buyer', visitor, names('reserved')),
  denies('a suspended owner names no buyer', suspendedKarim, names('reserved')),
  denies('a buyer does not name themselves', claire, names('reserved')),
  denies('… nor as the owner of a listing that is not theirs', claire, names('reserved', { ownerId: 'claire' })),
  denies('nobody names a buyer for another', admin, names('reserved')),
  denies('a buyer has written about the listing', karim, names('reserved', { buyerId: 'nadia' })),
  denies('a deal says nothing else', karim, names('reserved', { price: 12 })),
  allows('an owner reads whom a listing is promised to', karim, standing(gets('deals/reserved'))),
  allows('its buyer reads it', claire, standing(gets('deals/reserved'))),
  denies('a stranger does not', newcomer, standing(gets('deals/reserved'))),
  denies('a visitor does not', visitor, standing(gets('deals/reserved'))),
  allows('an owner learns that nobody was named', karim, gets('deals/reserved')),
  denies('nobody lists deals', karim, lists('deals', 10)),
  allows('an owner forgets the buyer', karim, standing(commits(remove('deals/reserved')))),
  denies('the buyer does not', claire, standing(commits(remove('deals/reserved')))),
  allows('a suspended owner does too: leaving takes it', suspendedKarim, standing(commits(remove('deals/reserved')))),
];
