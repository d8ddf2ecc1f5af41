import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CheckJournal, JournalCheck } from '../../../application/moderation/CheckJournal';
import type { JournalRepository } from '../../../application/moderation/JournalRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { JournalEntry } from '../../../domain/moderation/journal';

export const JOURNAL_PAGE = 50;

/** The journal, newest entry first, and whether its chain is whole. */
export class JournalViewModel {
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  entries: readonly JournalEntry[] = [];
  /** Whether there may be older entries. */
  hasMore = false;
  isChecking = false;
  /** Null before the first check. */
  check: BackendResult<JournalCheck> | null = null;
  readonly #journal: JournalRepository;
  readonly #checkJournal: Pick<CheckJournal, 'execute'>;

  constructor(journal: JournalRepository, checkJournal: Pick<CheckJournal, 'execute'>) {
    this.#journal = journal;
    this.#checkJournal = checkJournal;
    makeAutoObservable(this, { entries: observableRef, check: observableRef }, { autoBind: true });
  }

  /** Reads the next page: the newest entries, then older ones. */
  async load(): Promise<void> {
    this.status = 'loading';
    const page = await this.#journal.page(this.entries.at(-1)?.number ?? null, JOURNAL_PAGE);
    runInAction(() => {
      this.status = page.ok ? 'ready' : page.failure;
      if (!page.ok) return;
      const known = new Set(this.entries.map(({ number }) => number));
      this.entries = [...this.entries, ...page.value.filter(({ number }) => !known.has(number))];
      this.hasMore = page.value.length === JOURNAL_PAGE;
    });
  }

  async verify(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    const check = await this.#checkJournal.execute();
    runInAction(() => {
      this.check = check;
      this.isChecking = false;
    });
  }
}
