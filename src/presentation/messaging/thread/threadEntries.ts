import type { QueuedMessage } from '../../../application/messaging/MessageOutbox';
import type { Participant } from '../../../domain/messaging/Conversation';
import type { Message } from '../../../domain/messaging/Message';
import { deliveryStatus, type DeliveryStatus } from '../../../domain/messaging/deliveryStatus';

/** A message that is queued, or was and has not come from the backend yet. */
export interface LeavingMessage extends QueuedMessage {
  readonly isSent?: boolean;
}

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
  queued: readonly LeavingMessage[],
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

/**
 * Of messages that were queued, those that have been sent and are not among the `known` ones. Firestore acknowledges a message before
 * it emits it: in between, it would disappear, and with it the focus and a dialog that it has opened.
 */
export function leftUnseen(
  before: readonly LeavingMessage[],
  known: readonly Pick<Message, 'id'>[],
): readonly LeavingMessage[] {
  const seen = new Set(known.map(({ id }) => id));
  return before
    .filter(({ id, hasWaitingPhoto, isRefused }) => !seen.has(id) && !hasWaitingPhoto && !isRefused)
    .map((message) => ({ ...message, isSent: true }));
}

function onItsWay(message: LeavingMessage): ThreadEntry {
  const { id, authorId, content, writtenAt, isRefused, isSent } = message;
  const entry = { id, authorId, content, sentAt: writtenAt, isOwn: true } as const;
  // « Envoyé » is what the backend has emitted: a browser that goes offline has it from then on.
  if (isSent === true) return { ...entry, progress: 'waiting', queued: null };
  return { ...entry, progress: isRefused ? 'refused' : 'waiting', queued: message };
}
