import type { QueuedMessage } from '../../../application/messaging/MessageOutbox';
import type { Participant } from '../../../domain/messaging/Conversation';
import type { Message } from '../../../domain/messaging/Message';
import { deliveryStatus, type DeliveryStatus } from '../../../domain/messaging/deliveryStatus';

/** A stored or queued message. */
export interface ThreadEntry extends Message {
  readonly isOwn: boolean;
  /** Of one’s own messages. */
  readonly progress: 'waiting' | 'refused' | DeliveryStatus | null;
  readonly queued: QueuedMessage | null;
}

/** Queued messages come last. One that is stored already is shown as stored, even while it is still in the outbox. */
export function threadEntries(
  messages: readonly Message[],
  queued: readonly QueuedMessage[],
  uid: string,
  recipient: Participant | null,
): readonly ThreadEntry[] {
  const stored = new Set(messages.map(({ id }) => id));
  const progressOf = (message: Message) =>
    message.authorId === uid && recipient !== null ? deliveryStatus(message, recipient) : null;
  return [
    ...messages.map((message) => ({
      ...message,
      isOwn: message.authorId === uid,
      progress: progressOf(message),
      queued: null,
    })),
    ...queued.filter(({ id }) => !stored.has(id)).map((message) => onItsWay(message)),
  ];
}

function onItsWay(queued: QueuedMessage): ThreadEntry {
  const { id, authorId, content, writtenAt, isRefused } = queued;
  return { id, authorId, content, sentAt: writtenAt, isOwn: true, progress: isRefused ? 'refused' : 'waiting', queued };
}
