import { admin, claire, karim, suspendedAdmin, suspendedKarim, visitor } from '../../actors';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { moves, together } from '../../posting';
import { withRates } from '../../rates';
import { change, commits, given, remove, set, type Attempt, type Write } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now } from '../../times';
import { anAccount, aProfile, states } from '../../world';

const path = 'conversations/online~claire';
const names = { claire: 'Claire', karim: 'Karim' };
const conversation: PlainDocument = {
  listingId: 'online',
  listing: { title: 'Vélo', price: { kind: 'gift' }, categoryId: 'velos', photo: null },
  participants: ['claire', 'karim'],
  names,
  lastMessage: { id: 'un', kind: 'text', text: 'Bonjour', authorId: 'claire', sentAt: inDays(-1) },
  unread: { claire: 0, karim: 1 },
  receivedAt: {},
  readAt: {},
  createdAt: inDays(-1),
  updatedAt: inDays(-1),
};
const becomes = (changes: PlainDocument): Attempt =>
  given({ [path]: conversation, 'profiles/karim': null }, commits(change(path, changes)));
const goes = (uid: 'karim' | 'claire', name = 'Compte supprimé'): Attempt =>
  becomes({ names: { ...names, [uid]: name } });

const answer = { authorId: 'karim', kind: 'text', text: 'Oui', sentAt: now };
const answers = commits(
  change(path, {
    lastMessage: { id: 'deux', ...answer },
    unread: { claire: 1, karim: 1 },
    updatedAt: now,
  }),
  set(`${path}/messages/deux`, answer),
);

/** Writes to conversations by a person who deletes their account. */
export const departureCases: readonly RulesCase[] = withRates([
  allows('a seller removes their name from a conversation', karim, goes('karim')),
  allows('a buyer removes their name from a conversation', claire, goes('claire')),
  allows('a suspended person removes their name from a conversation', suspendedKarim, goes('karim')),
  denies(
    'a person who keeps their profile does not remove their name from a conversation',
    karim,
    given({ 'profiles/karim': aProfile('Karim') }, goes('karim')),
  ),
  allows(
    'a person removes their name together with their profile',
    karim,
    given({ 'profiles/karim': aProfile('Karim') }, together(goes('karim'), remove('profiles/karim'))),
  ),
  denies(
    'a person does not remove their name together with the creation of a profile',
    karim,
    together(goes('karim'), set('profiles/karim', aProfile('Karim'))),
  ),
  denies(
    'a person who has removed their name no longer writes in a conversation',
    karim,
    given({ [path]: { ...conversation, names: { ...names, karim: 'Compte supprimé' } } }, answers),
  ),
  allows(
    'a person writes in a conversation that the other participant has left',
    karim,
    given({ [path]: { ...conversation, names: { ...names, claire: 'Compte supprimé' } } }, answers),
  ),
  denies('nobody removes the name of the other participant', claire, goes('karim')),
  denies('nobody changes their name to a name of their choice', karim, goes('karim', 'Service clients')),
  denies(
    'nobody removes both names at once',
    karim,
    becomes({ names: { claire: 'Compte supprimé', karim: 'Compte supprimé' } }),
  ),
  denies(
    'nobody adds a name on leaving',
    karim,
    becomes({ names: { ...names, karim: 'Compte supprimé', nadia: 'Nadia' } }),
  ),
  denies(
    'nobody changes anything else on leaving',
    karim,
    becomes({ names: { ...names, karim: 'Compte supprimé' }, participants: ['karim', 'claire'] }),
  ),
  denies(
    'nobody is added to a conversation by leaving it',
    admin,
    becomes({ names: { ...names, nadia: 'Compte supprimé' } }),
  ),
  denies('a visitor removes no name', visitor, goes('karim')),
  denies('an admin removes no name', admin, goes('karim')),
]);

const portrait = 'photo:karim~portrait';
const suspect = anAccount('karim', 'Karim', {
  phoneNumber: '+33612345678',
  email: 'karim@exemple.fr',
  photoURL: portrait,
  freeListingsCount: 9,
});
const nobody = { displayName: 'Compte supprimé', phoneNumber: null, email: null, photoURL: null };
const there = { 'users/karim': suspect, 'profiles/karim': aProfile('Karim', { photoURL: portrait }) };
const departs = (changes: PlainDocument = {}, ...more: readonly Write[]): Attempt =>
  given(
    there,
    commits(change('users/karim', { ...nobody, updatedAt: now, ...changes }), remove('profiles/karim'), ...more),
  );
const newAccount = anAccount('karim', 'Karim', { createdAt: now, updatedAt: now });

