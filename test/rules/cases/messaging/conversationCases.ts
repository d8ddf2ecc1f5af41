import {
  aBegunConversation,
  aConversationDocument,
  aMessageDocument,
  lastOf,
  path,
  storedConversation,
  summary,
} from '../../aConversationDocument';
import { admin, claire, karim, newcomer, suspendedKarim, visitor } from '../../actors';
import { anOlderListing, aPhoto } from '../../aListingDocument';
import { without, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { joined } from '../../posting';
import { withRates } from '../../rates';
import { change, commits, gets, given, lists, remove, set, type Attempt } from '../../Attempt';
import { decides } from '../../moderation/deciding';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now } from '../../times';
import { anAccount } from '../../world';

const participates = (uid: string) => ({ field: ['participants'], operator: 'array-contains', value: uid }) as const;
const says = aMessageDocument();

export const conversationReadingCases: readonly RulesCase[] = [
  ...(
    [
      ['buyer', claire],
      ['seller', karim],
      ['suspended seller', suspendedKarim],
    ] as const
  ).map(([who, as]) => allows(`a ${who} reads their conversation`, as, gets(path, storedConversation))),
  ...(
    [
      ['visitor', visitor],
      ['stranger', newcomer],
      ['admin', admin],
    ] as const
  ).flatMap(([who, as]) => [
    denies(`a ${who} reads no conversation of others`, as, gets(path, storedConversation)),
    denies(`a ${who} does not read whether a conversation of others exists`, as, gets(path)),
    denies(`a ${who} reads no message of others`, as, gets(`${path}/messages/un`, storedConversation)),
    denies(`a ${who} lists no messages of others`, as, given(storedConversation, lists(`${path}/messages`, 10))),
  ]),
  allows('a buyer may read that there is no conversation yet', claire, gets(path)),
  denies('a seller does not read a conversation that does not exist', karim, gets(path)),
  allows('a person lists their conversations', claire, lists('conversations', 30, participates('claire'))),
  allows(
    'a person lists a thousand of their conversations',
    claire,
    lists('conversations', 1000, participates('claire')),
  ),
  denies(
    'nobody lists more than a thousand conversations',
    claire,
    lists('conversations', 1001, participates('claire')),
  ),
  denies('nobody lists conversations of others', karim, lists('conversations', 30, participates('claire'))),
  denies('nobody lists all conversations', karim, lists('conversations', 30)),
  denies('an admin lists no conversations', admin, lists('conversations', 30)),
  allows('a buyer reads a message', claire, gets(`${path}/messages/un`, storedConversation)),
  allows('a seller may read that a message does not exist', karim, gets(`${path}/messages/deux`, storedConversation)),
  allows('a seller lists messages', karim, given(storedConversation, lists(`${path}/messages`, 1000))),
  denies(
    'a seller lists no more than a thousand messages',
    karim,
    given(storedConversation, lists(`${path}/messages`, 1001)),
  ),
  denies('the messages of a conversation that does not exist are not listed', claire, lists(`${path}/messages`, 10)),
];

const begins = (changes: PlainDocument = {}, message: PlainDocument = says): Attempt =>
  commits(set(path, aBegunConversation(changes)), set(`${path}/messages/un`, message));
/** Begins a conversation about Karim’s listing in this state. */
const asksAbout = (state: string): Attempt => {
  const about = `conversations/${state}~claire`;
  return commits(set(about, aBegunConversation({ listingId: state })), set(`${about}/messages/un`, says));
};
const linaBegins = commits(
  set(
    'conversations/online~lina',
    aBegunConversation({
      participants: ['lina', 'karim'],
      names: { lina: 'Lina', karim: 'Karim' },
      unread: { lina: 0, karim: 1 },
      lastMessage: lastOf(aMessageDocument({ authorId: 'lina' })),
    }),
  ),
  set('conversations/online~lina/messages/un', aMessageDocument({ authorId: 'lina' })),
);
const rename = (names: PlainDocument): Attempt => begins({ names });

