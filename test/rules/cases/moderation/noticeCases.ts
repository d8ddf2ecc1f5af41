import { without, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { reportReasons } from '../../../../src/domain/moderation/Report';
import { admin, claire, karim, newcomer, suspendedAdmin, suspendedKarim, visitor } from '../../actors';
import { storedConversation } from '../../aConversationDocument';
import { aListingDocument } from '../../aListingDocument';
import { change, commits, gets, given, lists, remove, set, type Attempt, type Documents } from '../../Attempt';
import { decides } from '../../moderation/deciding';
import { aNotice, aNoticeOfPerson, noticePath, notifies, REFERENCE } from '../../moderation/noticing';
import { aCase, aClosedCase, contentOf, noContent, reports } from '../../moderation/reporting';
import { joined, posts, together } from '../../posting';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now } from '../../times';
import { listingsByState } from '../../world';
import { freshAccount } from '../account/accountCases';

const stored = { [noticePath]: aNotice({ createdAt: inDays(-1) }) };
const another = 'z9Y8x7W6v5U4t3S2r1Q0';
const of = (state: string): PlainDocument => ({ targetId: state, content: contentOf(listingsByState[state]) });
/** Everything of the commit but the notice itself. */
const besides = (notice: PlainDocument) => together(notifies(), set(noticePath, notice));

