import type { MessageMailQueue } from '../../../../src/application/notifications/MessageMailQueue';
import type { MessageMail } from '../../../../src/domain/notifications/MessageMail';
import type { Instant } from '../../../../src/domain/shared/Instant';

type Key = Pick<MessageMail, 'conversationId' | 'recipientId'>;

export class InMemoryMessageMailQueue implements MessageMailQueue {
  readonly #entries = new Map<string, MessageMail>();

  of(key: Key): MessageMail | null {
    return this.#entries.get(keyOf(key)) ?? null;
  }

  async change(of: Key, change: (entry: MessageMail | null) => MessageMail | null): Promise<boolean> {
    const before = this.of(of);
    const after = change(before);
    if (after === null || after === before) return false;
    this.#entries.set(keyOf(of), after);
    return true;
  }

  async due(now: Instant, limit: number): Promise<readonly MessageMail[]> {
    return [...this.#entries.values()]
      .flatMap((entry) => (entry.dueAt === null || entry.dueAt > now ? [] : [{ entry, dueAt: entry.dueAt }]))
      .sort((a, b) => a.dueAt - b.dueAt)
      .slice(0, limit)
      .map(({ entry }) => entry);
  }
}

function keyOf({ conversationId, recipientId }: Key): string {
  return `${conversationId}~${recipientId}`;
}
