import { aPhoto } from './aListingDocument';
import { without, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { inDays, now } from './times';

/** The conversation of Claire and Karim about his bicycle, which is online. */
export const path = 'conversations/online~claire';

export const summary: PlainDocument = {
  title: 'Vélo de ville',
  price: { kind: 'amount', euros: 120 },
  categoryId: 'velos',
  photo: aPhoto('photo-01'),
};

export function aMessageDocument(changes: PlainDocument = {}): PlainDocument {
  return { authorId: 'claire', kind: 'text', text: 'Bonjour !', sentAt: now, ...changes };
}

/** The field `lastMessage` of a conversation. */
export function lastOf(message: PlainDocument, id = 'un'): PlainDocument {
  return {
    id,
    ...without(
      message,
      ...Object.keys(message).filter((name) => !['kind', 'text', 'authorId', 'sentAt'].includes(name)),
    ),
  };
}

/** The conversation as Claire creates it now. */
export function aBegunConversation(changes: PlainDocument = {}): PlainDocument {
  return {
    listingId: 'online',
    listing: summary,
    participants: ['claire', 'karim'],
    names: { claire: 'Claire', karim: 'Karim' },
    lastMessage: lastOf(aMessageDocument()),
    unread: { claire: 0, karim: 1 },
    receivedAt: {},
    readAt: {},
    createdAt: now,
    updatedAt: now,
    ...changes,
  };
}

/** The conversation as stored since yesterday, without an answer of Karim. */
export function aConversationDocument(changes: PlainDocument = {}): PlainDocument {
  const yesterday = inDays(-1);
  return aBegunConversation({
    lastMessage: { ...lastOf(aMessageDocument()), sentAt: yesterday },
    unread: { claire: 2, karim: 1 },
    receivedAt: { karim: yesterday },
    readAt: { claire: yesterday },
    createdAt: yesterday,
    updatedAt: yesterday,
    ...changes,
  });
}

/** The conversation, its message, an offer of Claire’s and an appointment that she has proposed. */
export const storedConversation = {
  [path]: aConversationDocument(),
  [`${path}/messages/un`]: aMessageDocument({ sentAt: inDays(-1) }),
  [`${path}/messages/offre`]: aMessageDocument({ kind: 'offer', text: '100', sentAt: inDays(-1) }),
  [`${path}/messages/rdv`]: aMessageDocument({
    kind: 'appointment',
    text: 'Gare de Lyon',
    at: inDays(2),
    sentAt: inDays(-1),
  }),
};
