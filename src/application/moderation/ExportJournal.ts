import type { JournalEntry, JournalFilter } from '../../domain/moderation/journal';
import type { Result } from '../../domain/shared/Result';
import { csvDate } from '../shared/csv';
import type { TextDownload } from '../shared/TextDownload';
import type { Timers } from '../shared/Timers';
import { writeCsv, type CsvFailure, type CsvRun } from '../shared/writeCsv';
import { journalPage } from './journalPage';
import type { JournalRepository } from './JournalRepository';

const PAGE = 100;

export interface JournalTable {
  readonly fileName: string;
  readonly filter: JournalFilter;
  /** Number, date, admin, their uid, action, kind of the target, its id, note, chain. */
  readonly header: readonly [string, string, string, string, string, string, string, string, string];
  readonly nameOf: (uid: string) => string;
  readonly actionOf: (action: JournalEntry['action']) => string;
  readonly kindOf: (kind: JournalEntry['targetKind']) => string;
}

/** Downloads the entries that a filter finds as a CSV file, newest first; their number. */
export class ExportJournal {
  readonly #journal: Pick<JournalRepository, 'page'>;
  readonly #download: TextDownload;
  readonly #timers: Timers;

  constructor(journal: Pick<JournalRepository, 'page'>, download: TextDownload, timers: Timers) {
    this.#journal = journal;
    this.#download = download;
    this.#timers = timers;
  }

  execute(table: JournalTable, run: CsvRun): Promise<Result<number, CsvFailure>> {
    const { fileName, filter, header, nameOf, actionOf, kindOf } = table;
    return writeCsv(
      { download: this.#download, timers: this.#timers },
      {
        fileName,
        header,
        page: (after) => journalPage(this.#journal, filter, after, PAGE),
        cellsOf: ({ number, at, by, action, targetKind, targetId, note, chain }) => [
          String(number),
          csvDate(at),
          nameOf(by),
          by,
          actionOf(action),
          kindOf(targetKind),
          targetId,
          note,
          chain,
        ],
      },
      run,
    );
  }
}
