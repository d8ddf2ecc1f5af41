import { storedConversation } from '../../aConversationDocument';
import { admin, claire, karim, superAdmin, suspendedAdmin, visitor } from '../../actors';
import { without, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { change, commits, gets, given, lists, remove, set, type Attempt } from '../../Attempt';
import { decides } from '../../moderation/deciding';
import { aCase, aClosedCase, aReport, aReportOf, contentOf, reports } from '../../moderation/reporting';
import { joined, together } from '../../posting';
import { raises } from '../../rates';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now } from '../../times';
import { anOlderListing } from '../../aListingDocument';

const path = 'cases/listing~online';
const stored = { [path]: aCase() };
const openOnes = { field: ['state'], operator: '==', value: 'open' } as const;

export const caseReadingCases: readonly RulesCase[] = [
  ...(
    [
      ['an admin', admin],
      ['a super_admin', superAdmin],
    ] as const
  ).flatMap(([who, as]) => [
    allows(`a case is read by ${who}`, as, gets(path, stored)),
    allows(`the absence of a case is read by ${who}`, as, gets(path)),
    allows(`a hundred open cases are listed by ${who}`, as, lists('cases', 100, openOnes)),
    denies(`no more than a hundred open cases are listed by ${who}`, as, lists('cases', 101, openOnes)),
    denies(`all cases at once are not listed by ${who}`, as, lists('cases', null)),
  ]),
  ...(
    [
      ['a visitor', visitor],
      ['a reporter', claire],
      ['the owner of the listing', karim],
      ['a suspended admin', suspendedAdmin],
    ] as const
  ).flatMap(([who, as]) => [
    denies(`a case is not read by ${who}`, as, gets(path, { ...stored, 'reports/claire~listing~online': aReport() })),
    denies(`the absence of a case is not read by ${who}`, as, gets(path)),
    denies(`cases are not listed by ${who}`, as, lists('cases', 10)),
  ]),
];

const reasons = { spam: 2, other: 2, scam: 5, duplicate: 1 };
const raiseAlone = (changes: PlainDocument = {}): Attempt =>
  given(stored, commits(change(path, { reports: 3, score: 12, lastReason: 'scam', lastAt: now, ...changes })));

