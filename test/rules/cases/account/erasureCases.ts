import { admin, claire, karim, suspendedKarim, visitor } from '../../actors';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import type { RulesAuth } from '@mon-bazar/firebase-test-server/rules/RulesRequest';
import { together } from '../../posting';
import { change, commits, gets, given, lists, remove, set } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inMinutes, NOW, now } from '../../times';
import { aProfile } from '../../world';

const path = 'erasures/karim';
/** Signed in that many seconds ago. */
const since = (seconds: number, person: RulesAuth = karim): RulesAuth => ({
  ...person,
  token: { ...person.token, auth_time: NOW / 1000 - seconds },
});
const asks = (changes: PlainDocument = {}) => commits(set(path, { askedAt: now, ...changes }));
const asked = { [path]: { askedAt: inMinutes(-1) } };
const renaming = change('profiles/karim', { displayName: 'Karim' });
const profile = commits(renaming);

/** Asking for the erasure of an account, and what happens to it then. */
export const erasureCases: readonly RulesCase[] = [
  allows('a person asks for the erasure of their account', since(60), asks()),
  allows('a person who signed in five minutes ago asks for the erasure of their account', since(300), asks()),
  allows('a suspended person asks for the erasure of their account', since(60, suspendedKarim), asks()),
  denies('a person who signed in more than five minutes ago does not ask', since(301), asks()),
  denies('a person of whom nobody knows when they signed in does not ask', karim, asks()),
  denies('a visitor asks for no erasure', visitor, asks()),
  denies('a stranger does not ask for the erasure of another account', since(60, claire), asks()),
  denies('an admin does not ask for the erasure of another account', since(60, admin), asks()),
  denies('an erasure is not asked for before now', since(60), asks({ askedAt: inMinutes(-1) })),
  denies('an erasure is not asked for after now', since(60), asks({ askedAt: inMinutes(1) })),
  denies('an erasure is not asked for as one that is done', since(60), asks({ erasedAt: now })),
  denies('an erasure is asked for once', since(60), given(asked, asks())),
  denies(
    'a person does not change what they have asked for',
    since(60),
    given(asked, commits(change(path, { askedAt: now }))),
  ),
  denies('a person does not take back what they have asked for', since(60), given(asked, commits(remove(path)))),
  allows('a person reads that they have asked', karim, gets(path, asked)),
  allows('a person reads that they have not asked', karim, gets(path)),
  denies('a visitor does not read whether a person has asked', visitor, gets(path, asked)),
  denies('a stranger does not read whether a person has asked', claire, gets(path, asked)),
  denies('an admin does not read whether a person has asked', admin, gets(path, asked)),
  denies('a person does not list erasures', karim, lists('erasures', 1)),
  denies('an admin does not list erasures', admin, lists('erasures', 1)),
  allows('a person changes their profile while nobody has asked for its erasure', karim, profile),
  allows(
    'a person changes their profile while the account of somebody else is to be erased',
    karim,
    given({ 'erasures/claire': { askedAt: inMinutes(-1) } }, profile),
  ),
  denies('a person who has asked does not change their profile', karim, given(asked, profile)),
  denies(
    'a person who has asked creates no profile again',
    karim,
    given({ ...asked, 'profiles/karim': null }, commits(set('profiles/karim', aProfile('Karim')))),
  ),
  denies('a person does not change their profile while they ask', since(60), together(asks(), renaming)),
  allows('a person who has asked deletes their profile', karim, given(asked, commits(remove('profiles/karim')))),
];
