import type { Instant } from '../shared/Instant';
import { orderedPage, type Place } from '../shared/orderedPage';
import type { ContactMessage } from './ContactMessage';

/** A message to the team, as admins read it. */
export interface ReceivedContactMessage extends Omit<ContactMessage, 'email'> {
  readonly email: string;
  readonly sentAt: Instant;
  /** The admin who has answered it or does not need to, and since when; null while it waits. */
  readonly handled: { readonly by: string; readonly at: Instant } | null;
}

/** The messages that wait, the longest waiting first, or those that are handled, the last handled first. */
export type MessageGroup = 'open' | 'handled';

interface InboxPage {
  readonly items: readonly ReceivedContactMessage[];
  /** Where the next page begins; null after the last. */
  readonly next: string | null;
}

/** A page of at most `limit` of these messages, in the order of the group; `after` is the `next` of a page. */
export function inboxPage(
  messages: readonly ReceivedContactMessage[],
  group: MessageGroup,
  after: string | null,
  limit: number,
): InboxPage {
  const listed = messages.filter(({ handled }) => (handled === null) === (group === 'open'));
  const place = ({ id, sentAt, handled }: ReceivedContactMessage) => ({ at: handled?.at ?? sentAt, id });
  const { items, next } = orderedPage(
    listed,
    place,
    group === 'handled',
    after === null ? null : readPlace(after),
    limit,
  );
  return { items, next: next && `${next.at} ${next.id}` };
}

function readPlace(place: string): Place {
  const space = place.indexOf(' ');
  return { at: Number(place.slice(0, space)), id: place.slice(space + 1) };
}
