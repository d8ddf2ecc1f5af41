import type { Participant } from './Conversation';
import type { Message } from './Message';

/** How far a stored message has come towards its recipient. */
export type DeliveryStatus = 'sent' | 'received' | 'read';

export function deliveryStatus(
  { sentAt }: Pick<Message, 'sentAt'>,
  recipient: Pick<Participant, 'receivedAt' | 'readAt'>,
): DeliveryStatus {
  if (recipient.readAt !== null && recipient.readAt >= sentAt) return 'read';
  return recipient.receivedAt !== null && recipient.receivedAt >= sentAt ? 'received' : 'sent';
}
