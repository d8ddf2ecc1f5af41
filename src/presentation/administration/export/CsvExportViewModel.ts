import { makeAutoObservable, runInAction } from 'mobx';
import type { CsvFailure, CsvRun } from '../../../application/shared/writeCsv';
import type { Result } from '../../../domain/shared/Result';

/** A use case that downloads a table, as its texts and its contents are described by `Table`; the number of rows. */
export interface CsvExport<Table> {
  execute(table: Table, run: CsvRun): Promise<Result<number, CsvFailure>>;
}

/** Downloads a table as a CSV file. */
export class CsvExportViewModel<Table> {
  status: 'idle' | 'writing' | 'saved' | 'cancelled' = 'idle';
  /** The rows so far. */
  rows = 0;
  failure: Exclude<CsvFailure, 'cancelled'> | null = null;
  /** How many rows are expected; null: not known. */
  expected: number | null = null;
  #isCancelled = false;
  readonly #export: CsvExport<Table>;

  constructor(csvExport: CsvExport<Table>) {
    this.#export = csvExport;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** From 0 to 1; null: not known. */
  get share(): number | null {
    return this.expected === null || this.expected === 0 ? null : Math.min(1, this.rows / this.expected);
  }

  /** The quarters that are written: what a screen reader announces. */
  get quarters(): number {
    return Math.floor((this.share ?? 0) * 4);
  }

  async save(table: Table, expected: number | null): Promise<void> {
    if (this.status === 'writing') return;
    this.#begin(expected);
    const result = await this.#export.execute(table, {
      onProgress: this.advance,
      isCancelled: () => this.#isCancelled,
    });
    runInAction(() => {
      if (result.ok) this.status = 'saved';
      else this.#end(result.failure);
    });
  }

  /** Also to be called when the admin leaves. */
  cancel(): void {
    this.#isCancelled = true;
  }

  advance(rows: number): void {
    this.rows = rows;
  }

  #begin(expected: number | null): void {
    this.status = 'writing';
    this.rows = 0;
    this.failure = null;
    this.expected = expected;
    this.#isCancelled = false;
  }

  #end(failure: CsvFailure): void {
    this.status = failure === 'cancelled' ? 'cancelled' : 'idle';
    this.failure = failure === 'cancelled' ? null : failure;
  }
}
