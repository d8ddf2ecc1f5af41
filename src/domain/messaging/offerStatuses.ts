import type { Message } from './Message';

/** `pending`: the other participant can answer it. `outdated`: replaced by a later offer of either participant. */
export type OfferStatus = 'pending' | 'accepted' | 'refused' | 'outdated';

/** The status of each offer among these messages, oldest first, by message id. Earlier messages do not matter. */
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
