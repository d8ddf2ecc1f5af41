import { admin, claire, karim, superAdmin, suspendedAdmin } from '../../actors';
import { change, commits, given, type Attempt, type Documents } from '../../Attempt';
import { decides, shownKarim } from '../../moderation/deciding';
import { NEXT, storedJournal } from '../../moderation/journal';
import { together } from '../../posting';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, now } from '../../times';
import { anAccount, aProfile } from '../../world';

const measures = ['name-reset', 'portrait-reset', 'text-reset'] as const;
const [resetsName, resetsPortrait, resetsText] = measures.map(
  (measure) => ({ measure, kind: 'person', targetId: 'karim' }) as const,
) as [Reset, Reset, Reset];
interface Reset {
  readonly measure: (typeof measures)[number];
  readonly kind: 'person';
  readonly targetId: string;
}

const neutral = 'Utilisateur karim';
const renamed = (displayName: string) => ({ account: { displayName }, profile: { displayName } });
const shownPaul: Documents = {
  'users/paul': anAccount('paul', 'Paul', { role: 'admin' }),
  'profiles/paul': aProfile('Paul'),
};
const shownNadia: Documents = { 'profiles/nadia': aProfile('Nadia') };
const ofPaul = { ...resetsName, targetId: 'paul', decision: { title: 'Paul' } };
const takes = (options: Parameters<typeof decides>[0]) => given(shownKarim, decides(options));

/** The reset of the name of a person with another uid. */
const renames = (uid: string, name: string): Attempt =>
  given(
    { [`users/${uid}`]: anAccount(uid, 'Karim'), [`profiles/${uid}`]: aProfile('Karim') },
    decides({ ...resetsName, targetId: uid, decision: { title: 'Karim' }, ...renamed(name) }),
  );

