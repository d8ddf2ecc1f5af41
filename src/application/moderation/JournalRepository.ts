import type { JournalEntry, JournalFilter, JournalHead } from '../../domain/moderation/journal';
import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

/** What admins did, as `DecisionRepository` writes it. Nobody changes or removes an entry; only admins read it. */
export interface JournalRepository {
  /** The number and the chain of the last entry, stored apart from it: `emptyJournal` before the first. */
  head(): Promise<BackendResult<JournalHead>>;

  /**
   * Entries that a filter finds (`isFoundIn`), by default all, newest first, at most `limit` (100 or fewer): those whose number is below
   * `before`, or the newest for null.
   */
  page(before: number | null, limit: number, filter?: JournalFilter): Promise<BackendResult<readonly JournalEntry[]>>;
}
export const JournalRepository = token<JournalRepository>('JournalRepository');