/** Writes to an account by a person who deletes it, which must not end a suspension. */
export const accountDepartureCases: readonly RulesCase[] = [
  allows('a person anonymises their account and deletes their profile', karim, departs()),
  allows('a suspended person anonymises their account and deletes their profile', suspendedKarim, departs()),
  allows(
    'a suspended person repeats an interrupted departure',
    suspendedKarim,
    given(
      { 'users/karim': { ...suspect, ...nobody }, 'profiles/karim': null },
      commits(change('users/karim', { updatedAt: now }), remove('profiles/karim')),
    ),
  ),
  ...(
    [
      ['a visitor', visitor],
      ['a stranger', claire],
      ['an admin', admin],
    ] as const
  ).flatMap(([who, as]) => [
    denies(`an account is not anonymised by ${who}`, as, departs()),
    denies(
      `an account without a profile is not anonymised by ${who}`,
      as,
      given({ ...there, 'profiles/karim': null }, commits(change('users/karim', { ...nobody, updatedAt: now }))),
    ),
  ]),
  denies(
    'a suspended person does not anonymise the account without deleting the profile',
    suspendedKarim,
    given(there, commits(change('users/karim', { ...nobody, updatedAt: now }))),
  ),
  ...Object.entries({
    displayName: 'Karim',
    phoneNumber: '+33612345678',
    email: 'karim@exemple.fr',
    photoURL: portrait,
  }).map(([field, value]) =>
    denies(`a suspended person does not leave with the field ${field}`, suspendedKarim, departs({ [field]: value })),
  ),
  denies(
    'a suspended person does not take another name on leaving',
    suspendedKarim,
    departs({ displayName: 'Service clients' }),
  ),
  denies(
    'a suspended person does not date the departure in the past',
    suspendedKarim,
    departs({ updatedAt: inMinutes(-1) }),
  ),
  denies('a suspended person does not become admin by leaving', suspendedKarim, departs({ role: 'admin' })),
  denies(
    'a suspended person does not reset the count of listings by leaving',
    suspendedKarim,
    departs({ freeListingsCount: 0 }),
  ),
  denies('a suspended person does not change their uid by leaving', suspendedKarim, departs({ uid: 'claire' })),
  denies(
    'a suspended person does not change the creation date by leaving',
    suspendedKarim,
    departs({ createdAt: now }),
  ),
  denies(
    'a suspended person does not delete their account document',
    suspendedKarim,
    given(there, commits(remove('users/karim'))),
  ),
  denies(
    'a suspended person does not overwrite their account',
    suspendedKarim,
    given(there, commits(set('users/karim', newAccount))),
  ),
  denies(
    'a suspended person does not delete and create their account in one commit',
    suspendedKarim,
    given(there, commits(remove('users/karim'), set('users/karim', newAccount))),
  ),
  denies(
    'a suspended person does not create a missing account',
    suspendedKarim,
    given({ 'users/karim': null }, commits(set('users/karim', newAccount))),
  ),
  denies(
    'a suspended person does not create a profile after leaving',
    suspendedKarim,
    given(
      { 'users/karim': { ...suspect, ...nobody }, 'profiles/karim': null },
      commits(set('profiles/karim', aProfile('Compte supprimé'))),
    ),
  ),
  denies(
    'a suspended person does not take their name back after leaving',
    suspendedKarim,
    given(
      { 'users/karim': { ...suspect, ...nobody }, 'profiles/karim': null },
      commits(change('users/karim', { displayName: 'Karim', updatedAt: now })),
    ),
  ),
];

/** A suspended person may delete their listings, and nothing else. */
export const listingDepartureCases: readonly RulesCase[] = [
  ...states
    .filter((state) => state !== 'deleted')
    .map((state) =>
      allows(
        `a suspended owner deletes a listing that is ${state}`,
        suspendedKarim,
        moves(state, { state: 'deleted' }),
      ),
    ),
  denies(
    'a suspended person does not delete a listing of others',
    { ...claire, token: { suspended: true } },
    moves('online', { state: 'deleted' }, { by: 'claire' }),
  ),
  denies(
    'a suspended admin does not delete a listing of others',
    suspendedAdmin,
    moves('online', { state: 'deleted' }, { by: 'nadia' }),
  ),
  denies(
    'a suspended owner does not edit a listing while deleting it',
    suspendedKarim,
    moves('draft', { state: 'deleted', title: 'Vélo de course' }),
  ),
  denies(
    'a suspended owner does not date a deletion in the past',
    suspendedKarim,
    moves('online', { state: 'deleted', updatedAt: inMinutes(-6) }),
  ),
  denies(
    'a suspended owner does not delete a listing without its cards',
    suspendedKarim,
    moves('online', { state: 'deleted' }, { without: 'cards' }),
  ),
  denies(
    'a suspended owner does not delete the document of a listing',
    suspendedKarim,
    commits(remove('listings/deleted')),
  ),
  ...['paused', 'sold', 'reserved'].map((state) =>
    denies(`a suspended owner does not change a listing to ${state}`, suspendedKarim, moves('online', { state })),
  ),
  denies('a suspended owner does not resume a listing', suspendedKarim, moves('paused', { state: 'online' })),
];
