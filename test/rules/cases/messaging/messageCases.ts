import {
  aBegunConversation,
  aConversationDocument,
  aMessageDocument,
  lastOf,
  path,
  storedConversation,
} from '../../aConversationDocument';
import { admin, claire, karim, newcomer, suspendedKarim, unconfirmedKarim, visitor } from '../../actors';
import { without, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { joined } from '../../posting';
import { withRates } from '../../rates';
import { change, commits, given, remove, set, type Attempt, type Documents } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now } from '../../times';

export interface SentMessage {
  readonly id?: string;
  readonly message?: PlainDocument;
  /** Changes of the conversation beside its last message. */
  readonly changes?: PlainDocument;
  readonly given?: Documents;
}

const claires = { unread: { claire: 2, karim: 2 }, updatedAt: now };
const karims = { unread: { claire: 3, karim: 1 }, updatedAt: now };

/** Sends a message in the existing conversation, with the changes of the conversation. */
export function says({ id = 'deux', message = {}, changes = claires, given: before = {} }: SentMessage = {}): Attempt {
  const document = aMessageDocument({ text: 'Vous êtes là ?', ...message });
  return given(
    { ...storedConversation, ...before },
    commits(change(path, { lastMessage: lastOf(document, id), ...changes }), set(`${path}/messages/${id}`, document)),
  );
}
export const answers = (sent: SentMessage = {}): Attempt =>
  says({ changes: karims, ...sent, message: { authorId: 'karim', ...sent.message } });

const former: Documents = { [path]: aConversationDocument({ firstAskedAt: inDays(-1), firstAnsweredAt: null }) };

