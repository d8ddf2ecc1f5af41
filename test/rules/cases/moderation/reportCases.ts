import { aBegunConversation, aMessageDocument, path, storedConversation } from '../../aConversationDocument';
import {
  admin,
  anonymousClaire,
  claire,
  claireByEmail,
  karim,
  suspendedAdmin,
  unconfirmedClaire,
  visitor,
} from '../../actors';
import { without } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { change, commits, gets, given, lists, remove, set } from '../../Attempt';
import { reportReasons } from '../../../../src/domain/moderation/Report';
import { aReport, aReportOf, contentOf, noContent, reports } from '../../moderation/reporting';
import { joined, posts, together } from '../../posting';
import { raises } from '../../rates';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inMinutes, now } from '../../times';
import { aListingDocument } from '../../aListingDocument';

const reportPath = 'reports/claire~listing~online';
const reported = { [reportPath]: aReport() };
const aPerson = aReportOf('person', 'karim', 'Karim');
const aConversation = aReportOf('conversation', 'online~claire', 'Vélo de ville');
/** Everything of the commit but the report itself. */
const besides = (report: ReturnType<typeof aReport>) =>
  together(reports({ report: { reporterId: 'claire' } }), set(reportPath, report));

export const reportCases: readonly RulesCase[] = [
  allows('a person reports a listing', claire, reports()),
  allows('a person with a confirmed address reports a listing', claireByEmail, reports()),
  denies('a person whose address is not confirmed reports nothing', unconfirmedClaire, reports()),
  denies('a person without address and phone number reports nothing', anonymousClaire, reports()),
  allows('a person reports a person', claire, reports({ report: aPerson })),
  allows(
    'a person reports a person who has no profile, without a name',
    karim,
    reports({ report: { reporterId: 'karim', ...aReportOf('person', 'claire', '') } }),
  ),
  denies(
    'a person who has no profile is not reported under a name',
    karim,
    reports({ report: { reporterId: 'karim', ...aReportOf('person', 'claire', 'Claire') } }),
  ),
  allows(
    'a person reports a conversation of theirs',
    claire,
    given(storedConversation, reports({ report: aConversation })),
  ),
  allows(
    'a person reports a conversation that begins in the same commit',
    claire,
    joined(
      reports({ report: aConversation }),
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
    joined(
      posts(),
      reports({
        report: { reporterId: 'karim', targetId: 'nouveau', content: contentOf(aListingDocument('nouveau')) },
      }),
    ),
  ),
  ...reportReasons.map((reason) =>
    allows(`a report may have the reason ${reason}`, claire, reports({ report: { reason, details: '' } })),
  ),
  denies('a report does not have an unknown reason', claire, reports({ report: { reason: 'ennui' } })),
  allows(
    'the details of a report may have five hundred letters',
    claire,
    reports({ report: { details: 'x'.repeat(500) } }),
  ),
  denies(
    'the details of a report have no more than five hundred letters',
    claire,
    reports({ report: { details: 'x'.repeat(501) } }),
  ),
  denies(
    'the details of a report do not have a megabyte',
    claire,
    reports({ report: { details: 'x'.repeat(900_000) } }),
  ),
  denies('the details of a report are not a list', claire, reports({ report: { details: [] } })),
  denies('a visitor creates no report', visitor, reports()),
  denies('a suspended person creates no report', { ...claire, token: { ...claire.token, suspended: true } }, reports()),
  denies('nobody reports in the name of another person', karim, reports({ by: 'karim' })),
  denies(
    'nobody reports in the name of another person under an id of their own',
    karim,
    reports({ id: 'karim~listing~online' }),
  ),
  denies('nobody reports under an id of another person', claire, reports({ id: 'karim~listing~online', by: 'claire' })),
  denies(
    'the id of a report names its target',
    claire,
    reports({ report: { targetId: 'sold' }, id: 'claire~listing~online' }),
  ),
  denies('the id of a report names its kind', claire, reports({ report: aPerson, id: 'claire~listing~karim' })),
  denies('a listing that does not exist is not reported', claire, reports({ report: { targetId: 'rien' } })),
  denies(
    'a person who does not exist is not reported',
    claire,
    reports({ report: aReportOf('person', 'personne', '') }),
  ),
  denies('nobody reports themselves', karim, reports({ report: { reporterId: 'karim', ...aPerson } })),
  denies(
    'a conversation of others is not reported',
    admin,
    given(storedConversation, reports({ report: { reporterId: 'nadia', ...aConversation } })),
  ),
  denies(
    'a report does not have an unknown kind',
    claire,
    given(storedConversation, reports({ report: { ...aConversation, kind: 'message' } })),
  ),
  denies('a report is not dated in the past', claire, reports({ report: { createdAt: inMinutes(-1) } })),
  denies('a report is not dated in the future', claire, reports({ report: { createdAt: inMinutes(1) } })),
  denies('a report has no further field', claire, reports({ report: { answer: 'x' } })),
  denies('a report does not lack the details', claire, besides(without(aReport(), 'details'))),
  denies('a report does not lack the content', claire, besides(without(aReport(), 'content'))),
  denies('a report is not changed', claire, given(reported, commits(change(reportPath, { reason: 'spam' })))),
  denies('a report is not overwritten', claire, given(reported, reports())),
  denies('a report is not deleted', claire, given(reported, commits(remove(reportPath)))),
  allows('a reporter reads their own report', claire, gets(reportPath, reported)),
  allows('a reporter may read that they have not reported', claire, gets(reportPath)),
  allows('an admin reads reports', admin, gets(reportPath, reported)),
  allows('an admin lists reports, a thousand at a time', admin, lists('reports', 1000)),
  denies('an admin lists no more than a thousand reports', admin, lists('reports', 1001)),
  denies('a reported person does not read the report', karim, gets(reportPath, reported)),
  denies('a visitor reads no report', visitor, gets(reportPath, reported)),
  denies('a visitor lists no reports', visitor, lists('reports', 10)),
  denies(
    'an unknown collection under a conversation is not written',
    claire,
    given(storedConversation, commits(set(`${path}/secrets/un`, { a: 1 }))),
  ),
];

export const reportedContentCases: readonly RulesCase[] = [
  ...Object.entries({
    title: 'Autre chose',
    description: 'Un tout autre texte.',
    price: { kind: 'gift' },
    photos: [],
  }).map(([field, value]) =>
    denies(
      `the field ${field} of a report is that of the listing`,
      claire,
      reports({ report: { content: { ...contentOf(), [field]: value } } }),
    ),
  ),
  denies(
    'the content of a report has no further field',
    claire,
    reports({ report: { content: { ...contentOf(), state: 'online' } } }),
  ),
  denies(
    'the content of a report lacks no field of the listing',
    claire,
    reports({ report: { content: without(contentOf(), 'photos') } }),
  ),
  denies('a deleted listing is not reported', claire, reports({ report: { targetId: 'deleted' } })),
  ...(
    [
      ['a person', aPerson, 'Karim'],
      ['a conversation', aConversation, 'Vélo de ville'],
    ] as const
  ).flatMap(([what, report, title]) =>
    Object.entries({
      title: 'Autre chose',
      description: 'Un texte',
      price: { kind: 'gift' },
      photos: [contentOf()],
    }).map(([field, value]) =>
      denies(
        `a report about ${what} has no other ${field} than that of its content`,
        claire,
        given(storedConversation, reports({ report: { ...report, content: { title, ...noContent, [field]: value } } })),
      ),
    ),
  ),
];

const outcome = { outcome: 'acted', decidedAt: now, entry: '0000000042' };
const answered = { 'report_outcomes/listing~online': outcome };

export const outcomeReadingCases: readonly RulesCase[] = [
  allows(
    'a reporter reads what became of a report',
    claire,
    gets('report_outcomes/listing~online', { ...reported, ...answered }),
  ),
  allows('a reporter reads that a report waits', claire, gets('report_outcomes/listing~online', reported)),
  allows('an admin reads what became of reports', admin, gets('report_outcomes/listing~online', answered)),
  denies(
    'a suspended admin does not read what became of reports',
    suspendedAdmin,
    gets('report_outcomes/listing~online', answered),
  ),
  denies(
    'the person reported does not read what became of reports',
    karim,
    gets('report_outcomes/listing~online', { ...reported, ...answered }),
  ),
  denies(
    'a visitor does not read what became of reports',
    visitor,
    gets('report_outcomes/listing~online', { ...reported, ...answered }),
  ),
  denies(
    'a reporter does not read what became of reports about another target',
    claire,
    gets('report_outcomes/listing~sold', { ...reported, ...answered }),
  ),
  denies('a reporter does not list what became of reports', claire, lists('report_outcomes', 10)),
];
