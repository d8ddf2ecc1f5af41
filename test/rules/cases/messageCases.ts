import {
  aBegunConversation,
  aConversationDocument,
  aMessageDocument,
  lastOf,
  path,
  standing,
} from '../aConversationDocument';
import { admin, claire, karim, newcomer, suspendedKarim, visitor } from '../actors';
import { without, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { joined } from '../posting';
import {
  allows,
  change,
  commits,
  denies,
  given,
  remove,
  set,
  type Attempt,
  type Documents,
  type RulesCase,
} from '../RulesCase';
import { inDays, inMinutes, now } from '../times';

interface TermMatch {
  readonly id?: string;
  readonly message?: PlainDocument;
  /** What the conversation becomes, beside what follows from the message. */
  readonly changes?: PlainDocument;
  readonly given?: Documents;
}

const claires = { unread: { claire: 2, karim: 2 }, updatedAt: now };
const karims = { unread: { claire: 3, karim: 1 }, updatedAt: now, firstAnsweredAt: now };

/** A message in the conversation that stands, with what it changes there. */
function says({ id = 'deux', message = {}, changes = claires, given: before = {} }: TermMatch = {}): Attempt {
  const said = aMessageDocument({ text: 'Vous êtes là ?', ...message });
  return given(
    { ...standing, ...before },
    commits(change(path, { lastMessage: lastOf(said, id), ...changes }), set(`${path}/messages/${id}`, said)),
  );
}
const answers = (saying: TermMatch = {}): Attempt =>
  says({ changes: karims, ...saying, message: { authorId: 'karim', ...saying.message } });

export const messageCases: readonly RulesCase[] = [
  allows('a buyer says more', claire, says()),
  allows('a seller answers for the first time', karim, answers()),
  allows(
    'a seller answers again',
    karim,
    answers({
      changes: { unread: karims.unread, updatedAt: now },
      given: { [path]: aConversationDocument({ firstAnsweredAt: inDays(-1) }) },
    }),
  ),
  denies('a visitor says nothing', visitor, says()),
  denies(
    'a stranger says nothing',
    newcomer,
    says({ message: { authorId: 'lina' }, changes: { ...claires, unread: { claire: 3, karim: 1 } } }),
  ),
  denies('a stranger says nothing in their own name', newcomer, says({ message: { authorId: 'lina' } })),
  denies('an admin says nothing', admin, says({ message: { authorId: 'nadia' } })),
  denies('a suspended seller says nothing', suspendedKarim, answers()),
  denies('nobody speaks in the other’s name', karim, says()),
  denies('nobody speaks in the other’s name, at the other’s cost', karim, says({ changes: karims })),
  denies('nobody says when but the server', claire, says({ message: { sentAt: inMinutes(-1) } })),
  denies('nobody speaks from the future', claire, says({ message: { sentAt: inMinutes(1) } })),
  denies(
    'a message of a conversation that says another moment is refused',
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
      `the conversation says the same ${name}`,
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
    'the conversation names the message',
    claire,
    says({ changes: { ...claires, lastMessage: lastOf(aMessageDocument({ text: 'Vous êtes là ?' }), 'trois') } }),
  ),
  denies(
    'the conversation says no more of it',
    claire,
    says({
      changes: {
        ...claires,
        lastMessage: { ...lastOf(aMessageDocument({ text: 'Vous êtes là ?' }), 'deux'), note: 'x' },
      },
    }),
  ),
  denies(
    'a message does not come alone',
    claire,
    given(standing, commits(set(`${path}/messages/deux`, aMessageDocument()))),
  ),
  denies(
    'nobody counts without saying anything',
    claire,
    given(standing, commits(change(path, { ...claires, lastMessage: lastOf(aMessageDocument()) }))),
  ),
  denies('nobody counts for a message that was there', claire, given(standing, commits(change(path, claires)))),
  denies(
    'a stranger adds no message that a conversation lacks',
    newcomer,
    given(
      { [path]: aConversationDocument({ lastMessage: lastOf(aMessageDocument(), 'deux') }) },
      commits(set(`${path}/messages/deux`, aMessageDocument({ authorId: 'lina' }))),
    ),
  ),
  denies(
    'two messages do not come for one',
    claire,
    given(
      standing,
      commits(
        change(path, { ...claires, lastMessage: lastOf(aMessageDocument(), 'deux') }),
        set(`${path}/messages/deux`, aMessageDocument()),
        set(`${path}/messages/trois`, aMessageDocument()),
      ),
    ),
  ),
  denies(
    'one more waits for the other, not two',
    claire,
    says({ changes: { ...claires, unread: { claire: 2, karim: 3 } } }),
  ),
  denies('one more waits, not none', claire, says({ changes: { ...claires, unread: { claire: 2, karim: 1 } } })),
  denies('none fewer waits for oneself', claire, says({ changes: { ...claires, unread: { claire: 0, karim: 2 } } })),
  denies(
    'nobody counts for somebody else',
    claire,
    says({ changes: { ...claires, unread: { claire: 2, karim: 2, lina: 1 } } }),
  ),
  denies('the conversation says when', claire, says({ changes: { unread: claires.unread } })),
  denies('… by the server’s clock', claire, says({ changes: { ...claires, updatedAt: inMinutes(1) } })),
  denies('a buyer answers nothing', claire, says({ changes: { ...claires, firstAnsweredAt: now } })),
  denies('a first answer is dated', karim, answers({ changes: { unread: karims.unread, updatedAt: now } })),
  denies('… now', karim, answers({ changes: { ...karims, firstAnsweredAt: inDays(-1) } })),
  denies('… once', karim, answers({ given: { [path]: aConversationDocument({ firstAnsweredAt: inDays(-1) }) } })),
  denies('a message changes nobody', claire, says({ changes: { ...claires, participants: ['claire', 'lina'] } })),
  denies('a message takes over no listing', claire, says({ changes: { ...claires, listingId: 'sold' } })),
  denies('a message marks nothing', claire, says({ changes: { ...claires, readAt: { claire: now } } })),
  denies(
    'a message is not changed',
    claire,
    given(standing, commits(change(`${path}/messages/un`, { text: 'Autre chose' }))),
  ),
  denies('a message is not changed by saying it again', claire, says({ id: 'un' })),
  denies('a message is not deleted', claire, given(standing, commits(remove(`${path}/messages/un`)))),
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
    'nobody writes to someone whom they block in the same breath',
    claire,
    joined(says(), commits(set('users/claire/blocks/karim', { name: 'Karim', blockedAt: now }))),
  ),
  allows(
    'who else is blocked does not matter',
    claire,
    says({ given: { 'users/karim/blocks/lina': { name: 'Lina', blockedAt: now } } }),
  ),
  denies(
    'nobody begins with someone who blocked them',
    claire,
    given(
      { 'users/karim/blocks/claire': { name: 'Claire', blockedAt: now } },
      commits(set(path, aBegunConversation()), set(`${path}/messages/un`, aMessageDocument())),
    ),
  ),
];