export const conversationBeginningCases: readonly RulesCase[] = withRates([
  allows('a buyer asks about a listing that is online', claire, begins()),
  allows('a buyer asks about a listing that is reserved', claire, asksAbout('reserved')),
  denies(
    'an admin does not ask about a listing that they refuse in the same commit',
    admin,
    joined(
      decides(),
      commits(
        set(
          'conversations/online~nadia',
          aBegunConversation({
            participants: ['nadia', 'karim'],
            names: { nadia: 'Nadia', karim: 'Karim' },
            unread: { nadia: 0, karim: 1 },
            lastMessage: lastOf(aMessageDocument({ authorId: 'nadia' })),
          }),
        ),
        set('conversations/online~nadia/messages/un', aMessageDocument({ authorId: 'nadia' })),
      ),
    ),
  ),
  ...['draft', 'in-review', 'sold', 'paused', 'expired', 'deleted', 'refused'].map((state) =>
    denies(`nobody asks about a listing that is ${state}`, claire, asksAbout(state)),
  ),
  denies(
    'nobody asks about a listing that has expired',
    claire,
    given({ 'listings/online': anOlderListing('online', 'online', { expiresAt: now }) }, begins()),
  ),
  allows(
    'a buyer asks about a listing until it expires',
    claire,
    given({ 'listings/online': anOlderListing('online', 'online', { expiresAt: inMinutes(1) }) }, begins()),
  ),
  allows(
    'a buyer asks about a listing without photos',
    claire,
    given(
      { 'listings/online': anOlderListing('online', 'online', { photos: [] }) },
      begins({ listing: { ...summary, photo: null } }),
    ),
  ),
  allows(
    'a buyer asks about a listing with one photo',
    claire,
    given({ 'listings/online': anOlderListing('online', 'online', { photos: [aPhoto('photo-01')] }) }, begins()),
  ),
  denies(
    'a conversation has no photo when its listing has none',
    claire,
    given({ 'listings/online': anOlderListing('online', 'online', { photos: [] }) }, begins()),
  ),
  denies('nobody asks about a listing that does not exist', claire, given({ 'listings/online': null }, begins())),
  denies('a visitor does not ask about a listing', visitor, begins()),
  denies('nobody asks in the name of another person', newcomer, begins()),
  denies(
    'a suspended buyer does not ask about a listing',
    { ...claire, token: { ...claire.token, suspended: true } },
    begins(),
  ),
  denies(
    'a seller does not begin a conversation for a buyer',
    karim,
    begins({}, aMessageDocument({ authorId: 'karim' })),
  ),
  denies(
    'an owner does not ask about their own listing',
    karim,
    commits(
      set(
        'conversations/online~karim',
        aBegunConversation({
          participants: ['karim', 'karim'],
          names: { karim: 'Karim' },
          unread: { karim: 1 },
          lastMessage: lastOf(aMessageDocument({ authorId: 'karim' })),
        }),
      ),
      set('conversations/online~karim/messages/un', aMessageDocument({ authorId: 'karim' })),
    ),
  ),
  denies('the id of a conversation names its listing', claire, begins({ listingId: 'reserved' })),
  denies(
    'the id of a conversation names its buyer',
    claire,
    commits(set('conversations/online~lina', aBegunConversation()), set('conversations/online~lina/messages/un', says)),
  ),
  denies(
    'the seller of a conversation is the owner of its listing',
    claire,
    begins({
      participants: ['claire', 'lina'],
      names: { claire: 'Claire', lina: 'Lina' },
      unread: { claire: 0, lina: 1 },
    }),
  ),
  denies('the buyer of a conversation is its author', claire, begins({ participants: ['lina', 'karim'] })),
  denies('the buyer comes before the seller', claire, begins({ participants: ['karim', 'claire'] })),
  denies('a conversation has no third participant', claire, begins({ participants: ['claire', 'karim', 'lina'] })),
  denies(
    'a buyer does not use another name than that of their account',
    claire,
    rename({ claire: 'Service clients', karim: 'Karim' }),
  ),
  denies('a buyer does not change the name of the seller', claire, rename({ claire: 'Claire', karim: 'Voleur' })),
  denies(
    'a conversation names nobody but its participants',
    claire,
    rename({ claire: 'Claire', karim: 'Karim', lina: 'Lina' }),
  ),
  denies('a conversation does not lack the name of the seller', claire, rename({ claire: 'Claire' })),
  denies(
    'a conversation has the title of its listing',
    claire,
    begins({ listing: { ...summary, title: 'Vélo volé' } }),
  ),
  denies(
    'a conversation has the price of its listing',
    claire,
    begins({ listing: { ...summary, price: { kind: 'amount', euros: 1 } } }),
  ),
  denies(
    'a conversation has the category of its listing',
    claire,
    begins({ listing: { ...summary, categoryId: 'motos' } }),
  ),
  denies('a conversation has the photo of its listing', claire, begins({ listing: { ...summary, photo: null } })),
  denies(
    'a conversation has no further field of its listing',
    claire,
    begins({ listing: { ...summary, seller: 'Karim' } }),
  ),
  denies(
    'a new conversation has one unread message for the seller',
    claire,
    begins({ unread: { claire: 0, karim: 99 } }),
  ),
  denies('a new conversation has no unread message for the buyer', claire, begins({ unread: { claire: 1, karim: 1 } })),
  denies(
    'a new conversation counts unread messages for its participants only',
    claire,
    begins({ unread: { claire: 0, karim: 1, lina: 1 } }),
  ),
  denies('a new conversation has no mark of reception', claire, begins({ receivedAt: { karim: now } })),
  denies('a new conversation has no mark of reading', claire, begins({ readAt: { karim: now } })),
  ...['createdAt', 'updatedAt'].map((name) =>
    denies(`the field ${name} is the server time`, claire, begins({ [name]: inMinutes(-1) })),
  ),
  denies('a conversation has no further field', claire, begins({ note: 'x' })),
  denies(
    'a conversation does not lack a field',
    claire,
    commits(set(path, without(aBegunConversation(), 'readAt')), set(`${path}/messages/un`, says)),
  ),
  denies('a conversation is not created without a message', claire, commits(set(path, aBegunConversation()))),
  denies('a message is not created without a conversation', claire, commits(set(`${path}/messages/un`, says))),
  denies(
    'an existing conversation is not created again',
    claire,
    given(
      storedConversation,
      commits(set(path, aBegunConversation({ lastMessage: lastOf(says, 'deux') })), set(`${path}/messages/deux`, says)),
    ),
  ),
  denies('a person without an account does not ask', newcomer, linaBegins),
  allows(
    'a new user asks once they have an account',
    newcomer,
    given({ 'users/lina': anAccount('lina', 'Lina') }, linaBegins),
  ),
  denies('a conversation is not deleted', claire, given(storedConversation, commits(remove(path)))),
]);

