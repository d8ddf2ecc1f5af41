import type { DecisionStatus } from '../../../../src/domain/moderation/Decision';
import { admin, claire, karim, superAdmin, suspendedAdmin, suspendedKarim, visitor } from '../../actors';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { anOlderListing } from '../../aListingDocument';
import { change, commits, given, set, type Attempt } from '../../Attempt';
import {
  aPastDecision,
  anAppealedDecision,
  decidedPath,
  decides,
  judges,
  storedDecision,
} from '../../moderation/deciding';
import { storedJournal } from '../../moderation/journal';
import { joined, together } from '../../posting';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now } from '../../times';
import { anAccount, storedListing } from '../../world';

const letters = (count: number): string => 'x'.repeat(count);
const appeals = (changes: PlainDocument = {}, decision = aPastDecision()): Attempt =>
  given(
    { ...storedJournal, ...storedDecision(decision) },
    commits(change(decidedPath, { status: 'appealed', appeal: 'Non.', appealedAt: now, ...changes })),
  );

export const appealCases: readonly RulesCase[] = [
  allows('the person concerned appeals', karim, appeals()),
  denies('a suspended person appeals to nobody', suspendedKarim, appeals()),
  denies('a stranger does not appeal', claire, appeals()),
  denies('a visitor does not appeal', visitor, appeals()),
  denies('an admin does not appeal for the person concerned', admin, appeals()),
  ...['appealed', 'upheld', 'overturned'].map((status) =>
    denies(
      `the person concerned does not appeal against a decision that is ${status}`,
      karim,
      appeals({}, anAppealedDecision({ status })),
    ),
  ),
  ...['standing', 'upheld', 'overturned'].map((status) =>
    denies(`an appeal does not make a decision ${status}`, karim, appeals({ status })),
  ),
  allows('an appeal may come after 184 days', karim, appeals({}, aPastDecision({ decidedAt: inDays(-184) }))),
  denies(
    'an appeal does not come later',
    karim,
    appeals({}, aPastDecision({ decidedAt: new Date(inDays(-184).getTime() - 1) })),
  ),
  allows('an appeal may have one letter', karim, appeals({ appeal: 'x' })),
  allows('an appeal may have two thousand letters', karim, appeals({ appeal: letters(2000) })),
  denies('an appeal has no more than two thousand letters', karim, appeals({ appeal: letters(2001) })),
  denies('an appeal is not empty', karim, appeals({ appeal: '' })),
  denies('an appeal is not a list', karim, appeals({ appeal: ['x'] })),
  denies('an appeal is not dated in the past', karim, appeals({ appealedAt: inMinutes(-1) })),
  denies('an appeal is not dated in the future', karim, appeals({ appealedAt: inMinutes(1) })),
  ...Object.entries({
    points: 0,
    facts: letters(30),
    personId: 'claire',
    restoresTo: 'sold',
    answer: letters(30),
    answeredAt: now,
    decidedAt: now,
    note: 'x',
  }).map(([field, value]) =>
    denies(`an appeal does not change the field ${field} of a decision`, karim, appeals({ [field]: value })),
  ),
];

const judgesAlone = (changes: PlainDocument = {}): Attempt =>
  given(
    { ...storedJournal, ...storedDecision(anAppealedDecision()) },
    commits(change(decidedPath, { status: 'upheld', answer: letters(30), answeredAt: now, ...changes })),
  );
const byPaul = { uid: 'paul', token: { ...admin.token, sub: 'paul' } };
const paul = { 'users/paul': anAccount('paul', 'Paul', { role: 'admin' }) };
export const about = (personId: string): PlainDocument =>
  anAppealedDecision({ kind: 'person', targetId: personId, personId, measure: 'warning', restoresTo: null });

