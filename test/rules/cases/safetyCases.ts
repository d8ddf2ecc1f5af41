import { aBegunConversation, aMessageDocument, path, storedConversation } from '../aConversationDocument';
import {
  admin,
  anonymousClaire,
  claire,
  claireByEmail,
  karim,
  suspendedKarim,
  unconfirmedClaire,
  visitor,
} from '../actors';
import { without, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { joined, posts } from '../posting';
import { raises } from '../rates';
import { change, commits, gets, given, lists, remove, set, type Attempt } from '../Attempt';
import { allows, denies, type RulesCase } from '../RulesCase';
import { inMinutes, now } from '../times';

const blockPath = 'users/karim/blocks/claire';
const block = { name: 'Claire', blockedAt: now };
const there = { [blockPath]: block };
const blocks = (changes: PlainDocument = {}): Attempt => commits(set(blockPath, { ...block, ...changes }));

export const blockCases: readonly RulesCase[] = [
  allows('a person blocks another', karim, blocks()),
  allows('a person blocks another again', karim, given(there, blocks({ name: 'Claire B.' }))),
  allows('a person removes a block', karim, given(there, commits(remove(blockPath)))),
  allows('a suspended person removes a block', suspendedKarim, given(there, commits(remove(blockPath)))),
  allows('a person reads a block of theirs', karim, gets(blockPath, there)),
  allows('a person lists their blocks', karim, lists('users/karim/blocks', null)),
  ...(
    [
      ['the blocked person', claire],
      ['a visitor', visitor],
      ['an admin', admin],
    ] as const
  ).flatMap(([who, as]) => [
    denies(`a block of others is not read by ${who}`, as, gets(blockPath, there)),
    denies(`the absence of a block is not read by ${who}`, as, gets(blockPath)),
    denies(`blocks of others are not listed by ${who}`, as, lists('users/karim/blocks', 10)),
    denies(`a block of others is not removed by ${who}`, as, given(there, commits(remove(blockPath)))),
    denies(`a block of others is not created by ${who}`, as, blocks()),
    denies(`a block of others is not changed by ${who}`, as, given(there, blocks({ name: 'Autre' }))),
  ]),
  denies('a suspended person blocks nobody', suspendedKarim, blocks()),
  denies('nobody blocks themselves', karim, commits(set('users/karim/blocks/karim', { ...block, name: 'Karim' }))),
  denies('the name of a blocked person is not empty', karim, blocks({ name: '' })),
  allows('the name of a blocked person may have one letter', karim, blocks({ name: 'C' })),
  allows('the name of a blocked person may have a hundred letters', karim, blocks({ name: 'x'.repeat(100) })),
  denies('the name of a blocked person has no more than a hundred letters', karim, blocks({ name: 'x'.repeat(101) })),
  denies('the name of a blocked person is not a number', karim, blocks({ name: 7 })),
  denies('a block is not dated in the past', karim, blocks({ blockedAt: inMinutes(-1) })),
  denies('a block is not dated in the future', karim, blocks({ blockedAt: inMinutes(1) })),
  denies('a block has no further field', karim, blocks({ why: 'x' })),
  denies('a block does not lack the name', karim, commits(set(blockPath, without(block, 'name')))),
];

const report = {
  reporterId: 'claire',
  kind: 'listing',
  targetId: 'online',
  reason: 'scam',
  details: 'Il demande un mandat.',
  createdAt: now,
};
const reportPath = 'reports/claire~listing~online';
/** `by` raises the rate of their reports. */
const reports = (changes: PlainDocument = {}, at = reportPath, by = 'claire'): Attempt =>
  commits(set(at, { ...report, ...changes }), raises(by, 'reports', at.replace('reports/', '')));
const aPerson = { kind: 'person', targetId: 'karim' };
const aConversation = { kind: 'conversation', targetId: 'online~claire' };
const reported = { [reportPath]: report };

export const reportCases: readonly RulesCase[] = [
  allows('a person reports a listing', claire, reports()),
  allows('a person with a confirmed address reports a listing', claireByEmail, reports()),
  denies('a person whose address is not confirmed reports nothing', unconfirmedClaire, reports()),
  denies('a person without address and phone number reports nothing', anonymousClaire, reports()),
  allows('a person reports a person', claire, reports(aPerson, 'reports/claire~person~karim')),
  allows(
    'a person reports a conversation of theirs',
    claire,
    given(storedConversation, reports(aConversation, 'reports/claire~conversation~online~claire')),
  ),
  allows(
    'a person reports a conversation that begins in the same commit',
    claire,
    joined(
      reports(aConversation, 'reports/claire~conversation~online~claire'),
      commits(
        set(path, aBegunConversation()),
        set(`${path}/messages/un`, aMessageDocument()),
        raises('claire', 'conversations', 'online~claire'),
        raises('claire', 'messages', 'online~claire/un'),
      ),
    ),
  ),
  allows(
    'a person reports a listing that is posted in the same commit',
    karim,
    joined(posts(), reports({ reporterId: 'karim', targetId: 'nouveau' }, 'reports/karim~listing~nouveau', 'karim')),
  ),
  ...[
    'scam',
    'forbidden',
    'counterfeit',
    'wrong-category',
    'duplicate',
    'offensive',
    'harassment',
    'spam',
    'privacy',
    'other',
  ].map((reason) => allows(`a report may have the reason ${reason}`, claire, reports({ reason, details: '' }))),
  denies('a report does not have an unknown reason', claire, reports({ reason: 'ennui' })),
  allows('the details of a report may have five hundred letters', claire, reports({ details: 'x'.repeat(500) })),
  denies(
    'the details of a report have no more than five hundred letters',
    claire,
    reports({ details: 'x'.repeat(501) }),
  ),
  denies('the details of a report do not have a megabyte', claire, reports({ details: 'x'.repeat(900_000) })),
  denies('the details of a report are not a list', claire, reports({ details: [] })),
  denies('a visitor creates no report', visitor, reports()),
  denies('a suspended person creates no report', { ...claire, token: { ...claire.token, suspended: true } }, reports()),
  denies('nobody reports in the name of another person', karim, reports({}, reportPath, 'karim')),
  denies(
    'nobody reports in the name of another person under an id of their own',
    karim,
    reports({}, 'reports/karim~listing~online', 'karim'),
  ),
  denies('nobody reports under an id of another person', claire, reports({}, 'reports/karim~listing~online')),
  denies('the id of a report names its target', claire, reports({ targetId: 'sold' })),
  denies('the id of a report names its kind', claire, reports({ kind: 'person' })),
  denies(
    'a listing that does not exist is not reported',
    claire,
    reports({ targetId: 'rien' }, 'reports/claire~listing~rien'),
  ),
  denies(
    'a person who does not exist is not reported',
    claire,
    reports({ ...aPerson, targetId: 'personne' }, 'reports/claire~person~personne'),
  ),
  denies(
    'nobody reports themselves',
    claire,
    reports({ ...aPerson, targetId: 'claire' }, 'reports/claire~person~claire'),
  ),
  denies(
    'a conversation of others is not reported',
    admin,
    given(
      storedConversation,
      reports({ ...aConversation, reporterId: 'nadia' }, 'reports/nadia~conversation~online~claire', 'nadia'),
    ),
  ),
  denies(
    'a report does not have an unknown kind',
    claire,
    given(storedConversation, reports({ ...aConversation, kind: 'message' }, 'reports/claire~message~online~claire')),
  ),
  denies('a report is not dated in the past', claire, reports({ createdAt: inMinutes(-1) })),
  denies('a report is not dated in the future', claire, reports({ createdAt: inMinutes(1) })),
  denies('a report has no further field', claire, reports({ answer: 'x' })),
  denies(
    'a report does not lack the details',
    claire,
    commits(set(reportPath, without(report, 'details')), raises('claire', 'reports', 'claire~listing~online')),
  ),
  denies('a report is not changed', claire, given(reported, commits(change(reportPath, { reason: 'spam' })))),
  denies('a report is not overwritten', claire, given(reported, reports())),
  denies('a report is not deleted', claire, given(reported, commits(remove(reportPath)))),
  allows('a reporter reads their own report', claire, gets(reportPath, reported)),
  allows('a reporter may read that they have not reported', claire, gets(reportPath)),
  allows('an admin reads reports', admin, gets(reportPath, reported)),
  allows('an admin lists reports, a hundred at a time', admin, lists('reports', 100)),
  denies('an admin lists no more than a hundred reports', admin, lists('reports', 101)),
  denies('a reported person does not read the report', karim, gets(reportPath, reported)),
  denies('a visitor reads no report', visitor, gets(reportPath, reported)),
  denies('a visitor lists no reports', visitor, lists('reports', 10)),
  denies(
    'an unknown collection under a conversation is not written',
    claire,
    given(storedConversation, commits(set(`${path}/secrets/un`, { a: 1 }))),
  ),
];