export const resetCases: readonly RulesCase[] = [
  ...[resetsName, resetsPortrait, resetsText].flatMap((reset) => [
    allows(`an admin decides a ${reset.measure}`, admin, takes(reset)),
    allows(`an admin decides a ${reset.measure} on their own initiative`, admin, takes({ ...reset, known: null })),
    denies(`a person decides no ${reset.measure}`, claire, takes({ ...reset, by: 'claire' })),
    denies(`a suspended admin decides no ${reset.measure}`, suspendedAdmin, takes(reset)),
    denies(`a person decides no ${reset.measure} of their own`, karim, takes({ ...reset, by: 'karim' })),
    denies(
      `an admin decides no ${reset.measure} of a listing`,
      admin,
      given(shownKarim, decides({ measure: reset.measure })),
    ),
    ...['journal/', 'registers/', 'decisions/', 'cases/', 'report_outcomes/', 'profiles/'].map((without) =>
      denies(`an admin decides no ${reset.measure} without writing ${without}`, admin, takes({ ...reset, without })),
    ),
    denies(
      `the statement of a ${reset.measure} has no end`,
      admin,
      takes({ ...reset, decision: { until: inDays(7) } }),
    ),
  ]),
  denies('an admin resets no name without the account', admin, takes({ ...resetsName, account: null })),
  denies('an admin resets no portrait without the account', admin, takes({ ...resetsPortrait, account: null })),
  denies('a name is not reset to another name', admin, takes({ ...resetsName, ...renamed('Imbécile') })),
  denies(
    'a name is not reset to that of another uid',
    admin,
    takes({ ...resetsName, ...renamed('Utilisateur clair') }),
  ),
  denies('a name is not reset to a pattern', admin, takes({ ...resetsName, ...renamed('Utilisateur .....') })),
  denies('a name is not reset to nothing of the uid', admin, takes({ ...resetsName, ...renamed('Utilisateur ') })),
  denies('a name is not reset to more than five letters of the uid', admin, renames('karima', 'Utilisateur karima')),
  allows('a name is reset to the one letter of a short uid', admin, renames('k', 'Utilisateur k')),
  denies(
    'a reset name is not the same as before',
    admin,
    given(
      { 'users/karim': anAccount('karim', neutral), 'profiles/karim': aProfile(neutral) },
      decides({ ...resetsName, decision: { title: neutral } }),
    ),
  ),
  denies(
    'a portrait is not replaced by another one',
    admin,
    takes({
      ...resetsPortrait,
      account: { photoURL: 'photo:nadia~abcdefgh' },
      profile: { photoURL: 'photo:nadia~abcdefgh' },
    }),
  ),
  denies('there is no portrait to reset', admin, decides(resetsPortrait)),
  denies('a text is not replaced by another one', admin, takes({ ...resetsText, profile: { about: 'Escroc' } })),
  denies('there is no text to reset', admin, decides(resetsText)),
  denies(
    'an empty text is not reset',
    admin,
    given(
      { 'profiles/karim': aProfile('Karim', { about: '' }) },
      decides({ ...resetsText, decision: { content: { title: 'Karim', description: '', price: null, photos: [] } } }),
    ),
  ),
  denies(
    'the profile does not keep the name that is reset',
    admin,
    takes({ ...resetsName, profile: { displayName: 'Karim' } }),
  ),
  denies('a reset is dated in the account', admin, takes({ ...resetsName, account: { updatedAt: inDays(-1) } })),
  denies('a reset changes no role', admin, takes({ ...resetsName, account: { role: 'admin' } })),
  denies(
    'a reset of the name changes no picture',
    admin,
    takes({ ...resetsName, account: { photoURL: null }, profile: { photoURL: null } }),
  ),
  denies('a reset of the portrait changes no name', admin, takes({ ...resetsPortrait, ...renamed(neutral) })),
  denies(
    'a reset of the portrait changes no e-mail address',
    admin,
    takes({ ...resetsPortrait, account: { email: null, phoneNumber: '+33600000000' } }),
  ),
  denies('a reset of the name changes no text', admin, takes({ ...resetsName, profile: { about: '' } })),
  denies('a reset of the text changes no place', admin, takes({ ...resetsText, profile: { place: null } })),
  denies(
    'a reset of the text does not touch the account',
    admin,
    together(takes(resetsText), change('users/karim', { displayName: neutral, updatedAt: now })),
  ),
  denies(
    'a reset of the text does not take the portrait back',
    admin,
    together(takes(resetsText), change('users/karim', { photoURL: null, updatedAt: now })),
  ),
  denies('the statement of a text keeps the text', admin, takes({ ...resetsText, decision: { content: null } })),
  denies(
    'the statement of a text keeps no other text',
    admin,
    takes({
      ...resetsText,
      decision: { content: { title: 'Karim', description: 'Escroc', price: null, photos: [] } },
    }),
  ),
  denies(
    'the statement of a name keeps no text',
    admin,
    takes({
      ...resetsName,
      decision: { content: { title: 'Karim', description: 'Je répare des vélos.', price: null, photos: [] } },
    }),
  ),
  denies(
    'a warning resets no name',
    admin,
    together(
      takes({ ...resetsName, measure: 'warning' }),
      change('users/karim', { displayName: neutral, updatedAt: now }),
      change('profiles/karim', { displayName: neutral }),
    ),
  ),
  denies(
    'a warning resets no portrait',
    admin,
    together(
      takes({ ...resetsName, measure: 'warning' }),
      change('users/karim', { photoURL: null, updatedAt: now }),
      change('profiles/karim', { photoURL: null }),
    ),
  ),
  denies(
    'a warning resets no portrait of an account without a profile',
    admin,
    together(
      given({ ...shownKarim, 'profiles/karim': null }, decides({ ...resetsName, measure: 'warning' })),
      change('users/karim', { photoURL: null, updatedAt: now }),
    ),
  ),
  denies(
    'a warning resets no text',
    admin,
    together(takes({ ...resetsName, measure: 'warning' }), change('profiles/karim', { about: '' })),
  ),
  denies(
    'the entry about one person resets no name of another',
    admin,
    together(takes(resetsName), change('users/claire', { displayName: 'Utilisateur clair', updatedAt: now })),
  ),
  denies(
    'the entry about one person resets no text of another',
    admin,
    together(
      given({ 'profiles/claire': aProfile('Claire', { about: 'Bonjour' }) }, takes(resetsText)),
      change('profiles/claire', { about: '' }),
    ),
  ),
  ...[
    change('users/karim', { displayName: neutral, updatedAt: now }),
    change('users/karim', { photoURL: null, updatedAt: now }),
    change('profiles/karim', { about: '' }),
  ].map((write) =>
    denies(
      `an admin does not write ${Object.keys(write.kind === 'change' ? write.changes : {}).join(' and ')} of another person alone`,
      admin,
      given({ ...storedJournal, ...shownKarim }, commits(write)),
    ),
  ),
  denies('an admin does not reset the name of an admin', admin, given(shownPaul, decides(ofPaul))),
  allows(
    'a super_admin resets the name of an admin',
    superAdmin,
    given(shownPaul, decides({ ...ofPaul, by: 'solene' })),
  ),
  denies(
    'an admin does not reset their own name',
    admin,
    given(shownNadia, decides({ ...resetsName, targetId: 'nadia', decision: { title: 'Nadia' } })),
  ),
  denies('a reset has the number of its entry', admin, takes({ ...resetsName, closed: { decision: NEXT - 1 } })),
];