const marks = (changes: PlainDocument, before: PlainDocument = {}): Attempt =>
  given({ [path]: aConversationDocument(before) }, commits(change(path, changes)));
const yesterday = inDays(-1);
const received = { receivedAt: { karim: yesterday, claire: now } };
const read = { ...received, readAt: { claire: now }, unread: { claire: 0, karim: 1 } };

export const conversationMarkCases: readonly RulesCase[] = [
  allows('a person marks what they received', claire, marks(received)),
  allows('a person marks what they read', claire, marks(read)),
  allows('a person marks again what they read', claire, marks(read, { unread: { claire: 0, karim: 1 } })),
  allows(
    'a seller marks what they read',
    karim,
    marks({ receivedAt: { karim: now }, readAt: { claire: yesterday, karim: now }, unread: { claire: 2, karim: 0 } }),
  ),
  denies('a visitor sets no mark', visitor, marks(received)),
  denies('a stranger does not set the mark of a participant', newcomer, marks(received)),
  denies(
    'a stranger does not add a mark of reception of their own',
    newcomer,
    marks({ receivedAt: { karim: yesterday, lina: now } }),
  ),
  denies(
    'a stranger does not add a mark of reading of their own',
    newcomer,
    marks({
      receivedAt: { karim: yesterday, lina: now },
      readAt: { claire: yesterday, lina: now },
      unread: { claire: 2, karim: 1, lina: 0 },
    }),
  ),
  denies('an admin sets no mark', admin, marks(received)),
  denies('a suspended person sets no mark', suspendedKarim, marks({ receivedAt: { karim: now } })),
  denies('nobody marks as received for the other', karim, marks(received)),
  denies('nobody marks as read for the other', karim, marks(read)),
  denies('nobody marks as received for both', claire, marks({ receivedAt: { karim: now, claire: now } })),
  denies('nobody marks as read for both', claire, marks({ ...read, readAt: { claire: now, karim: now } })),
  denies('nobody resets the unread messages of the other', claire, marks({ ...read, unread: { claire: 0, karim: 0 } })),
  denies(
    'a mark of reception does not reset the unread messages',
    claire,
    marks({ ...received, unread: { claire: 0, karim: 1 } }),
  ),
  denies(
    'a mark of reception does not set a mark of reading alone',
    claire,
    marks({ ...received, readAt: { claire: now } }),
  ),
  denies(
    'a mark of reading resets the unread messages to 0',
    claire,
    marks({ ...read, unread: { claire: 1, karim: 1 } }),
  ),
  denies(
    'a mark of reading comes with a mark of reception',
    claire,
    marks({ readAt: read.readAt, unread: read.unread }),
  ),
  denies(
    'a mark of reception is not dated in the past',
    claire,
    marks({ receivedAt: { karim: yesterday, claire: inMinutes(-1) } }),
  ),
  denies(
    'a mark of reception is not dated in the future',
    claire,
    marks({ receivedAt: { karim: yesterday, claire: inMinutes(1) } }),
  ),
  denies('a mark of reading is not dated in the past', claire, marks({ ...read, readAt: { claire: inMinutes(-1) } })),
  denies('a mark is not removed', karim, marks({ receivedAt: {} })),
  denies('a mark changes nothing else', claire, marks({ ...received, updatedAt: now })),
  denies('a mark does not change the participants', claire, marks({ ...received, participants: ['claire', 'lina'] })),
];
