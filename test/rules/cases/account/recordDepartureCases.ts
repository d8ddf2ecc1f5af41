import { admin, claire, karim, suspendedKarim, visitor } from '../../actors';
import { change, commits, given, lists, remove, set, type Attempt, type Documents } from '../../Attempt';
import { noContent } from '../../moderation/reporting';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays } from '../../times';
import { aProfile } from '../../world';

/** Karim is about to buy Claire’s listing, has reported her, and has written to the team; he has no profile any more. */
const deal = 'deals/fauteuil';
const report = 'reports/karim~person~claire';
const letter = 'contact_messages/a1B2c3D4e5F6g7H8i9J0';
const gone: Documents = {
  'profiles/karim': null,
  [deal]: { ownerId: 'claire', buyerId: 'karim' },
  [report]: {
    reporterId: 'karim',
    kind: 'person',
    targetId: 'claire',
    reason: 'scam',
    details: 'Elle me demande un mandat.',
    createdAt: inDays(-1),
    content: { title: 'Claire', ...noContent },
  },
  [letter]: {
    name: 'Karim',
    email: 'karim@exemple.fr',
    subject: 'data',
    message: 'Bonjour',
    sentAt: inDays(-1),
    authorId: 'karim',
  },
};
const profile = { 'profiles/karim': aProfile('Karim') };

const erasures: readonly (readonly [string, Attempt])[] = [
  ['a deal', given(gone, commits(remove(deal)))],
  ['the details of a report', given(gone, commits(change(report, { details: '' })))],
  ['a message to the team', given(gone, commits(remove(letter)))],
];

const own = { field: ['buyerId'], operator: '==', value: 'karim' } as const;
const reported = { ...own, field: ['reporterId'] };
const written = { ...own, field: ['authorId'] };

/** What a person who deletes their account erases of deals, reports and messages to the team. */
export const recordDepartureCases: readonly RulesCase[] = [
  ...erasures.flatMap(([what, erases]) => [
    allows(`a person without a profile erases ${what}`, karim, erases),
    allows(`a suspended person without a profile erases ${what}`, suspendedKarim, erases),
    denies(`a person who has a profile does not erase ${what}`, karim, given(profile, erases)),
    denies(`a visitor does not erase ${what}`, visitor, erases),
  ]),
  // An admin deletes a message to the team: see `contactCases`.
  ...erasures.slice(0, 2).map(([what, erases]) => denies(`an admin does not erase ${what}`, admin, erases)),
  denies(
    'the person reported does not erase the details of a report',
    claire,
    given(gone, commits(change(report, { details: '' }))),
  ),
  denies('a stranger does not erase a message to the team', claire, given(gone, commits(remove(letter)))),
  allows(
    'a person erases a message together with their profile',
    karim,
    given({ ...gone, ...profile }, commits(remove(letter), remove('profiles/karim'))),
  ),
  denies(
    'a person does not erase a message together with the creation of a profile',
    karim,
    given(gone, commits(remove(letter), set('profiles/karim', aProfile('Karim')))),
  ),
  denies(
    'a message that was written signed out is not deleted',
    karim,
    given({ ...gone, [letter]: { name: 'Karim', email: 'karim@exemple.fr' } }, commits(remove(letter))),
  ),
  ...Object.entries({
    reason: 'spam',
    targetId: 'nadia',
    reporterId: 'claire',
    details: 'Autre chose',
    content: {},
  }).map(([field, value]) =>
    denies(
      `a person who leaves does not rewrite the field ${field} of a report`,
      karim,
      given(gone, commits(change(report, { details: '', [field]: value }))),
    ),
  ),
  denies('a person who leaves does not delete a report', karim, given(gone, commits(remove(report)))),
  allows('a buyer lists their deals', karim, lists('deals', null, own)),
  allows('a reporter lists their reports', karim, lists('reports', null, reported)),
  allows('an author lists their messages to the team', karim, lists('contact_messages', null, written)),
  ...Object.entries({ deals: own, reports: reported, contact_messages: written }).flatMap(([collection, filter]) => [
    denies(`a stranger does not list the ${collection} of others`, claire, lists(collection, 10, filter)),
    denies(`a visitor does not list the ${collection} of a person`, visitor, lists(collection, 10, filter)),
    denies(`a person does not list all ${collection}`, karim, lists(collection, 10)),
  ]),
];
