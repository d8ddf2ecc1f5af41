import { aBegunConversation, aMessageDocument, path, standing } from '../aConversationDocument';
import { admin, claire, karim, suspendedKarim, visitor } from '../actors';
import { without, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { joined, posts } from '../posting';
import {
  allows,
  change,
  commits,
  denies,
  gets,
  given,
  lists,
  remove,
  set,
  type Attempt,
  type RulesCase,
} from '../RulesCase';
import { inMinutes, now } from '../times';

const blockPath = 'users/karim/blocks/claire';
const block = { name: 'Claire', blockedAt: now };
const there = { [blockPath]: block };
const blocks = (changes: PlainDocument = {}): Attempt => commits(set(blockPath, { ...block, ...changes }));

export const blockCases: readonly RulesCase[] = [
  allows('a person blocks another', karim, blocks()),
  allows('… once more', karim, given(there, blocks({ name: 'Claire B.' }))),
  allows('… and lets go', karim, given(there, commits(remove(blockPath)))),
  allows('… and lets go when suspended', suspendedKarim, given(there, commits(remove(blockPath)))),
  allows('… and reads whom', karim, gets(blockPath, there)),
  allows('… and lists whom', karim, lists('users/karim/blocks', null)),
  ...(
    [
      ['the blocked', claire],
      ['a visitor', visitor],
      ['an admin', admin],
    ] as const
  ).flatMap(([who, as]) => [
    denies(`${who} does not learn of it`, as, gets(blockPath, there)),
    denies(`${who} does not learn that it is not so`, as, gets(blockPath)),
    denies(`${who} lists no blocks`, as, lists('users/karim/blocks', 10)),
    denies(`${who} does not undo it`, as, given(there, commits(remove(blockPath)))),
    denies(`${who} blocks nobody for another`, as, blocks()),
    denies(`${who} changes no block of another`, as, given(there, blocks({ name: 'Autre' }))),
  ]),
  denies('a suspended person blocks nobody', suspendedKarim, blocks()),
  denies('nobody blocks themselves', karim, commits(set('users/karim/blocks/karim', { ...block, name: 'Karim' }))),
  denies('the blocked has a name', karim, blocks({ name: '' })),
  allows('… of a letter', karim, blocks({ name: 'C' })),
  allows('… of a hundred letters', karim, blocks({ name: 'x'.repeat(100) })),
  denies('… not more', karim, blocks({ name: 'x'.repeat(101) })),
  denies('… that is a text', karim, blocks({ name: 7 })),
  denies('nobody is blocked in the past', karim, blocks({ blockedAt: inMinutes(-1) })),
  denies('nobody is blocked in the future', karim, blocks({ blockedAt: inMinutes(1) })),
  denies('a block has no further field', karim, blocks({ why: 'x' })),
  denies('a block leaves nothing out', karim, commits(set(blockPath, without(block, 'name')))),
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
const reports = (changes: PlainDocument = {}, at = reportPath): Attempt => commits(set(at, { ...report, ...changes }));
const aPerson = { kind: 'person', targetId: 'karim' };
const aConversation = { kind: 'conversation', targetId: 'online~claire' };
const reported = { [reportPath]: report };

export const reportCases: readonly RulesCase[] = [
  allows('a person reports a listing', claire, reports()),
  allows('… a person', claire, reports(aPerson, 'reports/claire~person~karim')),
  allows(
    '… a conversation of theirs',
    claire,
    given(standing, reports(aConversation, 'reports/claire~conversation~online~claire')),
  ),
  allows(
    '… that began in the same breath',
    claire,
    joined(
      reports(aConversation, 'reports/claire~conversation~online~claire'),
      commits(set(path, aBegunConversation()), set(`${path}/messages/un`, aMessageDocument())),
    ),
  ),
  allows(
    '… a listing posted in the same breath',
    karim,
    joined(posts(), reports({ reporterId: 'karim', targetId: 'nouveau' }, 'reports/karim~listing~nouveau')),
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
  ].map((reason) => allows(`${reason} is a reason`, claire, reports({ reason, details: '' }))),
  denies('there are no other reasons', claire, reports({ reason: 'ennui' })),
  allows('five hundred letters say more', claire, reports({ details: 'x'.repeat(500) })),
  denies('not one more', claire, reports({ details: 'x'.repeat(501) })),
  denies('a megabyte is refused', claire, reports({ details: 'x'.repeat(900_000) })),
  denies('a list is no text', claire, reports({ details: [] })),
  denies('a visitor reports nothing', visitor, reports()),
  denies('a suspended person reports nothing', { ...claire, token: { suspended: true } }, reports()),
  denies('nobody reports in another’s name', karim, reports()),
  denies('nobody reports in another’s name under their own', karim, reports({}, 'reports/karim~listing~online')),
  denies('nobody reports under another’s name', claire, reports({}, 'reports/karim~listing~online')),
  denies('a report goes by its target', claire, reports({ targetId: 'sold' })),
  denies('a report goes by its kind', claire, reports({ kind: 'person' })),
  denies(
    'a listing that never was is not reported',
    claire,
    reports({ targetId: 'rien' }, 'reports/claire~listing~rien'),
  ),
  denies(
    'a person who never was is not reported',
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
    given(standing, reports({ ...aConversation, reporterId: 'nadia' }, 'reports/nadia~conversation~online~claire')),
  ),
  denies(
    'an unknown kind is refused',
    claire,
    given(standing, reports({ ...aConversation, kind: 'message' }, 'reports/claire~message~online~claire')),
  ),
  denies('nothing is reported in the past', claire, reports({ createdAt: inMinutes(-1) })),
  denies('nothing is reported in the future', claire, reports({ createdAt: inMinutes(1) })),
  denies('a report has no further field', claire, reports({ answer: 'x' })),
  denies('a report leaves nothing out', claire, commits(set(reportPath, without(report, 'details')))),
  denies('a report is not changed', claire, given(reported, commits(change(reportPath, { reason: 'spam' })))),
  denies('a report is not made twice', claire, given(reported, reports())),
  denies('a report is not withdrawn', claire, given(reported, commits(remove(reportPath)))),
  allows('a reporter reads their own report', claire, gets(reportPath, reported)),
  allows('… and learns that there is none', claire, gets(reportPath)),
  allows('an admin reads reports', admin, gets(reportPath, reported)),
  allows('an admin lists reports, a hundred at a time', admin, lists('reports', 100)),
  denies('… not more', admin, lists('reports', 101)),
  denies('the reported does not learn who', karim, gets(reportPath, reported)),
  denies('a visitor reads no report', visitor, gets(reportPath, reported)),
  denies(
    'a reporter lists no reports',
    claire,
    lists('reports', 10, { field: ['reporterId'], operator: '==', value: 'claire' }),
  ),
  denies('a visitor lists no reports', visitor, lists('reports', 10)),
  denies(
    'nothing lies under a conversation but messages',
    claire,
    given(standing, commits(set(`${path}/secrets/un`, { a: 1 }))),
  ),
];
