import type { Instant } from '../../domain/shared/Instant';

/** Notifications of a kind and a channel that are to be sent, one entry per key: the uid of a person, or what one piece of news has alone. Methods reject when the backend is out of reach. */
export interface NotificationQueue<Entry> {
  /**
   * Replaces an entry, null if there is none, by what `change` returns, as one step; null, or the same object, changes nothing.
   * Whether it has changed something. `change` may be called more than once.
   */
  change(key: string, change: (entry: Entry | null) => Entry | null): Promise<boolean>;

  /** Does nothing when there is no such entry. */
  remove(key: string): Promise<void>;

  /** Those that are due at `now`, at most `limit`, the longest waiting first. */
  due(now: Instant, limit: number): Promise<readonly Entry[]>;
}