export const noticeCases: readonly RulesCase[] = [
  allows('a visitor reports a listing', visitor, notifies()),
  allows('a signed-in person reports a listing without their account', claire, notifies()),
  allows('a suspended person reports a listing without their account', suspendedKarim, notifies()),
  allows('a visitor reports a person', visitor, notifies({ notice: aNoticeOfPerson })),
  ...['reserved', 'sold', 'expired'].map((state) =>
    allows(`a visitor reports a listing that is ${state}`, visitor, notifies({ notice: of(state) })),
  ),
  ...['draft', 'in-review', 'paused', 'refused', 'deleted'].map((state) =>
    denies(`a visitor does not report a listing that is ${state}`, visitor, notifies({ notice: of(state) })),
  ),
  allows(
    'a listing that is posted in the same commit is reported without an account',
    karim,
    joined(posts(), notifies({ notice: { targetId: 'nouveau', content: contentOf(aListingDocument('nouveau')) } })),
  ),
  allows(
    'a person whose profile is made in the same commit is reported without an account',
    newcomer,
    together(
      notifies({ notice: { kind: 'person', targetId: 'lina', content: { title: 'Lina', ...noContent } } }),
      set('users/lina', { ...freshAccount, displayName: 'Lina' }),
      set('profiles/lina', { displayName: 'Lina', photoURL: null, memberSince: now }),
    ),
  ),
  ...reportReasons.map((reason) =>
    allows(`a notice may have the reason ${reason}`, visitor, notifies({ notice: { reason } })),
  ),
  allows('a notice may have neither name nor address', visitor, notifies({ notice: { name: '', email: '' } })),
  allows('a notice may have 2000 letters', visitor, notifies({ notice: { details: 'x'.repeat(2000) } })),
  allows('the author of a notice may have a name of one letter', visitor, notifies({ notice: { name: 'J' } })),
  allows(
    'the author of a notice may have a name of 100 letters',
    visitor,
    notifies({ notice: { name: 'x'.repeat(100) } }),
  ),
  denies('a notice does not have an unknown reason', visitor, notifies({ notice: { reason: 'ennui' } })),
  denies(
    'a notice does not have an unknown reason where the score stays',
    visitor,
    notifies({ notice: { reason: 'ennui' }, known: aCase(), raised: { score: 7 } }),
  ),
  denies(
    'a conversation is not reported without an account',
    visitor,
    given(
      storedConversation,
      notifies({
        notice: { kind: 'conversation', targetId: 'online~claire', content: { title: 'Vélo de ville', ...noContent } },
      }),
    ),
  ),
  denies(
    'nobody who takes part in a conversation reports it without an account',
    claire,
    given(
      storedConversation,
      notifies({
        notice: { kind: 'conversation', targetId: 'online~claire', content: { title: 'Vélo de ville', ...noContent } },
      }),
    ),
  ),
  denies(
    'a person is not reported as an unknown kind',
    visitor,
    notifies({ notice: { ...aNoticeOfPerson, kind: 'message' } }),
  ),
  denies(
    'a listing that is not there is not reported by a visitor',
    visitor,
    notifies({ notice: { targetId: 'rien' } }),
  ),
  denies(
    'a person without a profile is not reported by a visitor',
    visitor,
    notifies({ notice: { ...aNoticeOfPerson, targetId: 'claire', content: { title: '', ...noContent } } }),
  ),
  ...Object.entries({
    title: 'Autre chose',
    description: 'Un tout autre texte.',
    price: { kind: 'gift' },
    photos: [],
  }).map(([field, value]) =>
    denies(
      `the field ${field} of a notice is that of the listing`,
      visitor,
      notifies({ notice: { content: { ...contentOf(), [field]: value } } }),
    ),
  ),
  ...Object.entries({ title: 'Autre nom', description: 'Un texte', price: { kind: 'gift' }, photos: [1] }).map(
    ([field, value]) =>
      denies(
        `a notice about a person has no other ${field} than that of the profile`,
        visitor,
        notifies({ notice: { ...aNoticeOfPerson, content: { title: 'Karim', ...noContent, [field]: value } } }),
      ),
  ),
  ...Object.entries({
    'is not empty': { details: '' },
    'is not a row of blanks': { details: ' \n ' },
    'has no more than 2000 letters': { details: 'x'.repeat(2001) },
    'does not have a megabyte': { details: 'x'.repeat(900_000) },
    'is not a list': { details: ['x'] },
    'has no name without an address': { email: '' },
    'has no address without a name': { name: '' },
    'has no name of more than 100 letters': { name: 'x'.repeat(101) },
    'has no name of several lines': { name: 'Jeanne\nMartin' },
    'has no address without @': { email: 'jeanne.exemple.fr' },
    'has no address of more than 254 letters': { email: `${'x'.repeat(244)}@exemple.fr` },
    'is not without good faith': { goodFaith: false },
    'is not in good faith by another word': { goodFaith: 'oui' },
    'is not dated in the past': { createdAt: inMinutes(-1) },
    'is not dated in the future': { createdAt: inMinutes(1) },
    'has no further field': { outcome: 'acted' },
    'does not name who is signed in': { reporterId: 'karim' },
  }).map(([what, notice]) => denies(`a notice ${what}`, visitor, notifies({ notice }))),
  ...['kind', 'targetId', 'reason', 'details', 'name', 'email', 'goodFaith', 'createdAt', 'content'].map((field) =>
    denies(`a notice does not lack the field ${field}`, visitor, besides(without(aNotice(), field))),
  ),
  ...['court', `${REFERENCE}0`, REFERENCE.replace('a', '~')].map((reference) =>
    denies(`a notice does not have the reference ${reference}`, visitor, notifies({ reference })),
  ),
  denies('a notice is not sent again under its reference', visitor, given(stored, notifies({ known: aCase() }))),
  denies(
    'a notice is not changed by a visitor',
    visitor,
    given(stored, commits(change(noticePath, { details: 'Rien.' }))),
  ),
  denies(
    'a notice is not changed by an admin',
    admin,
    given(stored, commits(change(noticePath, { details: 'Rien.' }))),
  ),
  denies('a notice is not erased by a visitor', visitor, given(stored, commits(remove(noticePath)))),
  denies('a notice is not erased by an admin', admin, given(stored, commits(remove(noticePath)))),
];

const outcome = (changes: PlainDocument = {}): Documents => ({
  'report_outcomes/listing~online': { outcome: 'acted', decidedAt: now, entry: '0000000042', ...changes },
});
const asks = (name: string, documents: Documents = {}): Attempt =>
  gets(`${noticePath}/outcomes/${name}`, { ...stored, ...documents });

