import { admin, claire, karim, suspendedAdmin, suspendedKarim, visitor } from '../actors';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { moves } from '../posting';
import {
  allows,
  change,
  commits,
  denies,
  given,
  remove,
  set,
  type Attempt,
  type RulesCase,
  type Write,
} from '../RulesCase';
import { inDays, inMinutes, now } from '../times';
import { anAccount, aProfile, states } from '../world';

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
  firstAskedAt: inDays(-1),
  firstAnsweredAt: null,
  createdAt: inDays(-1),
  updatedAt: inDays(-1),
};
const becomes = (changes: PlainDocument): Attempt => given({ [path]: conversation }, commits(change(path, changes)));
const goes = (uid: 'karim' | 'claire', name = 'Compte supprimé'): Attempt =>
  becomes({ names: { ...names, [uid]: name } });

/** What someone who leaves the site may do to conversations. */
export const departureCases: readonly RulesCase[] = [
  allows('a seller leaves without a name', karim, goes('karim')),
  allows('a buyer leaves without a name', claire, goes('claire')),
  allows('someone suspended leaves without a name', suspendedKarim, goes('karim')),
  denies('nobody takes another’s name away', claire, goes('karim')),
  denies('nobody takes another name', karim, goes('karim', 'Service clients')),
  denies(
    'nobody takes their own name away and another’s',
    karim,
    becomes({ names: { claire: 'Compte supprimé', karim: 'Compte supprimé' } }),
  ),
  denies('nobody adds a name', karim, becomes({ names: { ...names, karim: 'Compte supprimé', nadia: 'Nadia' } })),
  denies(
    'nobody changes anything else on leaving',
    karim,
    becomes({ names: { ...names, karim: 'Compte supprimé' }, participants: ['karim', 'claire'] }),
  ),
  denies(
    'nobody leaves a conversation that they were not in',
    admin,
    becomes({ names: { ...names, nadia: 'Compte supprimé' } }),
  ),
  denies('a visitor takes nobody’s name away', visitor, goes('karim')),
  denies('an admin takes nobody’s name away', admin, goes('karim')),
];

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
const anew = anAccount('karim', 'Karim', { createdAt: now, updatedAt: now });

/** What someone who leaves the site may do to their account: no way out of a suspension. */
export const accountDepartureCases: readonly RulesCase[] = [
  allows('a person leaves an account that names nobody', karim, departs()),
  allows('someone suspended does too', suspendedKarim, departs()),
  allows(
    '… and goes on where they were interrupted',
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
    denies(`${who} has nobody leave`, as, departs()),
    denies(
      `${who} takes no name from an account that is not shown`,
      as,
      given({ ...there, 'profiles/karim': null }, commits(change('users/karim', { ...nobody, updatedAt: now }))),
    ),
  ]),
  denies(
    'someone suspended is shown no more when they leave',
    suspendedKarim,
    given(there, commits(change('users/karim', { ...nobody, updatedAt: now }))),
  ),
  ...Object.entries({
    displayName: 'Karim',
    phoneNumber: '+33612345678',
    email: 'karim@exemple.fr',
    photoURL: portrait,
  }).map(([field, kept]) =>
    denies(`someone suspended leaves no ${field} behind`, suspendedKarim, departs({ [field]: kept })),
  ),
  denies('someone suspended takes no other name', suspendedKarim, departs({ displayName: 'Service clients' })),
  denies('someone suspended leaves now', suspendedKarim, departs({ updatedAt: inMinutes(-1) })),
  denies('someone suspended becomes no admin by leaving', suspendedKarim, departs({ role: 'admin' })),
  denies('someone suspended begins no new quota by leaving', suspendedKarim, departs({ freeListingsCount: 0 })),
  denies('someone suspended does not leave as someone else', suspendedKarim, departs({ uid: 'claire' })),
  denies('someone suspended is not born again', suspendedKarim, departs({ createdAt: now })),
  denies(
    'someone suspended does not delete their account by hand',
    suspendedKarim,
    given(there, commits(remove('users/karim'))),
  ),
  denies('… nor writes a new one over it', suspendedKarim, given(there, commits(set('users/karim', anew)))),
  denies(
    '… nor removes it to begin anew',
    suspendedKarim,
    given(there, commits(remove('users/karim'), set('users/karim', anew))),
  ),
  denies(
    '… nor begins anew where there is none',
    suspendedKarim,
    given({ 'users/karim': null }, commits(set('users/karim', anew))),
  ),
  denies(
    '… nor is shown again after leaving',
    suspendedKarim,
    given(
      { 'users/karim': { ...suspect, ...nobody }, 'profiles/karim': null },
      commits(set('profiles/karim', aProfile('Compte supprimé'))),
    ),
  ),
  denies(
    '… nor takes their name back',
    suspendedKarim,
    given(
      { 'users/karim': { ...suspect, ...nobody }, 'profiles/karim': null },
      commits(change('users/karim', { displayName: 'Karim', updatedAt: now })),
    ),
  ),
];

/** What someone suspended may do to their listings: take them away. */
export const listingDepartureCases: readonly RulesCase[] = [
  ...states
    .filter((state) => state !== 'deleted')
    .map((state) =>
      allows(
        `someone suspended takes away a listing that is ${state}`,
        suspendedKarim,
        moves(state, { state: 'deleted' }),
      ),
    ),
  denies(
    'someone suspended takes away no listing of another',
    { ...claire, token: { suspended: true } },
    moves('online', { state: 'deleted' }),
  ),
  denies('a suspended admin takes away no listing of another', suspendedAdmin, moves('online', { state: 'deleted' })),
  denies(
    'someone suspended rewrites no listing on leaving',
    suspendedKarim,
    moves('draft', { state: 'deleted', title: 'Vélo de course' }),
  ),
  denies(
    'someone suspended dates no listing on leaving',
    suspendedKarim,
    moves('online', { state: 'deleted', updatedAt: inMinutes(-6) }),
  ),
  denies(
    'someone suspended leaves no card behind',
    suspendedKarim,
    moves('online', { state: 'deleted' }, { without: 'cards' }),
  ),
  denies('someone suspended removes no listing for good', suspendedKarim, commits(remove('listings/deleted'))),
  ...['paused', 'sold', 'reserved'].map((state) =>
    denies(`someone suspended has no listing ${state}`, suspendedKarim, moves('online', { state })),
  ),
  denies('someone suspended lets nothing online', suspendedKarim, moves('paused', { state: 'online' })),
];
