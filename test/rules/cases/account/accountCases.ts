import { admin, claire, karim, newcomer, superAdmin, suspendedKarim, visitor } from '../../actors';
import { without, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { change, commits, gets, given, lists, remove, set, type Attempt } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { together } from '../../posting';
import { inDays, inMinutes, now } from '../../times';
import { anAccount, aProfile } from '../../world';

const megabyte = 'x'.repeat(1_000_000);

export const freshAccount = {
  uid: 'lina',
  displayName: 'Lina',
  phoneNumber: '+33698765432',
  email: 'lina@exemple.fr',
  photoURL: null,
  createdAt: now,
  updatedAt: now,
  freeListingsCount: 0,
  role: 'user',
};
const signsInWith = (token: Readonly<Record<string, unknown>>) => ({ uid: 'lina', token: { sub: 'lina', ...token } });
const portrayedElsewhere = {
  'users/karim': anAccount('karim', 'Karim', { photoURL: 'https://exemple.fr/karim.jpg' }),
  'profiles/karim': aProfile('Karim', { photoURL: 'https://exemple.fr/karim.jpg' }),
};
const joins = (changes: PlainDocument = {}): Attempt => commits(set('users/lina', { ...freshAccount, ...changes }));
const edits = (changes: PlainDocument, ...removed: readonly string[]): Attempt =>
  together(editsAlone(changes, ...removed), change('profiles/karim', copiesOf(changes)));
const editsAlone = (changes: PlainDocument, ...removed: readonly string[]): Attempt =>
  commits(change('users/karim', { updatedAt: now, ...changes }, ...removed));
/** What the profile copies from the account. */
const copiesOf = ({ displayName, photoURL }: PlainDocument): PlainDocument => ({
  ...(displayName !== undefined && { displayName }),
  ...(photoURL !== undefined && { photoURL }),
});
export const accountReadingCases: readonly RulesCase[] = [
  allows('an owner reads their account', karim, gets('users/karim')),
  allows('a new user may read that they have no account yet', newcomer, gets('users/lina')),
  allows('a suspended owner still reads their account', suspendedKarim, gets('users/karim')),
  allows('an admin reads any account', admin, gets('users/karim')),
  allows('a super admin reads any account', superAdmin, gets('users/karim')),
  denies('a visitor reads no account', visitor, gets('users/karim')),
  denies('a stranger reads no account', claire, gets('users/karim')),
  denies('a person without an account reads no account of others', newcomer, gets('users/karim')),
  allows('an admin lists accounts, a thousand at a time', admin, lists('users', 1000)),
  denies('an admin lists no more than a thousand accounts', admin, lists('users', 1001)),
  denies('an admin does not list all accounts', admin, lists('users', null)),
  denies('a visitor does not list accounts', visitor, lists('users', 10)),
  denies('a stranger does not list accounts', claire, lists('users', 10)),
  denies(
    'an owner does not list accounts by a query for their own uid',
    karim,
    lists('users', 1, { field: ['uid'], operator: '==', value: 'karim' }),
  ),
  denies(
    'nobody queries accounts by e-mail',
    claire,
    lists('users', 1, { field: ['email'], operator: '==', value: 'karim@exemple.fr' }),
  ),
];

export const accountCreationCases: readonly RulesCase[] = [
  allows('a new user creates their account', newcomer, joins()),
  allows(
    'a new user creates an account with neither telephone nor e-mail',
    newcomer,
    joins({ phoneNumber: null, email: null }),
  ),
  allows('a new user creates an account with a picture', newcomer, joins({ photoURL: 'photo:lina~portrait' })),
  denies('a new user takes no picture from elsewhere', newcomer, joins({ photoURL: 'https://exemple.fr/lina.jpg' })),
  ...[false, null, 'true', undefined].map((verified) =>
    denies(
      `an account is not created with an e-mail whose confirmation is ${JSON.stringify(verified)}`,
      signsInWith({ email: 'lina@exemple.fr', ...(verified !== undefined && { email_verified: verified }) }),
      joins({ phoneNumber: null }),
    ),
  ),
  allows(
    'a new user whose e-mail is not confirmed creates an account without it',
    signsInWith({ email: 'lina@exemple.fr', email_verified: false }),
    joins({ phoneNumber: null, email: null }),
  ),
  allows(
    'a new user creates an account with a name of a hundred letters',
    newcomer,
    joins({ displayName: 'x'.repeat(100) }),
  ),
  allows('a new user creates an account with a name of a single letter', newcomer, joins({ displayName: 'L' })),
  denies('a visitor creates no account', visitor, joins()),
  denies('a stranger creates no account for someone else', claire, joins({ phoneNumber: null, email: null })),
  denies('an admin creates no account for someone else', admin, joins()),
  denies(
    'a suspended new user creates no account',
    { ...newcomer, token: { suspended: true } },
    joins({ phoneNumber: null, email: null }),
  ),
  denies('an account is not created under another uid', newcomer, joins({ uid: 'karim' })),
  denies('an account is not created as admin', newcomer, joins({ role: 'admin' })),
  denies('an account is not created as super admin', newcomer, joins({ role: 'super_admin' })),
  denies('an account is not created with an unknown role', newcomer, joins({ role: 'moderator' })),
  denies('an account is not created with a negative count of listings', newcomer, joins({ freeListingsCount: -5 })),
  denies('an account is not created with a positive count of listings', newcomer, joins({ freeListingsCount: 1 })),
  denies('an account is not created with a further field', newcomer, joins({ verified: true })),
  denies(
    'an account is not created with a field left out',
    newcomer,
    commits(set('users/lina', without(freshAccount, 'phoneNumber'))),
  ),
  denies(
    'an account is not created with a telephone number that is not in the token',
    newcomer,
    joins({ phoneNumber: '+33600000000' }),
  ),
  denies(
    'an account is not created with an e-mail that is not in the token',
    newcomer,
    joins({ email: 'maire@nantes.fr' }),
  ),
  denies('a name is not empty', newcomer, joins({ displayName: '' })),
  denies('a name is not a blank', newcomer, joins({ displayName: ' ' })),
  denies('a new account has not the name of a deleted one', newcomer, joins({ displayName: 'Compte supprimé' })),
  denies('a name is not a number', newcomer, joins({ displayName: 7 })),
  denies('a name is not longer than a hundred letters', newcomer, joins({ displayName: 'x'.repeat(101) })),
  denies('a name of a megabyte is refused', newcomer, joins({ displayName: megabyte })),
  denies('the address of a picture is not a script', newcomer, joins({ photoURL: 'javascript:alert(1)' })),
  denies('the creation date of an account is not in the past', newcomer, joins({ createdAt: inDays(-900) })),
  denies('the creation date of an account is not in the future', newcomer, joins({ createdAt: inMinutes(1) })),
  denies('the update date of a new account is not in the past', newcomer, joins({ updatedAt: inMinutes(-1) })),
  denies('the creation date of an account is not a text', newcomer, joins({ createdAt: '2026-06-15' })),
];

export const accountChangeCases: readonly RulesCase[] = [
  allows('an owner changes their name', karim, edits({ displayName: 'Karim B.' })),
  allows(
    'an owner without a profile changes their name',
    karim,
    given({ 'profiles/karim': null }, editsAlone({ displayName: 'Karim B.' })),
  ),
  denies('an owner does not change their name without their profile', karim, editsAlone({ displayName: 'Karim B.' })),
  denies(
    'an owner does not change their picture without their profile',
    karim,
    editsAlone({ photoURL: 'photo:karim~portrait' }),
  ),
  denies(
    'an owner does not change name and picture with a profile that has the old picture',
    karim,
    together(
      editsAlone({ displayName: 'Karim B.', photoURL: 'photo:karim~portrait' }),
      change('profiles/karim', { displayName: 'Karim B.' }),
    ),
  ),
  allows('an owner changes their name and creates their profile', karim, {
    ...given(
      { 'profiles/karim': null },
      commits(
        change('users/karim', { displayName: 'Karim B.', updatedAt: now }),
        set('profiles/karim', aProfile('Karim B.')),
      ),
    ),
  }),
  allows(
    'an owner changes their name and deletes their profile',
    karim,
    together(editsAlone({ displayName: 'Karim B.' }), remove('profiles/karim')),
  ),
  allows(
    'an account whose profile has an old name removes its e-mail',
    karim,
    given({ 'profiles/karim': aProfile('Avant') }, editsAlone({ email: null })),
  ),
  allows('an owner removes their picture', karim, given(portrayedElsewhere, edits({ photoURL: null }))),
  denies('a living account has not the name of a deleted one', karim, edits({ displayName: 'Compte supprimé' })),
  denies('a name does not begin with a blank', karim, edits({ displayName: ' Karim' })),
  denies('a name is not a no-break space', karim, edits({ displayName: '\u00a0' })),
  denies('an owner takes no picture from elsewhere', karim, edits({ photoURL: 'https://exemple.fr/karim.jpg' })),
  allows(
    'an owner keeps a picture from elsewhere that their account has had',
    karim,
    given(portrayedElsewhere, edits({ displayName: 'Karim B.' })),
  ),
  denies(
    'an owner does not exchange a picture from elsewhere for another',
    karim,
    given(portrayedElsewhere, edits({ photoURL: 'https://exemple.fr/autre.jpg' })),
  ),
  allows('an owner removes telephone and e-mail', karim, edits({ phoneNumber: null, email: null })),
  allows(
    'an account keeps its telephone number while the token has none',
    { ...karim, token: {} },
    edits({ displayName: 'Karim B.' }),
  ),
  allows(
    'an owner changes to the telephone and e-mail of their token',
    { ...karim, token: { phone_number: '+33611111111', email: 'k@exemple.fr', email_verified: true } },
    edits({ phoneNumber: '+33611111111', email: 'k@exemple.fr' }),
  ),
  denies(
    'an owner does not change to an e-mail of their token that is not confirmed',
    { ...karim, token: { email: 'k@exemple.fr', email_verified: false } },
    edits({ email: 'k@exemple.fr' }),
  ),
  allows(
    'an account keeps its e-mail while that of the token is not confirmed',
    { ...karim, token: { email: 'k@exemple.fr', email_verified: false } },
    edits({ displayName: 'Karim B.' }),
  ),
  denies('a visitor changes no account', visitor, edits({ displayName: 'Moi' })),
  denies('a stranger changes no account', claire, edits({ displayName: 'Moi' })),
  denies('a stranger does not remove the telephone number of an account', claire, editsAlone({ phoneNumber: null })),
  denies('an admin changes no account', admin, edits({ displayName: 'Moi' })),
  denies('a suspended owner changes nothing', suspendedKarim, edits({ displayName: 'Moi' })),
  denies('an owner does not make themselves admin', karim, edits({ role: 'admin' })),
  denies('an owner does not remove the role', karim, edits({}, 'role')),
  denies('an owner does not change their uid', karim, edits({ uid: 'claire' })),
  denies('an owner does not change the creation date', karim, edits({ createdAt: inDays(-4000) })),
  denies('an owner does not reset the count of listings', karim, edits({ freeListingsCount: 0 })),
  denies('an owner does not lower the count of listings without a listing', karim, edits({ freeListingsCount: 8 })),
  denies('an owner does not raise the count of listings without a listing', karim, edits({ freeListingsCount: 10 })),
  denies('an owner does not remove the count of listings', karim, edits({}, 'freeListingsCount')),
  denies('an owner adds no field', karim, edits({ premium: true })),
  denies(
    'an owner does not take a telephone number that is not in their token',
    karim,
    edits({ phoneNumber: '+33600000000' }),
  ),
  denies('an owner does not take an e-mail that is not in their token', karim, edits({ email: 'maire@nantes.fr' })),
  denies('an owner does not remove the telephone field', karim, edits({}, 'phoneNumber')),
  denies('an owner does not remove the e-mail field', karim, edits({}, 'email')),
  denies('an owner does not empty their name', karim, edits({ displayName: '' })),
  denies('an owner does not take a name of a megabyte', karim, edits({ displayName: megabyte })),
  denies('a change is not dated in the past', karim, edits({ displayName: 'Karim B.', updatedAt: inMinutes(-1) })),
  denies('a change is not dated in the future', karim, edits({ displayName: 'Karim B.', updatedAt: inMinutes(1) })),
  allows('an owner chooses one of their photos as picture', karim, edits({ photoURL: 'photo:karim~portrait' })),
  allows(
    'an owner chooses a photo with an id of 64 letters as picture',
    karim,
    edits({ photoURL: `photo:karim~${'x'.repeat(64)}` }),
  ),
  ...[
    'photo:claire~portrait',
    'photo:karim~petit-1',
    `photo:karim~${'x'.repeat(65)}`,
    'photo:karim~a.b.c.d.e',
    'xphoto:karim~portrait',
    'photo:portrait',
    7,
  ].map((photoURL) =>
    denies(`an owner does not choose the picture ${String(photoURL).slice(0, 30)}`, karim, edits({ photoURL })),
  ),
  denies('an owner does not delete the account', karim, commits(remove('users/karim'))),
  denies('an admin does not delete an account', admin, commits(remove('users/karim'))),
  denies(
    'an unknown collection under an account is not written',
    karim,
    commits(set('users/karim/secrets/un', { a: 1 })),
  ),
];
