import type { Message, OfferOutcome } from './Message';

/**
 * `pending`: the other participant can answer it. `outdated`: replaced by a later offer of either participant. `withdrawn`: by the person
 * who made it, before an answer.
 */
export type OfferStatus = 'pending' | 'accepted' | 'refused' | 'outdated' | 'withdrawn';

const outcomes: Readonly<Record<OfferOutcome, OfferStatus>> = {
  acceptance: 'accepted',
  refusal: 'refused',
  retraction: 'withdrawn',
};

/** The status of each offer among these messages, oldest first, by message id. Earlier messages do not matter. */
export function offerStatuses(messages: readonly Pick<Message, 'id' | 'content'>[]): ReadonlyMap<string, OfferStatus> {
  const statuses = new Map<string, OfferStatus>();
  let open: string | null = null;
  for (const { id, content } of messages) {
    if (content.kind === 'offer') {
      if (open !== null) statuses.set(open, 'outdated');
      statuses.set(id, 'pending');
      open = id;
    } else if ('euros' in content) {
      statuses.set(content.offerId, outcomes[content.kind]);
      if (open === content.offerId) open = null;
    }
  }
  return statuses;
}

/** Of the offer among these messages, oldest first, that was accepted last; null: none. */
export function acceptedEuros(messages: readonly Pick<Message, 'content'>[]): number | null {
  const accepted = messages.flatMap(({ content }) => (content.kind === 'acceptance' ? [content.euros] : []));
  return accepted.at(-1) ?? null;
}
