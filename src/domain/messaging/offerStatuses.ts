import type { Message } from './Message';

/** `open` can be answered by the other; a later offer of either of the two takes the place of an earlier one. */
export type OfferStatus = 'pending' | 'accepted' | 'refused' | 'outdated';

/** How each offer among these messages, oldest first, stands. What was said before them does not matter. */
export function offerStatuses(messages: readonly Pick<Message, 'id' | 'content'>[]): ReadonlyMap<string, OfferStatus> {
  const statuses = new Map<string, OfferStatus>();
  let open: string | null = null;
  for (const { id, content } of messages) {
    if (content.kind === 'offer') {
      if (open !== null) statuses.set(open, 'outdated');
      statuses.set(id, 'pending');
      open = id;
    } else if (content.kind === 'acceptance' || content.kind === 'refusal') {
      statuses.set(content.offerId, content.kind === 'acceptance' ? 'accepted' : 'refused');
      if (open === content.offerId) open = null;
    }
  }
  return statuses;
}