export const messageCases: readonly RulesCase[] = withRates([
  allows('a buyer sends a further message', claire, says()),
  allows('a seller answers', karim, answers()),
  allows(
    'a seller answers in a conversation of a former version, which has the times of question and answer',
    karim,
    answers({ given: former }),
  ),
  allows('a seller whose address is not confirmed answers', unconfirmedKarim, answers()),
  denies('a visitor sends no message', visitor, says()),
  denies(
    'a stranger sends no message as if they were the seller',
    newcomer,
    says({ message: { authorId: 'lina' }, changes: { ...claires, unread: { claire: 3, karim: 1 } } }),
  ),
  denies('a stranger sends no message in their own name', newcomer, says({ message: { authorId: 'lina' } })),
  denies('an admin sends no message in a conversation of others', admin, says({ message: { authorId: 'nadia' } })),
  denies('a suspended seller sends no message', suspendedKarim, answers()),
  denies('nobody sends a message in the name of the other', karim, says()),
  denies(
    'nobody sends a message in the name of the other, changing the conversation as the other would',
    karim,
    says({ changes: karims }),
  ),
  denies('a message is not dated in the past', claire, says({ message: { sentAt: inMinutes(-1) } })),
  denies('a message is not dated in the future', claire, says({ message: { sentAt: inMinutes(1) } })),
  denies(
    'the last message of a conversation has the time of the message',
    claire,
    says({
      changes: {
        ...claires,
        lastMessage: { ...lastOf(aMessageDocument({ text: 'Vous êtes là ?' }), 'deux'), sentAt: inMinutes(1) },
      },
    }),
  ),
  ...(['kind', 'text', 'authorId'] as const).map((name) =>
    denies(
      `the last message of a conversation has the same ${name} as the message`,
      claire,
      says({
        changes: {
          ...claires,
          lastMessage: { ...lastOf(aMessageDocument({ text: 'Vous êtes là ?' }), 'deux'), [name]: 'karim' },
        },
      }),
    ),
  ),
  denies(
    'the last message of a conversation has the id of the message',
    claire,
    says({ changes: { ...claires, lastMessage: lastOf(aMessageDocument({ text: 'Vous êtes là ?' }), 'trois') } }),
  ),
  denies(
    'the last message of a conversation has no further field',
    claire,
    says({
      changes: {
        ...claires,
        lastMessage: { ...lastOf(aMessageDocument({ text: 'Vous êtes là ?' }), 'deux'), note: 'x' },
      },
    }),
  ),
  denies(
    'a message is not sent without a change of its conversation',
    claire,
    given(storedConversation, commits(set(`${path}/messages/deux`, aMessageDocument()))),
  ),
  denies(
    'a conversation does not change without a message',
    claire,
    given(storedConversation, commits(change(path, { ...claires, lastMessage: lastOf(aMessageDocument()) }))),
  ),
  denies(
    'a conversation does not change for an existing message',
    claire,
    given(storedConversation, commits(change(path, claires))),
  ),
  denies(
    'a stranger does not add the missing last message of a conversation',
    newcomer,
    given(
      { [path]: aConversationDocument({ lastMessage: lastOf(aMessageDocument(), 'deux') }) },
      commits(set(`${path}/messages/deux`, aMessageDocument({ authorId: 'lina' }))),
    ),
  ),
  denies(
    'two messages are not sent with one change of the conversation',
    claire,
    given(
      storedConversation,
      commits(
        change(path, { ...claires, lastMessage: lastOf(aMessageDocument(), 'deux') }),
        set(`${path}/messages/deux`, aMessageDocument()),
        set(`${path}/messages/trois`, aMessageDocument()),
      ),
    ),
  ),
  denies(
    'a message does not raise the unread messages of the other by two',
    claire,
    says({ changes: { ...claires, unread: { claire: 2, karim: 3 } } }),
  ),
  denies(
    'a message does not leave the unread messages of the other unchanged',
    claire,
    says({ changes: { ...claires, unread: { claire: 2, karim: 1 } } }),
  ),
  denies(
    'a message does not reset the unread messages of its author',
    claire,
    says({ changes: { ...claires, unread: { claire: 0, karim: 2 } } }),
  ),
  denies(
    'a message does not count as unread for a third person',
    claire,
    says({ changes: { ...claires, unread: { claire: 2, karim: 2, lina: 1 } } }),
  ),
  denies(
    'a message does not leave the update time of the conversation unchanged',
    claire,
    says({ changes: { unread: claires.unread } }),
  ),
  denies(
    'the update time of a conversation is the server time',
    claire,
    says({ changes: { ...claires, updatedAt: inMinutes(1) } }),
  ),
  denies(
    'the time of the first answer in a conversation of a former version does not change',
    karim,
    answers({ given: former, changes: { ...karims, firstAnsweredAt: now } }),
  ),
  denies(
    'a message does not change the participants',
    claire,
    says({ changes: { ...claires, participants: ['claire', 'lina'] } }),
  ),
  denies('a message does not change the listing', claire, says({ changes: { ...claires, listingId: 'sold' } })),
  denies('a message sets no mark', claire, says({ changes: { ...claires, readAt: { claire: now } } })),
  denies(
    'a message is not changed',
    claire,
    given(storedConversation, commits(change(`${path}/messages/un`, { text: 'Autre chose' }))),
  ),
  denies('a message is not overwritten', claire, says({ id: 'un' })),
  denies('a message is not deleted', claire, given(storedConversation, commits(remove(`${path}/messages/un`)))),
  denies(
    'nobody writes to someone who blocked them',
    claire,
    says({ given: { 'users/karim/blocks/claire': { name: 'Claire', blockedAt: now } } }),
  ),
  denies(
    'nobody writes to someone they blocked',
    claire,
    says({ given: { 'users/claire/blocks/karim': { name: 'Karim', blockedAt: now } } }),
  ),
  denies(
    'nobody writes to someone whom they block in the same commit',
    claire,
    joined(says(), commits(set('users/claire/blocks/karim', { name: 'Karim', blockedAt: now }))),
  ),
  allows(
    'a buyer writes to a seller who blocked somebody else',
    claire,
    says({ given: { 'users/karim/blocks/lina': { name: 'Lina', blockedAt: now } } }),
  ),
  denies(
    'nobody begins a conversation with someone who blocked them',
    claire,
    given(
      { 'users/karim/blocks/claire': { name: 'Claire', blockedAt: now } },
      commits(set(path, aBegunConversation()), set(`${path}/messages/un`, aMessageDocument())),
    ),
  ),
]);