export const noticeReadingCases: readonly RulesCase[] = [
  allows('an admin reads a notice', admin, gets(noticePath, stored)),
  allows('an admin lists a hundred notices', admin, lists('notices', 100)),
  allows('a visitor may read that a reference is free', visitor, gets(noticePath)),
  denies('an admin does not list more than a hundred notices', admin, lists('notices', 101)),
  denies('a suspended admin reads no notice', suspendedAdmin, gets(noticePath, stored)),
  denies('a suspended admin lists no notices', suspendedAdmin, lists('notices', 10)),
  denies('a visitor who knows the reference does not read the notice', visitor, gets(noticePath, stored)),
  denies('a reported person does not read the notice', karim, gets(noticePath, stored)),
  denies('a visitor lists no notices', visitor, lists('notices', 10)),
  denies(
    'a reported person does not list the notices about them',
    karim,
    lists('notices', 10, { field: ['targetId'], operator: '==', value: 'online' }),
  ),
  allows('a visitor who knows the reference learns that the notice waits', visitor, asks('pending')),
  allows('a visitor who knows the reference learns that a measure was taken', visitor, asks('acted', outcome())),
  allows(
    'a visitor who knows the reference learns that a measure was taken in the moment of the notice',
    visitor,
    asks('acted', outcome({ decidedAt: inDays(-1) })),
  ),
  allows(
    'a visitor who knows the reference learns that no measure was taken',
    visitor,
    asks('dismissed', outcome({ outcome: 'dismissed' })),
  ),
  allows(
    'a notice waits after a decision that came before it',
    visitor,
    asks('pending', outcome({ decidedAt: inDays(-2) })),
  ),
  denies('a notice that waits is not said to be answered', visitor, asks('acted')),
  denies('a notice that is answered is not said to wait', visitor, asks('pending', outcome())),
  denies('a notice that led to a measure is not said to have led to none', visitor, asks('dismissed', outcome())),
  denies(
    'a notice is not answered by a decision that came before it',
    visitor,
    asks('acted', outcome({ decidedAt: inDays(-2) })),
  ),
  ...['pending', 'acted', 'dismissed'].map((name) =>
    denies(
      `a visitor who knows no reference learns no outcome: ${name}`,
      visitor,
      gets(`${noticePath}/outcomes/${name}`, outcome()),
    ),
  ),
  denies('nobody lists the outcomes of a notice', visitor, lists(`${noticePath}/outcomes`, 3)),
  denies('nobody stores an outcome', visitor, given(stored, commits(set(`${noticePath}/outcomes/acted`, { a: 1 })))),
  ...[`${noticePath}/outcomes/acted`, `${noticePath}/outcomes/acted/secrets/un`].flatMap((path) => [
    denies(`nobody changes ${path}`, visitor, given({ [path]: { a: 1 } }, commits(change(path, { a: 2 })))),
    denies(`nobody removes ${path}`, visitor, given({ [path]: { a: 1 } }, commits(remove(path)))),
  ]),
  denies('an admin stores no outcome', admin, given(stored, commits(set(`${noticePath}/outcomes/acted`, { a: 1 })))),
];

const path = 'cases/listing~online';
const fresh = aCase({ reports: 0, score: 0, state: 'closed' });

