import type { ListingCard } from '../listings/Listing';
import type { Photo } from '../listings/Photo';
import type { Instant } from '../shared/Instant';
import type { Message, MessageContent } from './Message';

/** What two people say to each other about one listing. It begins with its first message. */
export interface Conversation {
  /** `{listingId}~{buyerId}`: one for each listing and buyer. */
  readonly id: string;
  readonly listing: ListingSummary;
  readonly buyer: Participant;
  readonly seller: Participant;
  readonly lastMessage: LastMessage;
  /** When the buyer asked first, and the seller answered first. */
  readonly firstAskedAt: Instant;
  readonly firstAnsweredAt: Instant | null;
  readonly createdAt: Instant;
  /** When something was last said. */
  readonly updatedAt: Instant;
}

/** The listing as it was when the conversation began: a list of conversations costs no reading of listings. */
export interface ListingSummary extends Pick<ListingCard, 'id' | 'title' | 'price' | 'categoryId'> {
  readonly photo: Photo | null;
}

export interface Participant {
  readonly uid: string;
  readonly name: string;
  /** Messages of the other that wait for this person. */
  readonly unread: number;
  /** Up to when messages have reached a browser of this person; `null`: none has. */
  readonly receivedAt: Instant | null;
  readonly readAt: Instant | null;
}

export interface LastMessage {
  readonly kind: MessageContent['kind'];
  /** The words of a text, the euros of an offer or of its answer in digits, nothing for anything else. */
  readonly text: string;
  readonly authorId: string;
  readonly sentAt: Instant;
}

/** All that begins a conversation, beside its first message. */
export interface ConversationOpening {
  readonly listing: ListingSummary;
  readonly buyer: Pick<Participant, 'uid' | 'name'>;
  readonly seller: Pick<Participant, 'uid' | 'name'>;
}

export function conversationIdOf(listingId: string, buyerId: string): string {
  return `${listingId}~${buyerId}`;
}

/** `null`: no conversation has such an id. Ids of listings hold no tilde. */
export function partsOfConversationId(id: string): { readonly listingId: string; readonly buyerId: string } | null {
  const [, listingId, buyerId] = /^([^~]+)~(.+)$/.exec(id) ?? [];
  return listingId === undefined || buyerId === undefined ? null : { listingId, buyerId };
}

/** The person of a conversation who is asking, and the one they speak with. */
export function participantsFor(
  conversation: Pick<Conversation, 'buyer' | 'seller'>,
  uid: string,
): { readonly me: Participant; readonly other: Participant } {
  const { buyer, seller } = conversation;
  return seller.uid === uid ? { me: seller, other: buyer } : { me: buyer, other: seller };
}

/** What lists of conversations show of a message. */
export function lastMessageOf({
  authorId,
  content,
  sentAt,
}: Pick<Message, 'authorId' | 'content' | 'sentAt'>): LastMessage {
  return { kind: content.kind, text: previewOf(content), authorId, sentAt };
}

function previewOf(content: MessageContent): string {
  if (content.kind === 'text') return content.text;
  return 'euros' in content ? String(content.euros) : '';
}