export const photo = { id: 'claire~0123456789abcdef', width: 1600, height: 1200 };
export const messageContentCases: readonly RulesCase[] = withRates([
  allows('a message may have one letter', claire, says({ message: { text: 'x' } })),
  allows('a message may have two thousand letters', claire, says({ message: { text: 'x'.repeat(2000) } })),
  denies('a message has no more than two thousand letters', claire, says({ message: { text: 'x'.repeat(2001) } })),
  denies('a message does not have a megabyte', claire, says({ message: { text: 'x'.repeat(900_000) } })),
  denies('a message is not a row of blanks', claire, says({ message: { text: ' \n\u2003' } })),
  allows('a message has several lines', claire, says({ message: { text: 'Bonjour,\nencore là ?' } })),
  denies('a message is not empty', claire, says({ message: { text: '' } })),
  denies('the text of a message is not a number', claire, says({ message: { text: 7 } })),
  denies('the text of a message is not a list', claire, says({ message: { text: ['x'] } })),
  denies('a text message has no further field', claire, says({ message: { note: 'x' } })),
  denies('a message of an unknown kind is refused', claire, says({ message: { kind: 'call' } })),
  denies(
    'a message of an unknown kind is refused although its text is a price',
    claire,
    says({ message: { kind: 'call', text: '100' } }),
  ),
  denies(
    'a message does not lack its text',
    claire,
    given(
      storedConversation,
      commits(
        change(path, { ...claires, lastMessage: without(lastOf(aMessageDocument(), 'deux'), 'text') }),
        set(`${path}/messages/deux`, without(aMessageDocument(), 'text')),
      ),
    ),
  ),
  ...['a'.repeat(64), 'A-9', 'a'].map((id) => allows(`a message may have the id ${id}`, claire, says({ id }))),
  ...['a'.repeat(65), 'a_b', 'é', 'a~b'].map((id) =>
    denies(`a message does not have the id ${id}`, claire, says({ id })),
  ),
  allows('a person sends a photo of their own', claire, says({ message: { kind: 'photo', text: '', photo } })),
  denies(
    'a person does not send a photo of somebody else',
    claire,
    says({ message: { kind: 'photo', text: '', photo: { ...photo, id: 'karim~0123456789abcdef' } } }),
  ),
  denies(
    'the id of a photo has no fewer than eight signs',
    claire,
    says({ message: { kind: 'photo', text: '', photo: { ...photo, id: 'claire~0123456' } } }),
  ),
  denies(
    'the id of a photo has no more than 64 signs',
    claire,
    says({ message: { kind: 'photo', text: '', photo: { ...photo, id: `claire~${'a'.repeat(65)}` } } }),
  ),
  allows(
    'the id of a photo may have eight signs',
    claire,
    says({ message: { kind: 'photo', text: '', photo: { ...photo, id: 'claire~aA0-aA0-' } } }),
  ),
  allows(
    'the id of a photo may have 64 signs',
    claire,
    says({ message: { kind: 'photo', text: '', photo: { ...photo, id: `claire~${'a'.repeat(64)}` } } }),
  ),
  denies('a photo message has no text', claire, says({ message: { kind: 'photo', text: 'x', photo } })),
  denies(
    'a photo message has no further field',
    claire,
    says({ message: { kind: 'photo', text: '', photo, offerId: 'offre' } }),
  ),
  denies(
    'a person does not send a photo of 9·10¹⁵ pixels',
    claire,
    says({ message: { kind: 'photo', text: '', photo: { ...photo, height: 9_000_000_000_000_000 } } }),
  ),
  denies('a text message has no photo', claire, says({ message: { photo } })),
]);
