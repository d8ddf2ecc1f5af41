import { admin, claire, karim, newcomer, suspendedKarim, visitor } from '../../actors';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { change, commits, gets, given, lists, remove, set, type Attempt } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, now } from '../../times';
import { aProfile } from '../../world';
import { freshAccount } from './accountCases';

const shows = (changes: PlainDocument = {}, ...removed: readonly string[]): Attempt =>
  given(
    { 'profiles/karim': aProfile('Avant') },
    commits(change('profiles/karim', { displayName: 'Karim', ...changes }, ...removed)),
  );

export const profileCases: readonly RulesCase[] = [
  allows('a visitor reads a profile', visitor, gets('profiles/karim')),
  allows('a visitor may read that a profile does not exist', visitor, gets('profiles/personne')),
  denies('a visitor does not list profiles', visitor, lists('profiles', 10)),
  denies('an admin does not list profiles', admin, lists('profiles', 10)),
  allows(
    'a new user creates account and profile in one commit',
    newcomer,
    commits(set('users/lina', freshAccount), set('profiles/lina', aProfile('Lina', { memberSince: now }))),
  ),
  allows('an owner copies the name of the account to the profile', karim, shows()),
  denies('a visitor writes no profile', visitor, shows()),
  denies('a stranger writes no profile', claire, shows()),
  denies('an admin writes no profile', admin, shows()),
  denies('a suspended owner writes no profile', suspendedKarim, shows()),
  denies('a profile without an account is refused', newcomer, commits(set('profiles/lina', aProfile('Lina')))),
  denies('a profile has no other name than the account', karim, shows({ displayName: 'Service clients' })),
  denies('a profile has no other picture than the account', karim, shows({ photoURL: 'https://exemple.fr/x.jpg' })),
  denies('a profile has no other creation date than the account', karim, shows({ memberSince: inDays(-4000) })),
  denies('a profile has no telephone number', karim, shows({ phoneNumber: '+33612345678' })),
  denies('a profile does not lack the picture field', karim, shows({}, 'photoURL')),
  allows('an owner deletes their profile', karim, commits(remove('profiles/karim'))),
  allows('a suspended owner deletes their profile', suspendedKarim, commits(remove('profiles/karim'))),
  denies('a visitor deletes no profile', visitor, commits(remove('profiles/karim'))),
  denies('a stranger deletes no profile', claire, commits(remove('profiles/karim'))),
  denies('an admin deletes no profile', admin, commits(remove('profiles/karim'))),
];

const home = { communeName: 'Nantes', postalCode: '44000' };
const answers = { asked: 500, answered: 500, delayMinutes: 1 };

export const profileContentCases: readonly RulesCase[] = [
  allows(
    'an owner changes only what the profile alone holds, and dates it in the account',
    karim,
    commits(change('users/karim', { updatedAt: now }), change('profiles/karim', { about: 'Bonjour' })),
  ),
  allows(
    'an owner fills in all fields of the profile',
    karim,
    shows({ about: 'Je répare des vélos.', place: home, kind: 'professional' }),
  ),
  allows(
    'an owner empties all optional fields of the profile',
    karim,
    shows({ about: '', place: null, kind: 'private' }),
  ),
  allows('an owner writes five hundred letters about themselves', karim, shows({ about: 'x'.repeat(500) })),
  denies('the text about a person has no more than five hundred letters', karim, shows({ about: 'x'.repeat(501) })),
  denies('the text about a person is not a list', karim, shows({ about: ['x'] })),
  denies('a stranger does not write about another person', claire, shows({ about: 'Escroc' })),
  denies('a profile has no further field', karim, shows({ note: 5 })),
  denies('a profile holds no role', karim, shows({ role: 'admin' })),
  ...[
    { ...home, communeName: '' },
    { ...home, communeName: 'x'.repeat(101) },
    { ...home, postalCode: '4400' },
    { ...home, postalCode: '440000' },
    { ...home, latitude: 47 },
    { communeName: 'Nantes' },
    'Nantes',
  ].map((place) =>
    denies(`a profile does not have the commune ${JSON.stringify(place).slice(0, 40)}`, karim, shows({ place })),
  ),
  allows(
    'the commune of a profile may have a name of a hundred letters',
    karim,
    shows({ place: { ...home, communeName: 'x'.repeat(100) } }),
  ),
  allows(
    'the commune of a profile may have a name of one letter',
    karim,
    shows({ place: { ...home, communeName: 'Y' } }),
  ),
  denies('the kind of a profile is private or professional', karim, shows({ kind: 'admin' })),
  denies('a profile has no response rate, which its owner could invent', karim, shows({ answers })),
  denies(
    'the response rate of a former profile does not stay when the profile is written',
    karim,
    given(
      { 'profiles/karim': aProfile('Avant', { answers }) },
      commits(change('profiles/karim', { displayName: 'Karim' })),
    ),
  ),
  allows(
    'an owner writes a former profile without its response rate',
    karim,
    given(
      { 'profiles/karim': aProfile('Avant', { answers }) },
      commits(change('profiles/karim', { displayName: 'Karim' }, 'answers')),
    ),
  ),
];