export const judgementCases: readonly RulesCase[] = [
  allows('an appeal is upheld by a super_admin', superAdmin, judges({ status: 'upheld' })),
  allows('an appeal is upheld by another admin', byPaul, given(paul, judges({ by: 'paul', status: 'upheld' }))),
  allows('a decision is overturned by another admin', byPaul, given(paul, judges({ by: 'paul' }))),
  denies(
    'an admin does not judge the appeal against their own decision',
    admin,
    judges({ by: 'nadia', status: 'upheld' }),
  ),
  denies('an admin does not overturn their own decision after an appeal', admin, judges({ by: 'nadia' })),
  allows(
    'an admin overturns their own decision before an appeal',
    admin,
    judges({ by: 'nadia', before: aPastDecision() }),
  ),
  allows(
    'a super_admin judges the appeal against their own decision',
    superAdmin,
    given({ 'journal/0000000040': { by: 'solene' } }, judges({ status: 'upheld' })),
  ),
  denies(
    'a decision is not upheld without an appeal',
    superAdmin,
    judges({ status: 'upheld', before: aPastDecision() }),
  ),
  ...(['upheld', 'overturned'] as const).flatMap((former) =>
    (['upheld', 'overturned'] as const).map((status) =>
      denies(
        `a decision that was ${former} is not ${status} again`,
        superAdmin,
        judges({ status, before: anAppealedDecision({ status: former }) }),
      ),
    ),
  ),
  denies('the person concerned does not judge their appeal', karim, judges({ by: 'karim' })),
  denies('a suspended admin judges nothing', suspendedAdmin, judges({ by: 'nadia', before: aPastDecision() })),
  denies(
    'an admin judges no decision about themselves',
    byPaul,
    given(paul, judges({ by: 'paul', before: about('paul') })),
  ),
  denies('a super_admin judges no decision about themselves', superAdmin, judges({ before: about('solene') })),
  denies(
    'an admin judges no decision about another admin',
    byPaul,
    given({ ...paul, 'journal/0000000040': { by: 'solene' } }, judges({ by: 'paul', before: about('nadia') })),
  ),
  allows('a super_admin judges a decision about an admin', superAdmin, judges({ before: about('nadia') })),
  denies('a decision is not judged without an entry', superAdmin, judgesAlone()),
  denies('a decision is not overturned without an entry', superAdmin, judgesAlone({ status: 'overturned' })),
  ...['journal/', 'registers/', 'decisions/', 'report_outcomes/', 'listings/'].map((without) =>
    denies(`a decision is not overturned without a write to ${without}`, superAdmin, judges({ without })),
  ),
  ...['journal/', 'registers/', 'decisions/'].map((without) =>
    denies(`a decision is not upheld without a write to ${without}`, superAdmin, judges({ status: 'upheld', without })),
  ),
  denies(
    'an entry does not say overturned of what is upheld',
    superAdmin,
    judges({ status: 'upheld', decision: { status: 'overturned' } }),
  ),
  denies('an entry does not say upheld of what is overturned', superAdmin, judges({ decision: { status: 'upheld' } })),
  denies(
    'another decision is not judged by the same entry',
    superAdmin,
    given(
      { 'decisions/0000000039': anAppealedDecision({ number: 39, targetId: 'sold' }) },
      together(
        judges({ status: 'upheld' }),
        change('decisions/0000000039', { status: 'upheld', answer: letters(30), answeredAt: now }),
      ),
    ),
  ),
  denies(
    'a judgement is not written down about a decision that does not exist',
    superAdmin,
    judges({ status: 'upheld', decision: null, entry: { targetId: '0000000039' } }),
  ),
  allows('an answer may have twenty letters', superAdmin, judges({ decision: { answer: letters(20) } })),
  denies('an answer has no fewer than twenty letters', superAdmin, judges({ decision: { answer: letters(19) } })),
  allows('an answer may have two thousand letters', superAdmin, judges({ decision: { answer: letters(2000) } })),
  denies(
    'an answer has no more than two thousand letters',
    superAdmin,
    judges({ decision: { answer: letters(2001) } }),
  ),
  denies('an answer does not begin with a blank', superAdmin, judges({ decision: { answer: ` ${letters(30)}` } })),
  denies('an answer is not dated in the past', superAdmin, judges({ decision: { answeredAt: inMinutes(-1) } })),
  denies('an answer is not dated in the future', superAdmin, judges({ decision: { answeredAt: inMinutes(1) } })),
  ...Object.entries({
    points: 0,
    appeal: 'Autre chose',
    appealedAt: now,
    facts: letters(30),
    personId: 'claire',
    restoresTo: 'sold',
    decidedAt: now,
    note: 'x',
  }).map(([field, value]) =>
    denies(
      `a judgement does not change the field ${field} of a decision`,
      superAdmin,
      judges({ decision: { [field]: value } }),
    ),
  ),
  ...(['upheld', 'overturned'] as const).map((status) =>
    denies(
      `a decision that was ${status} is not written down as ${status} again`,
      superAdmin,
      judges({
        status,
        before: anAppealedDecision({ status, targetId: 'online' }),
        decision: null,
        listing: null,
      }),
    ),
  ),
  ...(['standing', 'closed'] as DecisionStatus[]).map((status) =>
    denies(`a judgement does not make a decision ${status}`, superAdmin, judges({ status, last: 41 })),
  ),
  denies(
    'a decision is not judged by closing the case of a listing of the same id',
    superAdmin,
    joined(
      judgesAlone(),
      given(
        storedListing('0000000040', anOlderListing('0000000040', 'online')),
        decides({ by: 'solene', measure: 'none', targetId: '0000000040' }),
      ),
    ),
  ),
  denies(
    'a judgement makes no case of the decision',
    superAdmin,
    together(
      judges(),
      set('cases/decision~0000000040', {
        kind: 'decision',
        targetId: '0000000040',
        title: '',
        state: 'closed',
        reports: 0,
        score: 0,
        lastReason: null,
        lastAt: null,
        lastReport: '',
        holder: null,
        heldUntil: null,
        decision: 42,
        lastEffect: 42,
        seen: 0,
      }),
    ),
  ),
  denies(
    'a judgement changes no case',
    superAdmin,
    together(
      judges(),
      change('cases/listing~refused', {
        state: 'closed',
        score: 0,
        holder: null,
        heldUntil: null,
        decision: 42,
        lastEffect: 42,
        seen: 2,
      }),
    ),
  ),
];
