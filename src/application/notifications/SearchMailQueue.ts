import type { SearchMail } from '../../domain/notifications/SearchMail';
import type { Instant } from '../../domain/shared/Instant';

/** The e-mails about saved searches: one entry per person who has any. Methods reject when the backend is out of reach. */
export interface SearchMailQueue {
  /**
   * Replaces an entry, null before the first saved search, by what `change` returns, as one step; null, or the same object, changes
   * nothing. Whether it has changed something. `change` may be called more than once.
   */
  change(uid: string, change: (entry: SearchMail | null) => SearchMail | null): Promise<boolean>;

  /** Does nothing when there is none. */
  remove(uid: string): Promise<void>;

  /** Those that are due at `now`, at most `limit`, the longest waiting first. */
  due(now: Instant, limit: number): Promise<readonly SearchMail[]>;
}
