import type { Conversation } from './Conversation';

/**
 * The seller’s next conversation about a listing when the deal of another one falls through: one that ends with an offer before others,
 * then the one with the latest message. Null: nobody else has written.
 */
export function nextInLine(
  conversations: readonly Conversation[],
  listingId: string,
  formerBuyerId: string,
): Conversation | null {
  const others = conversations.filter(({ listing, buyer }) => listing.id === listingId && buyer.uid !== formerBuyerId);
  const [first = null] = others.toSorted(
    (a, b) => Number(endsWithOffer(b)) - Number(endsWithOffer(a)) || b.updatedAt - a.updatedAt,
  );
  return first;
}

/** Whether the buyer’s offer is the last word. */
export function endsWithOffer({ buyer, lastMessage }: Pick<Conversation, 'buyer' | 'lastMessage'>): boolean {
  return lastMessage.kind === 'offer' && lastMessage.authorId === buyer.uid;
}
