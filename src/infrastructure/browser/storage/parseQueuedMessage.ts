import type { QueuedMessage } from '../../../application/messaging/MessageOutbox';

/** Null if it is missing or not a message of this version. */
export function parseQueuedMessage(stored: string | null): QueuedMessage | null {
  try {
    const read: unknown = JSON.parse(stored ?? 'null');
    return isQueuedMessage(read) ? read : null;
  } catch {
    return null;
  }
}

const kinds: readonly unknown[] = ['text', 'photo', 'offer', 'acceptance', 'refusal'];

function isQueuedMessage(read: unknown): read is QueuedMessage {
  if (typeof read !== 'object' || read === null || !('content' in read) || !('opening' in read)) return false;
  const { content } = read;
  return (
    hasTexts(read, 'id', 'conversationId', 'authorId') &&
    typeof content === 'object' &&
    content !== null &&
    'kind' in content &&
    kinds.includes(content.kind)
  );
}

function hasTexts(read: object, ...names: readonly string[]): boolean {
  const entries: ReadonlyMap<string, unknown> = new Map(Object.entries(read));
  return names.every((name) => typeof entries.get(name) === 'string');
}
