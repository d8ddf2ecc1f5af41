import type { MessageOutbox, QueuedMessage } from '../../../src/application/messaging/MessageOutbox';
import { aFirstMessage } from '../builders/aConversation';
import { NOON } from '../builders/aListing';

export function aQueuedMessage(changes: Partial<QueuedMessage> = {}): QueuedMessage {
  return { ...aFirstMessage(), opening: null, writtenAt: NOON, hasWaitingPhoto: false, isRefused: false, ...changes };
}

/** In memory; for one person. */
export function aMessageOutbox(...messages: readonly QueuedMessage[]): MessageOutbox {
  let queue = messages;
  const listeners = new Set<(isElsewhere: boolean) => void>();
  const become = (next: readonly QueuedMessage[]) => {
    queue = next;
    for (const tell of [...listeners]) tell(false);
  };
  return {
    of: () => queue,
    subscribe: (_uid, listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (message) => {
      if (!queue.some(({ id }) => id === message.id)) become([...queue, message]);
    },
    change: (message) => become(queue.map((one) => (one.id === message.id ? message : one))),
    remove: ({ id }) => become(queue.filter((one) => one.id !== id)),
  };
}
