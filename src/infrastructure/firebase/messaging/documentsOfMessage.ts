import { serverTimestamp, Timestamp } from 'firebase/firestore';
import type { OutgoingMessage } from '../../../application/messaging/ConversationRepository';
import { lastMessageOf, type ConversationOpening } from '../../../domain/messaging/Conversation';

/** `conversations/{id}/messages/{id}`; the server sets the time. */
export function documentOfMessage({ authorId, content }: OutgoingMessage) {
  const { kind, text } = lastMessageOf({ authorId, content, sentAt: 0 });
  const common = { authorId, kind, text, sentAt: serverTimestamp() };
  if (content.kind === 'photo') {
    const { id, width, height } = content.photo;
    return { ...common, photo: { id, width, height } };
  }
  const answered = 'offerId' in content ? { offerId: content.offerId } : {};
  const met = 'at' in content ? { at: Timestamp.fromMillis(content.at) } : {};
  return { ...common, ...answered, ...met };
}

/** The field `lastMessage` of a conversation. */
export function lastMessageDocumentOf(message: OutgoingMessage) {
  const { kind, text } = lastMessageOf({ ...message, sentAt: 0 });
  return { id: message.id, kind, text, authorId: message.authorId, sentAt: serverTimestamp() };
}

/** `conversations/{id}` as the first message creates it. */
export function documentOfOpening({ listing, buyer, seller }: ConversationOpening, message: OutgoingMessage) {
  const { id, title, price, categoryId, photo } = listing;
  return {
    listingId: id,
    listing: { title, price, categoryId, photo },
    participants: [buyer.uid, seller.uid],
    names: { [buyer.uid]: buyer.name, [seller.uid]: seller.name },
    lastMessage: lastMessageDocumentOf(message),
    unread: { [buyer.uid]: 0, [seller.uid]: 1 },
    receivedAt: {},
    readAt: {},
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  };
}
