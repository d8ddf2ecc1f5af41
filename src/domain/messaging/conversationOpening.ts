import type { Listing } from '../listings/Listing';
import { isPublic } from '../listings/lifecycle/ListingState';
import type { Instant } from '../shared/Instant';
import type { ConversationOpening, ListingSummary, Participant } from './Conversation';

/** Whether a person may start a conversation about a listing: it is online and not their own. */
export function canStartConversation(
  listing: Pick<Listing, 'state' | 'expiresAt' | 'ownerId'>,
  buyerId: string,
  now: Instant,
): boolean {
  return isPublic(listing.state) && now < listing.expiresAt && listing.ownerId !== buyerId;
}

export function conversationOpening(listing: Listing, buyer: Pick<Participant, 'uid' | 'name'>): ConversationOpening {
  return { listing: summaryOf(listing), buyer, seller: { uid: listing.ownerId, name: listing.seller.name } };
}

function summaryOf({ id, title, price, categoryId, photos }: Listing): ListingSummary {
  return { id, title, price, categoryId, photo: photos[0] ?? null };
}
