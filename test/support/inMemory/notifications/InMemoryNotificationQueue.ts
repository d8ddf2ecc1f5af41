import type { NotificationQueue } from '../../../../src/application/notifications/NotificationQueue';
import type { Instant } from '../../../../src/domain/shared/Instant';

export class InMemoryNotificationQueue<
  Entry extends { readonly dueAt: Instant | null },
> implements NotificationQueue<Entry> {
  readonly #entries = new Map<string, Entry>();

  of(uid: string): Entry | null {
    return this.#entries.get(uid) ?? null;
  }

  async change(uid: string, change: (entry: Entry | null) => Entry | null): Promise<boolean> {
    const before = this.of(uid);
    const after = change(before);
    if (after === null || after === before) return false;
    this.#entries.set(uid, after);
    return true;
  }

  async remove(uid: string): Promise<void> {
    this.#entries.delete(uid);
  }

  async due(now: Instant, limit: number): Promise<readonly Entry[]> {
    return [...this.#entries.values()]
      .flatMap((entry) => (entry.dueAt === null || entry.dueAt > now ? [] : [{ entry, dueAt: entry.dueAt }]))
      .sort((a, b) => a.dueAt - b.dueAt)
      .slice(0, limit)
      .map(({ entry }) => entry);
  }
}
