import { admin, claire, karim, superAdmin, visitor } from '../../actors';
import { change, commits, gets, given, lists, remove, set, type Attempt, type Documents } from '../../Attempt';
import { anAppealedDecision, decides, judges, restricted } from '../../moderation/deciding';
import { NEXT, storedJournal } from '../../moderation/journal';
import { together } from '../../posting';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, now } from '../../times';
import { anAccount } from '../../world';

const restricts = { measure: 'restriction', kind: 'person', targetId: 'karim' } as const;
const lifts = { measure: 'lifting', kind: 'person', targetId: 'karim' } as const;
const warns = { measure: 'warning', kind: 'person', targetId: 'karim' } as const;
const until = (end: Date | string | null) => ({ decision: { until: end }, restriction: { until: end } });
const colleagues: Documents = {
  'users/paul': anAccount('paul', 'Paul', { role: 'admin' }),
  'users/zoe': anAccount('zoe', 'Zoé', { role: 'super_admin' }),
};
const restrictsPerson = (targetId: string, title: string, by: string): Attempt =>
  given(colleagues, decides({ ...restricts, targetId, by, decision: { title } }));

export const restrictionReadingCases: readonly RulesCase[] = [
  allows('a person reads their restriction', karim, gets('restrictions/karim', restricted)),
  allows('a person reads that they are not restricted', karim, gets('restrictions/karim')),
  allows('an admin reads the restriction of a person', admin, gets('restrictions/karim', restricted)),
  denies('nobody else reads the restriction of a person', claire, gets('restrictions/karim', restricted)),
  denies('a visitor reads no restriction', visitor, gets('restrictions/karim', restricted)),
  denies('an admin does not list restrictions', superAdmin, lists('restrictions', 10)),
];

export const restrictingCases: readonly RulesCase[] = [
  allows('an admin restricts a person for a week', admin, decides(restricts)),
  allows('an admin restricts a person on their own initiative', admin, decides({ ...restricts, known: null })),
  allows('an admin restricts a person who is restricted', admin, given(restricted, decides(restricts))),
  allows('an admin restricts a person for a year', admin, decides({ ...restricts, ...until(inDays(365)) })),
  allows(
    'a restriction ends a year after the time of a fast clock',
    admin,
    decides({ ...restricts, ...until(inDays(366)) }),
  ),
  denies('an admin does not restrict a person for longer', admin, decides({ ...restricts, ...until(inDays(366.01)) })),
  denies('an admin does not restrict a person until now', admin, decides({ ...restricts, ...until(now) })),
  denies('an admin does not restrict a person until yesterday', admin, decides({ ...restricts, ...until(inDays(-1)) })),
  denies('an admin does not restrict a person without an end', admin, decides({ ...restricts, ...until(null) })),
  denies('the end of a restriction is a time', admin, decides({ ...restricts, ...until('demain') })),
  denies('a warning has no end', admin, decides({ ...warns, decision: { until: inDays(7) } })),
  denies(
    'a restriction has the end of its decision',
    admin,
    decides({ ...restricts, restriction: { until: inDays(8) } }),
  ),
  denies(
    'a restriction has the number of its decision',
    admin,
    decides({ ...restricts, restriction: { decision: 41 } }),
  ),
  denies('a restriction has no further field', admin, decides({ ...restricts, restriction: { reason: 'scam' } })),
  denies('a warning restricts nobody', admin, decides({ ...warns, restriction: { decision: NEXT } })),
  denies('a warning restricts nobody without an end', admin, decides({ ...warns, restriction: { until: null } })),
  denies(
    'a person is not removed, whatever number their restriction has',
    admin,
    given({ 'restrictions/karim': { until: inDays(5), decision: NEXT } }, decides({ ...warns, measure: 'removal' })),
  ),
  denies(
    'a decision about one person restricts no other',
    admin,
    together(decides(restricts), set('restrictions/claire', { until: inDays(7), decision: NEXT })),
  ),
  ...['journal/', 'registers/', 'decisions/', 'cases/', 'report_outcomes/', 'restrictions/'].map((without) =>
    denies(`an admin does not restrict a person without writing ${without}`, admin, decides({ ...restricts, without })),
  ),
  denies(
    'a person is not restricted alone',
    admin,
    commits(set('restrictions/karim', { until: inDays(7), decision: 41 })),
  ),
  denies(
    'the last entry of the journal restricts nobody again',
    admin,
    given(storedJournal, commits(set('restrictions/claire', { until: inDays(7), decision: 41 }))),
  ),
  denies('a person does not restrict another', claire, decides({ ...restricts, by: 'claire' })),
  denies('an admin does not restrict themselves', admin, restrictsPerson('nadia', 'Nadia', 'nadia')),
  denies('an admin does not restrict another admin', admin, restrictsPerson('paul', 'Paul', 'nadia')),
  denies('a super_admin does not restrict an admin', superAdmin, restrictsPerson('paul', 'Paul', 'solene')),
  denies('a super_admin does not restrict another super_admin', superAdmin, restrictsPerson('zoe', 'Zoé', 'solene')),
  denies('a super_admin does not restrict themselves', superAdmin, restrictsPerson('solene', 'Solène', 'solene')),
];

