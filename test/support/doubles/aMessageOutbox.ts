import type { MessageOutbox, QueuedMessage } from '../../../src/application/messaging/MessageOutbox';
import { aFirstMessage } from '../builders/aConversation';
import { NOON } from '../builders/aListing';

export function aQueuedMessage(changes: Partial<QueuedMessage> = {}): QueuedMessage {
  return { ...aFirstMessage(), opening: null, writtenAt: NOON, hasWaitingPhoto: false, isRefused: false, ...changes };
}

/** An outbox in memory, for one person. */
export function aMessageOutbox(...messages: readonly QueuedMessage[]): MessageOutbox {
  let queue = messages;
  const listeners = new Set<(isElsewhere: boolean) => void>();
  const replace = (next: readonly QueuedMessage[]) => {
    queue = next;
    for (const notify of [...listeners]) notify(false);
  };
  return {
    of: () => queue,
    subscribe: (_uid, listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (message) => {
      if (!queue.some(({ id }) => id === message.id)) replace([...queue, message]);
    },
    change: (message) => replace(queue.map((one) => (one.id === message.id ? message : one))),
    remove: ({ id }) => replace(queue.filter((one) => one.id !== id)),
  };
}
