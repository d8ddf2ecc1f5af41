import { path, storedConversation } from '../../aConversationDocument';
import { admin, claire, karim, superAdmin, suspendedAdmin, visitor } from '../../actors';
import { change, commits, gets, given, lists, remove, set, type Documents } from '../../Attempt';
import { decides, reportedCase } from '../../moderation/deciding';
import { NEXT, NEXT_ID, storedJournal } from '../../moderation/journal';
import { conversationId, openCase, opened, opens } from '../../moderation/opening';
import { aClosedCase } from '../../moderation/reporting';
import { together } from '../../posting';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now } from '../../times';
import { anAccount } from '../../world';

const caseOf = (changes: Documents[string]): Documents => ({ [`cases/conversation~${conversationId}`]: changes });
/** The account of one of the two has a role. */
const withRole = (uid: string, name: string, role: string): Documents => ({
  [`users/${uid}`]: anAccount(uid, name, { role }),
});
const record = `opened_conversations/nadia~${conversationId}`;
const justOpened = opened(inMinutes(-1));

export const openingCases: readonly RulesCase[] = [
  allows('an admin opens a reported conversation by an entry of the journal', admin, opens()),
  allows('a super_admin opens a reported conversation', superAdmin, opens({ by: 'solene' })),
  allows('an admin opens a conversation again after a day', admin, given(opened(inDays(-1)), opens())),
  allows('an admin opens a conversation that they have open', admin, given(justOpened, opens())),
  allows('each admin opens a conversation for themselves', superAdmin, given(justOpened, opens({ by: 'solene' }))),
  denies(
    'nobody opens a conversation that nobody has reported',
    superAdmin,
    given(caseOf(null), opens({ by: 'solene' })),
  ),
  denies(
    'nobody opens a conversation whose case is closed',
    admin,
    given(caseOf(aClosedCase({ kind: 'conversation', targetId: conversationId })), opens()),
  ),
  denies('nobody opens a conversation that does not exist', admin, given({ [path]: null }, opens())),
  denies(
    'nobody opens anything but a conversation',
    admin,
    given({ [`cases/person~${conversationId}`]: reportedCase('person', conversationId) }, opens({ kind: 'person' })),
  ),
  denies('an ordinary person opens no conversation', karim, opens({ by: 'karim' })),
  denies('a person who takes no part opens no conversation', claire, opens({ by: 'claire' })),
  denies('a visitor opens no conversation', visitor, opens()),
  denies('a suspended admin opens no conversation', suspendedAdmin, opens()),
  denies('an admin opens no conversation in the name of another', admin, opens({ by: 'solene' })),
  ...(
    [
      ['buyer', 'claire', 'Claire', claire],
      ['seller', 'karim', 'Karim', karim],
    ] as const
  ).flatMap(([who, uid, name, as]) =>
    ['admin', 'super_admin'].flatMap((role) => [
      denies(
        `a ${role} who is the ${who} does not open the conversation`,
        as,
        given(withRole(uid, name, role), opens({ by: uid })),
      ),
      denies(
        `an admin does not open the conversation of a ${role} who is the ${who}`,
        admin,
        given(withRole(uid, name, role), opens()),
      ),
      allows(
        `a super_admin opens the conversation of a ${role} who is the ${who}`,
        superAdmin,
        given(withRole(uid, name, role), opens({ by: 'solene' })),
      ),
    ]),
  ),
  allows('the reason of an opening may have twenty letters', admin, opens({ note: 'x'.repeat(20) })),
  denies('the reason of an opening has no fewer than twenty letters', admin, opens({ note: 'x'.repeat(19) })),
  denies('an opening needs a reason', admin, opens({ note: '' })),
  denies('the reason of an opening begins with something visible', admin, opens({ note: ` ${'x'.repeat(20)}` })),
  allows(
    'the reason of an opening may have several lines',
    admin,
    opens({ note: `${'x'.repeat(10)}\n${'x'.repeat(10)}` }),
  ),
  allows('the reason of an opening may have a thousand letters', admin, opens({ note: 'x'.repeat(1000) })),
  denies('the reason of an opening has no more than a thousand letters', admin, opens({ note: 'x'.repeat(1001) })),
];