/** Decision 40, which has restricted Karim, appealed. */
const before = {
  kind: 'person',
  targetId: 'karim',
  title: 'Karim',
  measure: 'restriction',
  until: inDays(5),
  restoresTo: null,
};
const overturns = (options: Parameters<typeof judges>[0] = {}) =>
  given(restricted, judges({ before: anAppealedDecision(before), ...options }));
const lifted = remove('restrictions/karim');

export const liftingCases: readonly RulesCase[] = [
  allows('an admin lifts a restriction', admin, given(restricted, decides(lifts))),
  denies('an admin lifts no restriction that is not there', admin, decides(lifts)),
  denies(
    'an admin does not write down that they lift what stays',
    admin,
    given(restricted, decides({ ...lifts, restriction: null })),
  ),
  denies(
    'an admin does not lift a restriction with the entry of a warning',
    admin,
    given(restricted, together(decides(warns), lifted)),
  ),
  denies(
    'an admin does not lift the restriction of another person than the entry names',
    admin,
    given(
      { ...restricted, 'restrictions/claire': { until: inDays(5), decision: 39 } },
      together(decides({ ...lifts, targetId: 'claire' }), lifted),
    ),
  ),
  ...['journal/', 'registers/', 'cases/', 'report_outcomes/'].map((without) =>
    denies(
      `an admin does not lift a restriction without writing ${without}`,
      admin,
      given(restricted, decides({ ...lifts, without })),
    ),
  ),
  denies('a restriction is not lifted alone', admin, given({ ...storedJournal, ...restricted }, commits(lifted))),
  denies('a person does not lift their own restriction', karim, given(restricted, commits(lifted))),
  denies(
    'a person does not lift their own restriction with an entry',
    karim,
    given(restricted, decides({ ...lifts, by: 'karim' })),
  ),
  denies(
    'a person does not put forward the end of their own restriction',
    karim,
    given(restricted, commits(change('restrictions/karim', { until: now }))),
  ),
  denies(
    'an admin does not change the end of a restriction alone',
    admin,
    given({ ...storedJournal, ...restricted }, commits(change('restrictions/karim', { until: now }))),
  ),
  allows('a super_admin overturns a restriction and lifts it', superAdmin, together(overturns(), lifted)),
  denies('a super_admin does not overturn a restriction that stays', superAdmin, overturns()),
  allows('a super_admin upholds a restriction, which stays', superAdmin, overturns({ status: 'upheld' })),
  denies(
    'a super_admin does not lift a restriction that they uphold',
    superAdmin,
    together(overturns({ status: 'upheld' }), lifted),
  ),
  allows(
    'a restriction is overturned that was lifted before',
    superAdmin,
    given({ 'restrictions/karim': null }, overturns()),
  ),
  allows(
    'a restriction is overturned after a later decision, and lifted',
    superAdmin,
    together(overturns({ last: 41 }), lifted),
  ),
  denies('a restriction is not overturned after a later decision while it stays', superAdmin, overturns({ last: 41 })),
  allows(
    'the restriction of a later decision stays when an earlier one is overturned',
    superAdmin,
    given({ 'restrictions/karim': { until: inDays(5), decision: 41 } }, overturns({ last: 41 })),
  ),
  denies(
    'the restriction of another decision is not lifted when this one is overturned',
    superAdmin,
    together(given({ 'restrictions/karim': { until: inDays(5), decision: 41 } }, overturns({ last: 41 })), lifted),
  ),
  allows(
    'a warning is overturned while the person is restricted by another decision',
    superAdmin,
    given(
      { 'restrictions/karim': { until: inDays(5), decision: 41 } },
      overturns({ before: anAppealedDecision({ ...before, measure: 'warning', until: null }) }),
    ),
  ),
];
