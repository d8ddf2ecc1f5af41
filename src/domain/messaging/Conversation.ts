import type { ListingCard } from '../listings/Listing';
import type { Photo } from '../listings/Photo';
import type { Instant } from '../shared/Instant';
import type { Message, MessageContent } from './Message';

/** The messages of a buyer and a seller about one listing. It begins with its first message. */
export interface Conversation {
  /** `{listingId}~{buyerId}`: one conversation per listing and buyer. */
  readonly id: string;
  readonly listing: ListingSummary;
  readonly buyer: Participant;
  readonly seller: Participant;
  readonly lastMessage: LastMessage;
  readonly createdAt: Instant;
  /** The time of the last message. */
  readonly updatedAt: Instant;
}

/** The listing as it was when the conversation began, so that a list of conversations needs no reads of listings. */
export interface ListingSummary extends Pick<ListingCard, 'id' | 'title' | 'price' | 'categoryId'> {
  readonly photo: Photo | null;
}

export interface Participant {
  readonly uid: string;
  readonly name: string;
  /** Messages of the other participant that this one has not read. */
  readonly unread: number;
  /** The time up to which messages have reached a browser of this participant; `null`: none has. */
  readonly receivedAt: Instant | null;
  readonly readAt: Instant | null;
}

export interface LastMessage {
  readonly kind: MessageContent['kind'];
  /** The text of a text message, the euros of an offer or its answer as digits, the place of an appointment or of what became of it, otherwise empty. */
  readonly text: string;
  readonly authorId: string;
  readonly sentAt: Instant;
}

/** The data of a new conversation, besides its first message. */
export interface ConversationOpening {
  readonly listing: ListingSummary;
  readonly buyer: Pick<Participant, 'uid' | 'name'>;
  readonly seller: Pick<Participant, 'uid' | 'name'>;
}

export function conversationIdOf(listingId: string, buyerId: string): string {
  return `${listingId}~${buyerId}`;
}

/** `null`: not the id of a conversation. Ids of listings have no tilde. */
export function partsOfConversationId(id: string): { readonly listingId: string; readonly buyerId: string } | null {
  const [, listingId, buyerId] = /^([^~]+)~(.+)$/.exec(id) ?? [];
  return listingId === undefined || buyerId === undefined ? null : { listingId, buyerId };
}

/** The participant with this uid, and the other one. */
export function participantsFor(
  conversation: Pick<Conversation, 'buyer' | 'seller'>,
  uid: string,
): { readonly me: Participant; readonly other: Participant } {
  const { buyer, seller } = conversation;
  return seller.uid === uid ? { me: seller, other: buyer } : { me: buyer, other: seller };
}

/** The preview of a message in a list of conversations. */
export function lastMessageOf({
  authorId,
  content,
  sentAt,
}: Pick<Message, 'authorId' | 'content' | 'sentAt'>): LastMessage {
  return { kind: content.kind, text: previewOf(content), authorId, sentAt };
}

function previewOf(content: MessageContent): string {
  if (content.kind === 'text') return content.text;
  if ('place' in content) return content.place;
  return 'euros' in content ? String(content.euros) : '';
}
