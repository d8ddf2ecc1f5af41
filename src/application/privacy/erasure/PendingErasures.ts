import type { Instant } from '../../../domain/shared/Instant';

/** The account of a person who has asked for its erasure. */
export interface PendingErasure {
  readonly uid: string;
  /** Since when the account and its identity have been erased; null: they are not yet. */
  readonly erasedAt: Instant | null;
}

/** What people have asked for, as a server reads it. Methods reject when the backend is out of reach. */
export interface PendingErasures {
  /** Those that were asked for at that time or before, the oldest first, in portions. Malformed ones were not erased yet. */
  askedUntil(time: Instant): AsyncIterable<readonly PendingErasure[]>;
  /** Stores since when the account has been erased; the first time counts. Nothing is stored once the request is removed. */
  markErased(uid: string, at: Instant): Promise<void>;
  /** Removing it again changes nothing. */
  remove(uid: string): Promise<void>;
}