export const caseRaisingCases: readonly RulesCase[] = [
  allows('a report raises a case that is open', claire, reports({ known: aCase() })),
  allows('a report opens a case that is closed', claire, reports({ known: aClosedCase() })),
  allows(
    'a report raises a case that an admin holds',
    claire,
    reports({ known: aCase({ holder: 'nadia', heldUntil: inMinutes(5) }) }),
  ),
  allows(
    'a report opens a case that an admin has closed on their own initiative',
    claire,
    reports({
      known: aClosedCase({ reports: 0, lastReason: null, lastAt: null, lastReport: '', seen: 0 }),
    }),
  ),
  allows(
    'a report gives its case the title that the listing has now',
    claire,
    given(
      { 'listings/online': anOlderListing('online', 'online', { title: 'Vélo de course' }) },
      reports({
        known: aCase(),
        report: { content: contentOf(anOlderListing('online', 'online', { title: 'Vélo de course' })) },
      }),
    ),
  ),
  ...Object.entries(reasons).flatMap(([reason, weight]) => [
    denies(
      `a report for ${reason} does not raise its case by more`,
      claire,
      reports({ report: { reason }, raised: { score: weight + 1 } }),
    ),
    denies(
      `a report for ${reason} does not raise its case by less`,
      claire,
      reports({ report: { reason }, raised: { score: weight - 1 } }),
    ),
    denies(
      `a report for ${reason} raises a case from the score that it has`,
      claire,
      reports({ report: { reason }, known: aCase(), raised: { score: weight } }),
    ),
  ]),
  denies('a report does not count twice in its case', claire, reports({ raised: { reports: 2 } })),
  denies(
    'a report does not count for nothing in its case',
    claire,
    reports({ known: aCase(), raised: { reports: 2 } }),
  ),
  denies('a report does not lack its case', claire, reports({ raised: null })),
  denies('a report does not lack its case where one is open', claire, reports({ raised: null, known: aCase() })),
  denies('a report does not raise the case of another target', claire, reports({ caseId: 'listing~sold' })),
  ...Object.entries({
    kind: 'person',
    targetId: 'sold',
    title: 'Autre chose',
    state: 'closed',
    lastReason: 'spam',
    lastAt: inMinutes(-1),
    lastReport: 'lina~listing~online',
  }).flatMap(([field, value]) => [
    denies(
      `a report does not set the field ${field} of a new case otherwise`,
      claire,
      reports({ raised: { [field]: value } }),
    ),
    denies(
      `a report does not set the field ${field} of a known case otherwise`,
      claire,
      reports({ known: aClosedCase(), raised: { [field]: value } }),
    ),
  ]),
  ...Object.entries({ holder: 'claire', heldUntil: now, decision: 13, seen: 3, priority: 1 }).map(([field, value]) =>
    denies(
      `a report does not write the field ${field} of its case`,
      claire,
      reports({ known: aClosedCase(), raised: { [field]: value } }),
    ),
  ),
  denies('a case is not raised without a report', claire, raiseAlone({ lastReport: 'claire~listing~online' })),
  denies(
    'a case is not raised again by the last report',
    claire,
    given(
      { 'reports/claire~listing~online': aReport({ createdAt: inDays(-1) }) },
      raiseAlone({ lastReport: 'claire~listing~online' }),
    ),
  ),
  denies(
    'a case is not raised again by naming a report of last week',
    claire,
    given(
      { 'reports/lina~listing~online': aReport({ reporterId: 'lina' }) },
      raiseAlone({ lastReport: 'lina~listing~online' }),
    ),
  ),
  denies(
    'a second case is not raised by the same report',
    claire,
    together(
      reports(),
      set(
        'cases/listing~sold',
        aCase({
          reports: 1,
          score: 5,
          lastReason: 'scam',
          lastAt: now,
          lastReport: 'claire~listing~online',
        }),
      ),
    ),
  ),
  denies('a reporter does not delete a case', claire, given(stored, commits(remove(path)))),
  denies('an admin does not delete a case', admin, given(stored, commits(remove(path)))),
  denies(
    'an admin opens no case without a report',
    admin,
    given({ [path]: aClosedCase() }, commits(change(path, { state: 'open' }))),
  ),
  denies(
    'an admin does not report and decide in one commit',
    admin,
    joined(decides(), reports({ report: { reporterId: 'nadia' }, raised: null })),
  ),
  denies('a report without a raise of the rate raises no case', claire, reports({ rate: null })),
  denies(
    'a suspended person raises no case',
    { ...claire, token: { ...claire.token, suspended: true } },
    reports({ known: aCase() }),
  ),
  allows(
    'a report raises the case of a person',
    claire,
    reports({
      report: aReportOf('person', 'karim', 'Karim'),
      known: aCase({ kind: 'person', targetId: 'karim', title: 'Karim' }),
    }),
  ),
  allows(
    'a report raises the case of a conversation',
    claire,
    given(
      storedConversation,
      reports({
        report: aReportOf('conversation', 'online~claire', 'Vélo de ville'),
        known: aCase({ kind: 'conversation', targetId: 'online~claire' }),
      }),
    ),
  ),
];

const holds = (before: PlainDocument = {}, changes: PlainDocument = {}): Attempt =>
  given({ [path]: aCase(before) }, commits(change(path, { holder: 'nadia', heldUntil: inMinutes(15), ...changes })));
const byOther = (minutes: number) => ({ holder: 'solene', heldUntil: inMinutes(minutes) });

export const caseHoldingCases: readonly RulesCase[] = [
  allows('an admin holds a case for a quarter of an hour', admin, holds()),
  allows('an admin whose clock is five minutes fast holds a case', admin, holds({}, { heldUntil: inMinutes(20) })),
  allows('an admin whose clock is five minutes slow holds a case', admin, holds({}, { heldUntil: inMinutes(10) })),
  denies('an admin does not hold a case for longer', admin, holds({}, { heldUntil: inMinutes(20.1) })),
  denies('an admin does not hold a case for less', admin, holds({}, { heldUntil: inMinutes(9.9) })),
  allows('an admin goes on holding a case', admin, holds({ holder: 'nadia', heldUntil: inMinutes(3) })),
  allows('an admin holds a case that nobody holds any more', admin, holds({ holder: null, heldUntil: null })),
  allows('an admin holds a case whose holder’s time is over', admin, holds(byOther(0))),
  denies('an admin does not hold a case that another one holds', admin, holds(byOther(1))),
  denies('an admin does not hold a case in the name of another one', admin, holds({}, { holder: 'solene' })),
  denies('an admin does not hold a case without an end', admin, holds({}, { heldUntil: null })),
  denies('an admin does not hold a case without a name', admin, holds({}, { holder: null })),
  ...Object.entries({ state: 'closed', score: 0, title: 'Autre chose', seen: 2, decision: 41, lastEffect: 41 }).map(
    ([field, value]) =>
      denies(`an admin who holds a case does not change its field ${field}`, admin, holds({}, { [field]: value })),
  ),
  denies('a reporter holds no case', claire, holds({}, { holder: 'claire' })),
  denies('a suspended admin holds no case', suspendedAdmin, holds()),
  denies(
    'an admin creates no case by holding it',
    admin,
    commits(set(path, aCase({ holder: 'nadia', heldUntil: inMinutes(15) }))),
  ),
];

