import type { JournalRepository } from '../../../application/moderation/JournalRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import {
  emptyJournal,
  isFoundIn,
  type JournalEntry,
  type JournalFilter,
  type JournalHead,
} from '../../../domain/moderation/journal';
import type { ModerationStores } from './ModerationStores';

export class EmbeddedJournalRepository implements JournalRepository {
  readonly #stores: ModerationStores;

  constructor(stores: ModerationStores) {
    this.#stores = stores;
  }

  head(): Promise<BackendResult<JournalHead>> {
    return this.#stores.readImportedAsAdmin(
      async (connection) => (await connection.get('registers', 'journal')) ?? emptyJournal,
    );
  }

  page(
    before: number | null,
    limit: number,
    filter: JournalFilter = {},
  ): Promise<BackendResult<readonly JournalEntry[]>> {
    return this.#stores.readImportedAsAdmin(async (connection) => {
      const former = before === null ? undefined : IDBKeyRange.upperBound(before, true);
      const entries = await connection.getAll('journal', former);
      return entries
        .filter((entry) => isFoundIn(filter, entry))
        .reverse()
        .slice(0, limit);
    });
  }
}
