import {
  aBegunConversation,
  aConversationDocument,
  aMessageDocument,
  lastOf,
  path,
  standing,
  summary,
} from '../aConversationDocument';
import { admin, claire, karim, newcomer, suspendedKarim, visitor } from '../actors';
import { anOlderListing, aPhoto } from '../aListingDocument';
import { without, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { joined, moves } from '../posting';
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
import { inDays, inMinutes, now } from '../times';
import { anAccount } from '../world';

const participates = (uid: string) => ({ field: ['participants'], operator: 'array-contains', value: uid }) as const;
const says = aMessageDocument();

export const conversationReadingCases: readonly RulesCase[] = [
  ...(
    [
      ['buyer', claire],
      ['seller', karim],
      ['suspended seller', suspendedKarim],
    ] as const
  ).map(([who, as]) => allows(`a ${who} reads their conversation`, as, gets(path, standing))),
  ...(
    [
      ['visitor', visitor],
      ['stranger', newcomer],
      ['admin', admin],
    ] as const
  ).flatMap(([who, as]) => [
    denies(`a ${who} reads no conversation of others`, as, gets(path, standing)),
    denies(`a ${who} learns nothing of a conversation that is not there`, as, gets(path)),
    denies(`a ${who} reads no message of others`, as, gets(`${path}/messages/un`, standing)),
    denies(`a ${who} lists no messages of others`, as, given(standing, lists(`${path}/messages`, 10))),
  ]),
  allows('a buyer learns that there is no conversation yet', claire, gets(path)),
  denies('a seller does not learn who has not asked', karim, gets(path)),
  allows('a person lists their conversations', claire, lists('conversations', 30, participates('claire'))),
  allows('… a thousand at most', claire, lists('conversations', 1000, participates('claire'))),
  denies('nobody lists more than a thousand', claire, lists('conversations', 1001, participates('claire'))),
  denies('nobody lists conversations of others', karim, lists('conversations', 30, participates('claire'))),
  denies('nobody lists all conversations', karim, lists('conversations', 30)),
  denies('an admin lists no conversations', admin, lists('conversations', 30)),
  allows('a buyer reads a message', claire, gets(`${path}/messages/un`, standing)),
  allows('a seller looks for a message that is not there', karim, gets(`${path}/messages/deux`, standing)),
  allows('a seller lists messages', karim, given(standing, lists(`${path}/messages`, 1000))),
  denies('a seller lists no more than a thousand messages', karim, given(standing, lists(`${path}/messages`, 1001))),
  denies('messages of no conversation are not listed', claire, lists(`${path}/messages`, 10)),
];

const begins = (changes: PlainDocument = {}, message: PlainDocument = says): Attempt =>
  commits(set(path, aBegunConversation(changes)), set(`${path}/messages/un`, message));
/** About another listing of Karim’s, named after its state. */
const asksAbout = (state: string): Attempt => {
  const about = `conversations/${state}~claire`;
  return commits(set(about, aBegunConversation({ listingId: state })), set(`${about}/messages/un`, says));
};
const rename = (names: PlainDocument): Attempt => begins({ names });

export const conversationBeginningCases: readonly RulesCase[] = [
  allows('a buyer asks about a listing that is online', claire, begins()),
  allows('… or reserved', claire, asksAbout('reserved')),
  denies(
    'an admin asks nothing about what they refuse in the same breath',
    admin,
    joined(
      moves('online', { state: 'refused' }),
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
    'nobody asks about a listing whose time is over',
    claire,
    given({ 'listings/online': anOlderListing('online', 'online', { expiresAt: now }) }, begins()),
  ),
  allows(
    '… and does until then',
    claire,
    given({ 'listings/online': anOlderListing('online', 'online', { expiresAt: inMinutes(1) }) }, begins()),
  ),
  allows(
    'a listing without photos can be asked about',
    claire,
    given(
      { 'listings/online': anOlderListing('online', 'online', { photos: [] }) },
      begins({ listing: { ...summary, photo: null } }),
    ),
  ),
  allows(
    'a listing with one photo is shown with it',
    claire,
    given({ 'listings/online': anOlderListing('online', 'online', { photos: [aPhoto('photo-01')] }) }, begins()),
  ),
  denies(
    'a listing without photos is not given one',
    claire,
    given({ 'listings/online': anOlderListing('online', 'online', { photos: [] }) }, begins()),
  ),
  denies('nobody asks about a listing that never was', claire, given({ 'listings/online': null }, begins())),
  denies('a visitor asks nothing', visitor, begins()),
  denies('nobody asks in another’s name', newcomer, begins()),
  denies('a suspended buyer asks nothing', { ...claire, token: { suspended: true } }, begins()),
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
  denies('a conversation goes by its listing', claire, begins({ listingId: 'reserved' })),
  denies(
    'a conversation goes by its buyer',
    claire,
    commits(set('conversations/online~lina', aBegunConversation()), set('conversations/online~lina/messages/un', says)),
  ),
  denies(
    'a conversation is had with the owner',
    claire,
    begins({
      participants: ['claire', 'lina'],
      names: { claire: 'Claire', lina: 'Lina' },
      unread: { claire: 0, lina: 1 },
    }),
  ),
  denies('… by the one who asks', claire, begins({ participants: ['lina', 'karim'] })),
  denies('… in this order', claire, begins({ participants: ['karim', 'claire'] })),
  denies('… and nobody else', claire, begins({ participants: ['claire', 'karim', 'lina'] })),
  denies('a buyer takes no other name', claire, rename({ claire: 'Service clients', karim: 'Karim' })),
  denies('a buyer gives the seller no other name', claire, rename({ claire: 'Claire', karim: 'Voleur' })),
  denies('nobody else is named', claire, rename({ claire: 'Claire', karim: 'Karim', lina: 'Lina' })),
  denies('a seller’s name is needed', claire, rename({ claire: 'Claire' })),
  denies('a listing is summed up truly', claire, begins({ listing: { ...summary, title: 'Vélo volé' } })),
  denies('… with its price', claire, begins({ listing: { ...summary, price: { kind: 'amount', euros: 1 } } })),
  denies('… its category', claire, begins({ listing: { ...summary, categoryId: 'motos' } })),
  denies('… its photo', claire, begins({ listing: { ...summary, photo: null } })),
  denies('… and nothing else', claire, begins({ listing: { ...summary, seller: 'Karim' } })),
  denies('one message waits for the seller', claire, begins({ unread: { claire: 0, karim: 99 } })),
  denies('none waits for the buyer', claire, begins({ unread: { claire: 1, karim: 1 } })),
  denies('none waits for anybody else', claire, begins({ unread: { claire: 0, karim: 1, lina: 1 } })),
  denies('nothing is received yet', claire, begins({ receivedAt: { karim: now } })),
  denies('nothing is read yet', claire, begins({ readAt: { karim: now } })),
  ...['firstAskedAt', 'createdAt', 'updatedAt'].map((name) =>
    denies(`${name} is now by the server’s clock`, claire, begins({ [name]: inMinutes(-1) })),
  ),
  denies('nothing is answered yet', claire, begins({ firstAnsweredAt: now })),
  denies('a conversation has no further field', claire, begins({ note: 'x' })),
  denies(
    'a conversation leaves nothing out',
    claire,
    commits(set(path, without(aBegunConversation(), 'readAt')), set(`${path}/messages/un`, says)),
  ),
  denies('a conversation does not begin without a message', claire, commits(set(path, aBegunConversation()))),
  denies('a message does not come without a conversation', claire, commits(set(`${path}/messages/un`, says))),
  denies(
    'a conversation is not begun twice',
    claire,
    given(
      standing,
      commits(set(path, aBegunConversation({ lastMessage: lastOf(says, 'deux') })), set(`${path}/messages/deux`, says)),
    ),
  ),
  denies(
    'nobody who has no account asks',
    newcomer,
    commits(
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
    ),
  ),
  allows(
    '… and does with one',
    newcomer,
    given(
      { 'users/lina': anAccount('lina', 'Lina') },
      commits(
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
      ),
    ),
  ),
  denies('a conversation is not deleted', claire, given(standing, commits(remove(path)))),
];

const marks = (changes: PlainDocument, before: PlainDocument = {}): Attempt =>
  given({ [path]: aConversationDocument(before) }, commits(change(path, changes)));
const yesterday = inDays(-1);
const received = { receivedAt: { karim: yesterday, claire: now } };
const read = { ...received, readAt: { claire: now }, unread: { claire: 0, karim: 1 } };

export const conversationMarkCases: readonly RulesCase[] = [
  allows('a person marks what they received', claire, marks(received)),
  allows('a person marks what they read', claire, marks(read)),
  allows('… again', claire, marks(read, { unread: { claire: 0, karim: 1 } })),
  allows(
    'a seller marks what they read',
    karim,
    marks({ receivedAt: { karim: now }, readAt: { claire: yesterday, karim: now }, unread: { claire: 2, karim: 0 } }),
  ),
  denies('a visitor marks nothing', visitor, marks(received)),
  denies('a stranger marks nothing', newcomer, marks(received)),
  denies('a stranger marks nothing of their own', newcomer, marks({ receivedAt: { karim: yesterday, lina: now } })),
  denies(
    'a stranger reads nothing of their own',
    newcomer,
    marks({
      receivedAt: { karim: yesterday, lina: now },
      readAt: { claire: yesterday, lina: now },
      unread: { claire: 2, karim: 1, lina: 0 },
    }),
  ),
  denies('an admin marks nothing', admin, marks(received)),
  denies('someone suspended marks nothing', suspendedKarim, marks({ receivedAt: { karim: now } })),
  denies('nobody marks for the other', karim, marks(received)),
  denies('nobody marks as read for the other', karim, marks(read)),
  denies('nobody marks for both', claire, marks({ receivedAt: { karim: now, claire: now } })),
  denies('nobody marks as read for both', claire, marks({ ...read, readAt: { claire: now, karim: now } })),
  denies('nobody empties what waits for the other', claire, marks({ ...read, unread: { claire: 0, karim: 0 } })),
  denies('receiving does not empty what waits', claire, marks({ ...received, unread: { claire: 0, karim: 1 } })),
  denies('receiving is not reading', claire, marks({ ...received, readAt: { claire: now } })),
  denies('reading leaves nothing unread', claire, marks({ ...read, unread: { claire: 1, karim: 1 } })),
  denies('reading is receiving', claire, marks({ readAt: read.readAt, unread: read.unread })),
  denies('nothing is received in the past', claire, marks({ receivedAt: { karim: yesterday, claire: inMinutes(-1) } })),
  denies(
    'nothing is received in the future',
    claire,
    marks({ receivedAt: { karim: yesterday, claire: inMinutes(1) } }),
  ),
  denies('nothing is read in the past', claire, marks({ ...read, readAt: { claire: inMinutes(-1) } })),
  denies('a mark is not withdrawn', karim, marks({ receivedAt: {} })),
  denies('a mark changes nothing else', claire, marks({ ...received, updatedAt: now })),
  denies('a mark does not change the two', claire, marks({ ...received, participants: ['claire', 'lina'] })),
];