const photo = { id: 'claire~0123456789abcdef', width: 1600, height: 1200 };
const accepts = (changes: PlainDocument = {}, saying: TermMatch = {}): Attempt =>
  answers({
    id: 'offre~answer',
    message: { kind: 'acceptance', text: '100', offerId: 'offre', ...changes },
    ...saying,
  });

export const messageContentCases: readonly RulesCase[] = [
  allows('a letter is a message', claire, says({ message: { text: 'x' } })),
  allows('so are two thousand', claire, says({ message: { text: 'x'.repeat(2000) } })),
  denies('more are not', claire, says({ message: { text: 'x'.repeat(2001) } })),
  denies('a megabyte is refused', claire, says({ message: { text: 'x'.repeat(900_000) } })),
  denies('silence is not', claire, says({ message: { text: '' } })),
  denies('a number is not a text', claire, says({ message: { text: 7 } })),
  denies('a list is not a text', claire, says({ message: { text: ['x'] } })),
  denies('a text has no further field', claire, says({ message: { note: 'x' } })),
  denies('an unknown kind is refused', claire, says({ message: { kind: 'call' } })),
  denies('a price of an unknown kind is refused', claire, says({ message: { kind: 'call', text: '100' } })),
  denies(
    'a message leaves nothing out',
    claire,
    given(
      standing,
      commits(
        change(path, { ...claires, lastMessage: without(lastOf(aMessageDocument(), 'deux'), 'text') }),
        set(`${path}/messages/deux`, without(aMessageDocument(), 'text')),
      ),
    ),
  ),
  ...['a'.repeat(64), 'A-9', 'a'].map((id) => allows(`${id} is an id`, claire, says({ id }))),
  ...['a'.repeat(65), 'a_b', 'é', 'a~b'].map((id) => denies(`${id} is not an id`, claire, says({ id }))),
  allows('a photo of one’s own is shown', claire, says({ message: { kind: 'photo', text: '', photo } })),
  denies(
    'a photo of somebody else’s is not',
    claire,
    says({ message: { kind: 'photo', text: '', photo: { ...photo, id: 'karim~0123456789abcdef' } } }),
  ),
  denies(
    'a photo has a full name',
    claire,
    says({ message: { kind: 'photo', text: '', photo: { ...photo, id: 'claire~0123456' } } }),
  ),
  denies(
    '… and no endless one',
    claire,
    says({ message: { kind: 'photo', text: '', photo: { ...photo, id: `claire~${'a'.repeat(65)}` } } }),
  ),
  allows(
    '… of eight letters at least',
    claire,
    says({ message: { kind: 'photo', text: '', photo: { ...photo, id: 'claire~aA0-aA0-' } } }),
  ),
  allows(
    '… and 64 at most',
    claire,
    says({ message: { kind: 'photo', text: '', photo: { ...photo, id: `claire~${'a'.repeat(64)}` } } }),
  ),
  denies('a photo has no words', claire, says({ message: { kind: 'photo', text: 'x', photo } })),
  denies(
    'a photo has no further field',
    claire,
    says({ message: { kind: 'photo', text: '', photo, offerId: 'offre' } }),
  ),
  denies('a text shows no photo', claire, says({ message: { photo } })),
  allows('a price is offered', claire, says({ message: { kind: 'offer', text: '90' } })),
  allows('… of one euro', claire, says({ message: { kind: 'offer', text: '1' } })),
  allows('… of eight digits', claire, says({ message: { kind: 'offer', text: '99999999' } })),
  ...['0', '01', '999999999', '-5', '9.5', 'gratuit', '', '100 €', '1O'].map((text) =>
    denies(`« ${text} » is no price`, claire, says({ message: { kind: 'offer', text } })),
  ),
  denies('an offer has no further field', claire, says({ message: { kind: 'offer', text: '90', euros: 1 } })),
  allows('the other accepts', karim, accepts()),
  allows('the other refuses', karim, accepts({ kind: 'refusal' })),
  denies(
    'nobody accepts their own offer',
    claire,
    says({ id: 'offre~answer', message: { kind: 'acceptance', text: '100', offerId: 'offre' } }),
  ),
  denies('nobody accepts at another price', karim, accepts({ text: '1000' })),
  denies(
    'nobody accepts what was not offered',
    karim,
    accepts({ offerId: 'un', text: 'Bonjour !' }, { id: 'un~answer' }),
  ),
  denies('nobody accepts an offer that never was', karim, accepts({ offerId: 'rien' }, { id: 'rien~answer' })),
  denies('an answer goes by its offer', karim, accepts({}, { id: 'autre~answer' })),
  denies('an answer goes by no other id', karim, accepts({}, { id: 'reponse' })),
  denies(
    'an offer is answered once',
    karim,
    given(
      {
        [`${path}/messages/offre~answer`]: aMessageDocument({
          authorId: 'karim',
          kind: 'refusal',
          text: '100',
          offerId: 'offre',
        }),
      },
      accepts(),
    ),
  ),
  denies('an answer is one of two', karim, accepts({ kind: 'text' })),
  denies('an answer has no further field', karim, accepts({ photo })),
  denies('an offer is no answer', karim, accepts({ kind: 'offer' })),
];
