import type { SearchMailQueue } from '../../../../src/application/notifications/SearchMailQueue';
import type { SearchMail } from '../../../../src/domain/notifications/SearchMail';
import type { Instant } from '../../../../src/domain/shared/Instant';

export class InMemorySearchMailQueue implements SearchMailQueue {
  readonly #entries = new Map<string, SearchMail>();

  of(uid: string): SearchMail | null {
    return this.#entries.get(uid) ?? null;
  }

  async change(uid: string, change: (entry: SearchMail | null) => SearchMail | null): Promise<boolean> {
    const before = this.of(uid);
    const after = change(before);
    if (after === null || after === before) return false;
    this.#entries.set(uid, after);
    return true;
  }

  async remove(uid: string): Promise<void> {
    this.#entries.delete(uid);
  }

  async due(now: Instant, limit: number): Promise<readonly SearchMail[]> {
    return [...this.#entries.values()]
      .filter(({ dueAt }) => dueAt <= now)
      .sort((a, b) => a.dueAt - b.dueAt)
      .slice(0, limit);
  }
}