export const noticeRaisingCases: readonly RulesCase[] = [
  allows(
    'a notice raises a case to the ceiling',
    visitor,
    notifies({ notice: { reason: 'offensive' }, known: aCase({ score: 2 }) }),
  ),
  allows('a notice leaves the score of a case at the ceiling', visitor, notifies({ known: aCase({ score: 5 }) })),
  allows('a notice leaves the score of a case beyond the ceiling', visitor, notifies({ known: aCase() })),
  allows('a notice opens a case that is closed', visitor, notifies({ known: aClosedCase() })),
  allows('a further notice counts', visitor, notifies({ known: aCase({ notices: 3, lastNotice: another }) })),
  allows(
    'a notice opens a case that an admin has closed on their own initiative',
    visitor,
    notifies({ known: aClosedCase({ reports: 0, lastReason: null, lastAt: null, lastReport: '', seen: 0 }) }),
  ),
  allows('a report raises a case that a notice has opened', claire, reports({ known: afterNotice() })),
  allows(
    'an admin holds a case that a notice has opened',
    admin,
    given({ [path]: afterNotice() }, commits(change(path, { holder: 'nadia', heldUntil: inMinutes(15) }))),
  ),
  allows('a decision closes a case that a notice has opened', admin, decides({ known: afterNotice() })),
  denies('a decision forgets no notices', admin, decides({ known: afterNotice(), closed: { notices: 0 } })),
  denies('a report counts as no notice', claire, reports({ known: afterNotice(), raised: { notices: 2 } })),
  denies('a notice does not lack its case', visitor, notifies({ raised: null })),
  denies('a notice does not lack its case where one is open', visitor, notifies({ raised: null, known: aCase() })),
  denies('a notice does not raise the case of another target', visitor, notifies({ caseId: 'listing~sold' })),
  ...Object.entries({ 'six instead of five': 6, 'four instead of five': 4, nothing: 0, 'less than nothing': -1 }).map(
    ([what, score]) =>
      denies(
        `a notice of a scam does not raise its case by ${what}`,
        visitor,
        notifies({ known: fresh, raised: { score } }),
      ),
  ),
  denies(
    'a notice raises no case beyond the ceiling',
    visitor,
    notifies({ known: aCase({ score: 1 }), raised: { score: 6 } }),
  ),
  denies('a notice raises no score of reports', visitor, notifies({ known: aCase(), raised: { score: 12 } })),
  denies('a notice counts once', visitor, notifies({ raised: { notices: 2 } })),
  denies('a notice does count', visitor, notifies({ known: aCase({ notices: 3 }), raised: { notices: 3 } })),
  denies('a notice counts as no report', visitor, notifies({ raised: { reports: 1 } })),
  denies('a notice counts as no report of a known case', visitor, notifies({ known: aCase(), raised: { reports: 3 } })),
  ...Object.entries({
    kind: 'person',
    targetId: 'sold',
    title: 'Autre chose',
    state: 'closed',
    lastReason: 'spam',
    lastAt: inMinutes(-1),
    lastNotice: another,
    lastReport: 'claire~listing~online',
    holder: 'claire',
    heldUntil: now,
    decision: 13,
    seen: 3,
    priority: 1,
  }).flatMap(([field, value]) => [
    denies(
      `a notice does not set the field ${field} of a new case otherwise`,
      visitor,
      notifies({ raised: { [field]: value } }),
    ),
    denies(
      `a notice does not set the field ${field} of a known case otherwise`,
      visitor,
      notifies({ known: aClosedCase(), raised: { [field]: value } }),
    ),
  ]),
  denies(
    'a case is not raised again by the last notice',
    visitor,
    given({ ...stored, [path]: afterNotice() }, commits(change(path, { notices: 2, lastAt: now }))),
  ),
  denies(
    'a case is not raised without a notice',
    visitor,
    given(
      { [path]: fresh },
      commits(
        change(path, { state: 'open', notices: 1, score: 5, lastReason: 'scam', lastAt: now, lastNotice: REFERENCE }),
      ),
    ),
  ),
  denies(
    'a second case is not raised by the same notice',
    visitor,
    together(notifies(), set('cases/listing~sold', { ...afterNotice(), lastAt: now })),
  ),
  denies('two notices do not raise a case as one', visitor, together(notifies(), set(`notices/${another}`, aNotice()))),
];

/** What a notice has left of a case that nobody had reported. */
function afterNotice(): PlainDocument {
  return {
    ...without(aCase({ reports: 0, score: 5, lastReason: 'scam' }), 'lastReport'),
    notices: 1,
    lastNotice: REFERENCE,
  };
}