const closesPerson = { measure: 'none', kind: 'person', targetId: 'karim' } as const;
const closesConversation = { measure: 'none', kind: 'conversation', targetId: 'online~claire' } as const;

export const caseClosingCases: readonly RulesCase[] = [
  allows(
    'a decision closes a case that its admin holds',
    admin,
    decides({ known: aCase({ holder: 'nadia', heldUntil: inMinutes(3) }) }),
  ),
  allows('a decision is taken about a case that is closed', admin, decides({ known: aClosedCase() })),
  denies('a decision does not close a case that has one more report', admin, decides({ closed: { seen: 1 } })),
  denies('a decision does not close a case with reports to come', admin, decides({ closed: { seen: 3 } })),
  ...Object.entries({
    state: 'open',
    score: 1,
    holder: 'nadia',
    heldUntil: inMinutes(15),
    decision: 41,
    lastEffect: 41,
    title: 'Autre chose',
    reports: 0,
    kind: 'person',
    targetId: 'sold',
    lastReason: null,
    lastAt: now,
    lastReport: '',
    note: 'x',
  }).flatMap(([field, value]) => [
    denies(
      `a decision does not close a case with another value of ${field}`,
      admin,
      decides({ closed: { [field]: value } }),
    ),
  ]),
  allows('an admin removes a listing that nobody has reported', admin, decides({ known: null })),
  allows(
    'an admin warns a person whom nobody has reported',
    admin,
    decides({ ...closesPerson, measure: 'warning', known: null }),
  ),
  allows(
    'an admin closes a conversation that nobody has reported',
    admin,
    given(storedConversation, decides({ ...closesConversation, known: null })),
  ),
  ...Object.entries({
    state: 'open',
    score: 1,
    holder: 'nadia',
    heldUntil: inMinutes(15),
    decision: 41,
    lastEffect: null,
    title: 'Autre chose',
    reports: 1,
    seen: 1,
    kind: 'person',
    targetId: 'sold',
    lastReason: 'scam',
    lastAt: now,
    lastReport: 'claire~listing~online',
    note: 'x',
  }).map(([field, value]) =>
    denies(
      `a decision on one’s own initiative makes no case with another value of ${field}`,
      admin,
      decides({ known: null, closed: { [field]: value } }),
    ),
  ),
  denies(
    'a decision on one’s own initiative calls a person by their name',
    admin,
    decides({ ...closesPerson, known: null, closed: { title: 'Autre nom' } }),
  ),
  denies(
    'a decision on one’s own initiative gives a conversation no title',
    admin,
    given(storedConversation, decides({ ...closesConversation, known: null, closed: { title: 'Vélo de ville' } })),
  ),
  ...Object.keys({
    score: 0,
    lastReason: 0,
    lastAt: 0,
    lastReport: 0,
    holder: 0,
    heldUntil: 0,
    lastEffect: 0,
    seen: 0,
    title: 0,
  }).map((field) => denies(`a decision on one’s own initiative makes no case without ${field}`, admin, lacking(field))),
];

function lacking(field: string): Attempt {
  const attempt = decides({ known: null });
  if (attempt.kind !== 'commit') return attempt;
  const writes = attempt.writes.map((write) =>
    write.path === path && write.kind === 'set' ? set(path, without(write.document, field)) : write,
  );
  return { ...attempt, writes };
}

/** A raise of the rate without its report covers nothing. */
export const loneRaiseCases: readonly RulesCase[] = [
  denies(
    'a case is not raised by a raise of the rate alone',
    claire,
    together(raiseAlone({ lastReport: 'claire~listing~online' }), raises('claire', 'reports', 'claire~listing~online')),
  ),
];
