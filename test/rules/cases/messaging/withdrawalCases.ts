import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { aConversationDocument, aMessageDocument, lastOf, path, storedConversation } from '../../aConversationDocument';
import { claire, karim, newcomer, suspendedKarim, visitor } from '../../actors';
import { change, commits, given, set, type Attempt, type Documents, type Write } from '../../Attempt';
import { joined } from '../../posting';
import { withRates } from '../../rates';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, NOW, now } from '../../times';
import { photo, says } from './messageCases';

const secondsAgo = (seconds: number) => new Date(NOW - seconds * 1000);
const sentAt = secondsAgo(10);
const message = `${path}/messages/un`;

interface Withdrawal {
  /** Of the message, before it is withdrawn. */
  readonly before?: PlainDocument;
  /** Of the message, once it is withdrawn. */
  readonly after?: PlainDocument;
  /** Of the preview, once the message is withdrawn. */
  readonly preview?: PlainDocument;
  /** Of the conversation, beside its preview. */
  readonly changes?: PlainDocument;
  readonly at?: Date;
}

/** Claire’s message of ten seconds ago, the last one of the conversation unless another one is. */
function sent(before: PlainDocument = {}, last: PlainDocument | null = null): Documents {
  const document = aMessageDocument({ sentAt, ...before });
  return {
    ...storedConversation,
    [message]: document,
    [path]: aConversationDocument({ lastMessage: last ?? lastOf(document) }),
  };
}

function written({ before = {}, after = {} }: Withdrawal): Write {
  const { authorId, sentAt: at } = aMessageDocument({ sentAt, ...before });
  return set(message, { authorId: authorId ?? '', kind: 'withdrawn', text: '', sentAt: at ?? null, ...after });
}

function previewed({ before = {}, preview = {}, changes = {} }: Withdrawal): Write {
  const last = lastOf(aMessageDocument({ sentAt, ...before }));
  return change(path, { lastMessage: { ...last, kind: 'withdrawn', text: '', ...preview }, ...changes });
}

/** Claire withdraws the last message. */
function withdraws(withdrawal: Withdrawal = {}): Attempt {
  const attempt = given(sent(withdrawal.before), commits(written(withdrawal), previewed(withdrawal)));
  return withdrawal.at === undefined ? attempt : { ...attempt, at: withdrawal.at };
}

/** The last message is Karim’s answer. */
const answered = { ...lastOf(aMessageDocument({ authorId: 'karim', text: 'Oui.' }), 'deux'), sentAt: secondsAgo(5) };

const karims = { authorId: 'karim' };
const ofPhoto = { kind: 'photo', text: '', photo };

export const withdrawalCases: readonly RulesCase[] = [
  allows('an author withdraws a text that was sent ten seconds ago', claire, withdraws()),
  allows('an author withdraws a photo that was sent ten seconds ago', claire, withdraws({ before: ofPhoto })),
  allows('a seller withdraws an answer', karim, withdraws({ before: karims })),
  allows(
    'an author withdraws a message that another one follows',
    claire,
    given(sent({}, answered), commits(written({}))),
  ),
  allows(
    'a message is withdrawn 20 seconds after it was sent',
    claire,
    withdraws({ before: { sentAt: secondsAgo(20) } }),
  ),
  denies(
    'a message is not withdrawn later than 20 seconds after it was sent',
    claire,
    withdraws({ before: { sentAt: secondsAgo(20) }, at: new Date(NOW + 1) }),
  ),
  denies('a message of yesterday is not withdrawn', claire, withdraws({ before: { sentAt: inDays(-1) } })),
  denies('a visitor withdraws no message', visitor, withdraws()),
  denies('a stranger withdraws no message', newcomer, withdraws()),
  denies('nobody withdraws a message of the other', karim, withdraws()),
  denies('a suspended author withdraws no message', suspendedKarim, withdraws({ before: karims })),
  denies(
    'a suspended author withdraws no message that another one follows',
    suspendedKarim,
    given(sent(karims, { ...answered, authorId: 'claire' }), commits(written({ before: karims }))),
  ),
  ...[
    { kind: 'offer', text: '100' },
    { kind: 'retraction', text: '100', offerId: 'offre' },
    { kind: 'appointment', text: 'Gare de Lyon', at: inDays(2) },
    { kind: 'withdrawal', text: 'Gare de Lyon', at: inDays(2), offerId: 'rdv' },
  ].map((before) => denies(`a message of the kind ${before.kind} is not withdrawn`, claire, withdraws({ before }))),
  denies('a message is not withdrawn twice', claire, withdraws({ before: { kind: 'withdrawn', text: '' } })),
  denies(
    'a message that is withdrawn does not get its text again',
    claire,
    withdraws({ before: { kind: 'withdrawn', text: '' }, after: { kind: 'text', text: 'Bonjour !' } }),
  ),
  denies(
    'the text of a message is not changed within its time',
    claire,
    withdraws({ after: { kind: 'text', text: 'Bonsoir' }, preview: { kind: 'text', text: 'Bonsoir' } }),
  ),
  denies('a message that is withdrawn keeps no text', claire, withdraws({ after: { text: 'Bonjour !' } })),
  denies('a message that is withdrawn keeps no photo', claire, withdraws({ before: ofPhoto, after: { photo } })),
  denies(
    'a message that is withdrawn does not become a message of another kind',
    claire,
    withdraws({ after: { kind: 'photo' } }),
  ),
  denies('a message that is withdrawn keeps its author', claire, withdraws({ after: { authorId: 'karim' } })),
  denies('a message that is withdrawn keeps its time', claire, withdraws({ after: { sentAt: now } })),
  denies(
    'the last message is not withdrawn without a change of the preview',
    claire,
    given(sent(), commits(written({}))),
  ),
  ...withRates([
    allows(
      'an author withdraws a message and sends another one in the same commit',
      claire,
      joined(says({ given: sent() }), commits(written({}))),
    ),
    denies(
      'a message is not sent as one that is withdrawn',
      claire,
      says({ message: { kind: 'withdrawn', text: '' } }),
    ),
  ]),
];

export const withdrawalPreviewCases: readonly RulesCase[] = [
  denies('the preview of a message is not withdrawn alone', claire, given(sent(), commits(previewed({})))),
  denies(
    'the preview of a message that another one follows is not put in the place of that one',
    claire,
    given(sent({}, answered), commits(written({}), previewed({}))),
  ),
  denies(
    'the preview of an answer is not withdrawn with an earlier message',
    claire,
    given(
      { ...sent({}, answered), [`${path}/messages/deux`]: aMessageDocument({ ...karims, text: 'Oui.' }) },
      commits(written({}), change(path, { lastMessage: { ...answered, kind: 'withdrawn', text: '' } })),
    ),
  ),
  ...[
    { id: 'deux' },
    { kind: 'photo' },
    { text: 'Bonsoir' },
    { authorId: 'karim' },
    { sentAt: now },
    { note: 'x' },
  ].map((preview) =>
    denies(
      `the preview of a message that is withdrawn gets no other ${Object.keys(preview).join()}`,
      claire,
      withdraws({ preview }),
    ),
  ),
  denies(
    'a message that is withdrawn does not change the unread messages',
    claire,
    withdraws({ changes: { unread: { claire: 2, karim: 0 } } }),
  ),
  denies(
    'a message that is withdrawn does not make the conversation newer',
    claire,
    withdraws({ changes: { updatedAt: now } }),
  ),
  denies(
    'a preview that is withdrawn already is not withdrawn again',
    claire,
    given(sent({ kind: 'withdrawn', text: '' }), commits(previewed({}))),
  ),
];