export const openingRecordCases: readonly RulesCase[] = [
  denies('an opening has its record', admin, opens({ record: null })),
  denies('an opening is not covered by an earlier record', admin, given(justOpened, opens({ record: null }))),
  denies('the record of an opening is not written without its entry', admin, opens({ entry: null })),
  denies('the record of an opening is not written without an entry in the register', admin, opens({ register: null })),
  denies(
    'the record of an opening is not written alone',
    admin,
    given({ ...storedJournal, ...openCase }, commits(set(record, { openedAt: now }))),
  ),
  denies(
    'the record of an opening is not renewed alone',
    admin,
    given({ ...storedJournal, ...openCase, ...opened(inDays(-1)) }, commits(change(record, { openedAt: now }))),
  ),
  denies('the record of an opening is not dated in the future', admin, opens({ record: { openedAt: inMinutes(1) } })),
  denies('the record of an opening is not dated in the past', admin, opens({ record: { openedAt: inMinutes(-1) } })),
  denies('the record of an opening has no further field', admin, opens({ record: { until: inDays(3) } })),
  denies('an opening is not recorded for another admin alone', admin, opens({ recordId: `solene~${conversationId}` })),
  denies(
    'an opening is not recorded for another admin too',
    admin,
    together(opens(), set(`opened_conversations/solene~${conversationId}`, { openedAt: now })),
  ),
  denies(
    'an opening is not recorded for another conversation too',
    admin,
    together(opens(), set('opened_conversations/nadia~reserved~claire', { openedAt: now })),
  ),
  denies(
    'a decision about a conversation does not open it',
    admin,
    together(
      given(storedConversation, decides({ measure: 'none', kind: 'conversation', targetId: conversationId })),
      set(record, { openedAt: now }),
    ),
  ),
  denies('the record of an opening is not deleted', admin, given(justOpened, commits(remove(record)))),
  allows('an admin reads when they have opened a conversation', admin, gets(record, justOpened)),
  allows('an admin reads that they have not opened a conversation', admin, gets(record)),
  denies('another admin does not read who has opened a conversation', superAdmin, gets(record, justOpened)),
  denies('a person does not read who has opened their conversation', claire, gets(record, justOpened)),
  denies('a visitor does not read who has opened a conversation', visitor, gets(record, justOpened)),
  denies('the records of openings are not listed', admin, lists('opened_conversations', 10)),
];

const closing = { state: 'closed', score: 0, holder: null, heldUntil: null, decision: NEXT, lastEffect: NEXT, seen: 2 };

export const closedByOpeningCases: readonly RulesCase[] = [
  denies(
    'an opening does not close the case',
    admin,
    together(opens(), change(`cases/conversation~${conversationId}`, closing)),
  ),
  denies(
    'an opening answers no reporter',
    admin,
    together(
      opens(),
      set(`report_outcomes/conversation~${conversationId}`, { outcome: 'dismissed', decidedAt: now, entry: NEXT_ID }),
    ),
  ),
];

const messages = `${path}/messages`;
const reads = (documents: Documents) => ({
  conversation: gets(path, { ...storedConversation, ...documents }),
  message: gets(`${messages}/un`, { ...storedConversation, ...documents }),
  messages: given({ ...storedConversation, ...documents }, lists(messages, 25)),
});
const justUnderADay = opened(new Date(inDays(-1).getTime() + 1));

export const openedReadingCases: readonly RulesCase[] = [
  ...Object.entries(reads(justUnderADay)).flatMap(([what, attempt]) => [
    allows(`an admin reads the ${what} of a conversation that they have opened, for a day`, admin, attempt),
    denies(`another admin does not read the ${what} of a conversation that an admin has opened`, superAdmin, attempt),
    denies(`a visitor does not read the ${what} of a conversation that an admin has opened`, visitor, attempt),
    denies(
      `a suspended admin does not read the ${what} of a conversation that they have opened`,
      suspendedAdmin,
      attempt,
    ),
    denies(
      `a former admin does not read the ${what} of a conversation that they have opened`,
      admin,
      given({ 'users/nadia': anAccount('nadia', 'Nadia') }, attempt),
    ),
    allows(
      `an admin reads the ${what} of a conversation that they have opened after its case is closed`,
      admin,
      given(caseOf(aClosedCase({ kind: 'conversation', targetId: conversationId })), attempt),
    ),
  ]),
  ...Object.entries(reads(opened(inDays(-1)))).map(([what, attempt]) =>
    denies(`an admin does not read the ${what} of a conversation that they have opened a day ago`, admin, attempt),
  ),
  ...Object.entries(reads(opened(inMinutes(-1), 'nadia', 'reserved~claire'))).map(([what, attempt]) =>
    denies(`an admin does not read the ${what} of another conversation than they have opened`, admin, attempt),
  ),
  ...Object.entries(reads(openCase)).map(([what, attempt]) =>
    denies(`an admin does not read the ${what} of a reported conversation that is sealed`, admin, attempt),
  ),
  allows(
    'an admin lists a hundred messages',
    admin,
    given({ ...storedConversation, ...justOpened }, lists(messages, 100)),
  ),
  denies(
    'an admin lists no more than a hundred messages',
    admin,
    given({ ...storedConversation, ...justOpened }, lists(messages, 101)),
  ),
  denies(
    'an admin lists no messages without a limit',
    admin,
    given({ ...storedConversation, ...justOpened }, lists(messages, null)),
  ),
  denies(
    'an admin writes nothing in a conversation that they have opened',
    admin,
    given({ ...storedConversation, ...justOpened }, commits(change(path, { updatedAt: now }))),
  ),
];
