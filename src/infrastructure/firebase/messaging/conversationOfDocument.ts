import { safeParse, type InferOutput } from 'valibot';
import type { Conversation, Participant } from '../../../domain/messaging/Conversation';
import type { Message, MessageContent } from '../../../domain/messaging/Message';
import { conversationDocument, messageDocument, messagePosition } from './conversationSchemas';
import { readDocument, type StoredDocument } from '../connection/readDocument';

type StoredConversation = InferOutput<typeof conversationDocument>;
type StoredMessage = InferOutput<typeof messageDocument>;

/** Null when malformed, which is reported. */
export function conversationOfDocument(document: StoredDocument): Conversation | null {
  const read = readDocument(conversationDocument, document);
  if (read === null) return null;
  const {
    participants: [buyer, seller],
    listingId,
    listing,
    lastMessage,
    createdAt,
    updatedAt,
  } = read;
  return {
    id: document.id,
    listing: { ...listing, id: listingId },
    buyer: participantOf(read, buyer),
    seller: participantOf(read, seller),
    lastMessage,
    createdAt,
    updatedAt,
  };
}

function participantOf({ names, unread, receivedAt, readAt }: StoredConversation, uid: string): Participant {
  return {
    uid,
    name: names[uid] ?? '',
    unread: unread[uid] ?? 0,
    receivedAt: receivedAt[uid] ?? null,
    readAt: readAt[uid] ?? null,
  };
}

/** A malformed message is reported and becomes `unreadable`; null when it has not even a time. */
export function messageOfDocument(document: StoredDocument): Message | null {
  const read = readDocument(messageDocument, document);
  return read === null
    ? unreadable(document)
    : { id: document.id, authorId: read.authorId, sentAt: read.sentAt, content: contentOf(read) };
}

function unreadable(document: StoredDocument): Message | null {
  const read = safeParse(messagePosition, document.data());
  return read.success ? { id: document.id, ...read.output, content: { kind: 'unreadable' } } : null;
}

function contentOf(stored: StoredMessage): MessageContent {
  switch (stored.kind) {
    case 'text':
      return { kind: 'text', text: stored.text };
    case 'photo':
      return { kind: 'photo', photo: stored.photo };
    case 'offer':
      return { kind: 'offer', euros: stored.text };
    case 'acceptance':
    case 'refusal':
    case 'retraction':
      return { kind: stored.kind, euros: stored.text, offerId: stored.offerId };
    case 'appointment':
      return { kind: 'appointment', at: stored.at, place: stored.text };
    case 'confirmation':
    case 'decline':
    case 'withdrawal':
    case 'cancellation':
      return { kind: stored.kind, at: stored.at, place: stored.text, offerId: stored.offerId };
    case 'withdrawn':
      return { kind: 'withdrawn' };
  }
}
