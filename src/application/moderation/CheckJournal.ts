import { firstBrokenEntry, type JournalEntry } from '../../domain/moderation/journal';
import { success } from '../../domain/shared/Result';
import type { BackendResult } from '../shared/BackendResult';
import type { JournalRepository } from './JournalRepository';
import type { Sha256 } from './Sha256';

const PAGE = 100;

export interface JournalCheck {
  readonly entries: number;
  /** The number of the first entry that is missing, changed or out of its place; null if there is none. */
  readonly broken: number | null;
}

/** Reads the whole journal and checks its chain. */
export class CheckJournal {
  readonly #journal: JournalRepository;
  readonly #sha256: Sha256;

  constructor(journal: JournalRepository, sha256: Sha256) {
    this.#journal = journal;
    this.#sha256 = sha256;
  }

  async execute(): Promise<BackendResult<JournalCheck>> {
    const head = await this.#journal.head();
    if (!head.ok) return head;
    const entries: JournalEntry[] = [];
    for (;;) {
      const page = await this.#journal.page(entries.at(-1)?.number ?? null, PAGE);
      if (!page.ok) return page;
      entries.push(...page.value);
      if (page.value.length < PAGE) break;
    }
    const broken = firstBrokenEntry(entries.toReversed(), head.value, this.#sha256);
    return success({ entries: entries.length, broken });
  }
}
