import { admin, claire, karim, superAdmin, suspendedAdmin } from '../../actors';
import { change, commits, given, remove, set } from '../../Attempt';
import { anOlderListing } from '../../aListingDocument';
import { anAppealedDecision, closed, decides, judges, restricted } from '../../moderation/deciding';
import { NEXT, storedJournal } from '../../moderation/journal';
import { joined, moves, together } from '../../posting';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now } from '../../times';
import { anAccount, states, storedListing } from '../../world';

const closes = { measure: 'closing', kind: 'person', targetId: 'karim' } as const;
const lifts = { measure: 'lifting', kind: 'person', targetId: 'karim' } as const;
const closedOnes = { 'users/paul': anAccount('paul', 'Paul', { role: 'admin' }) };
const ofPaul = { ...closes, targetId: 'paul', decision: { title: 'Paul' } };
const before = anAppealedDecision({
  kind: 'person',
  targetId: 'karim',
  title: 'Karim',
  measure: 'closing',
  content: null,
  restoresTo: null,
});
const overturns = (options: Parameters<typeof judges>[0] = {}) => given(closed, judges({ before, ...options }));
const lifted = remove('restrictions/karim');

export const closingCases: readonly RulesCase[] = [
  allows('an admin closes an account', admin, decides(closes)),
  allows('an admin closes an account on their own initiative', admin, decides({ ...closes, known: null })),
  allows('an admin closes the account of a person who is restricted', admin, given(restricted, decides(closes))),
  ...['journal/', 'registers/', 'decisions/', 'cases/', 'report_outcomes/', 'restrictions/'].map((without) =>
    denies(`an admin does not close an account without writing ${without}`, admin, decides({ ...closes, without })),
  ),
  denies('a closed account has no end', admin, decides({ ...closes, restriction: { until: inDays(7) } })),
  denies('the statement of a closing has no end', admin, decides({ ...closes, decision: { until: inDays(7) } })),
  denies('an account is closed from now on', admin, decides({ ...closes, restriction: { since: inDays(-1) } })),
  denies('a closing has the number of its decision', admin, decides({ ...closes, restriction: { decision: 41 } })),
  denies('a closing has no further field', admin, decides({ ...closes, restriction: { reason: 'scam' } })),
  denies(
    'a warning closes no account',
    admin,
    together(
      decides({ ...closes, measure: 'warning' }),
      set('restrictions/karim', { until: null, since: now, decision: NEXT }),
    ),
  ),
  denies(
    'a restriction closes no account',
    admin,
    together(
      decides({ ...closes, measure: 'restriction', restriction: null, decision: { until: null } }),
      set('restrictions/karim', { until: null, since: now, decision: NEXT }),
    ),
  ),
  denies(
    'the closing of one account closes no other',
    admin,
    together(decides(closes), set('restrictions/claire', { until: null, since: now, decision: NEXT })),
  ),
  denies(
    'an account is not closed alone',
    admin,
    given(storedJournal, commits(set('restrictions/karim', { until: null, since: now, decision: 41 }))),
  ),
  denies('a person closes no account', claire, decides({ ...closes, by: 'claire' })),
  denies('a suspended admin closes no account', suspendedAdmin, decides(closes)),
  denies('an admin does not close their own account', admin, decides({ ...closes, targetId: 'nadia' })),
  denies('an admin does not close the account of an admin', admin, given(closedOnes, decides(ofPaul))),
  denies(
    'a super_admin does not close the account of an admin',
    superAdmin,
    given(closedOnes, decides({ ...ofPaul, by: 'solene' })),
  ),
  allows('an admin opens a closed account again', admin, given(closed, decides(lifts))),
  allows('a super_admin overturns a closing and opens the account', superAdmin, together(overturns(), lifted)),
  denies('a super_admin does not overturn a closing that stays', superAdmin, overturns()),
  denies('a person does not open their own account', karim, given(closed, commits(lifted))),
];

const pauses = (id: string, changes = {}) => given(closed, moves(id, { state: 'paused', ...changes }, { by: null }));

/** As Firestore removes them once their time is over. */
const withoutCards = Object.fromEntries(
  Object.keys(storedListing('online', anOlderListing('online', 'online')))
    .filter((path) => path.startsWith('cards'))
    .map((path) => [path, null]),
);

/** The listings of a closed account, which no entry names one by one. */
export const pausedByClosingCases: readonly RulesCase[] = [
  ...states.map((state): RulesCase => {
    const allowed = state === 'online' || state === 'reserved';
    const title = `an admin ${allowed ? 'pauses' : 'does not pause'} a listing of a closed account that is ${state}`;
    return { title, as: admin, attempt: pauses(state), allowed };
  }),
  denies('a suspended admin pauses no listing', suspendedAdmin, pauses('online')),
  denies('a person pauses no listing of another one', claire, pauses('online')),
  denies(
    'a person pauses no listing of another one whose cards are gone',
    claire,
    given({ ...closed, ...withoutCards }, moves('online', { state: 'paused' }, { by: null })),
  ),
  denies(
    'the commit that closes an account pauses no listing',
    admin,
    joined(decides(closes), moves('online', { state: 'paused' }, { by: null })),
  ),
  denies(
    'an admin pauses no listing of an open account',
    admin,
    given({ 'restrictions/karim': null }, pauses('online')),
  ),
  denies('an admin pauses no listing of a restricted person', admin, given(restricted, pauses('online'))),
  ...['sold', 'expired', 'refused', 'online', 'reserved'].map((state) =>
    denies(`an admin does not make a listing of a closed account ${state}`, admin, pauses('online', { state })),
  ),
  denies('an admin changes no title of a closed account', admin, pauses('online', { title: 'Vélo volé' })),
  denies(
    'an admin changes no end of a listing of a closed account',
    admin,
    pauses('online', { expiresAt: inDays(60) }),
  ),
  denies('a pause by a closing has the present time', admin, pauses('online', { updatedAt: inMinutes(-10) })),
  denies(
    'a listing of a closed account does not leave its cards online',
    admin,
    given(closed, commits(change('listings/online', { state: 'paused', updatedAt: now }))),
  ),
  denies(
    'a person whose account is closed does not resume a listing',
    karim,
    given(closed, moves('paused', { state: 'online' })),
  ),
  allows(
    'a person whose account is closed pauses a listing',
    karim,
    given(closed, moves('online', { state: 'paused' })),
  ),
];
