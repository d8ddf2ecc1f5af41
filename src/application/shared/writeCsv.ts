import { failure, success, type Result } from '../../domain/shared/Result';
import type { BackendFailure } from './BackendFailure';
import type { BackendResult } from './BackendResult';
import { BYTE_ORDER_MARK, csvRow } from './csv';
import type { Page } from './Page';
import type { TextDownload } from './TextDownload';
import type { Timers } from './Timers';

export interface CsvTable<Item> {
  readonly fileName: string;
  readonly header: readonly string[];
  readonly page: (after: string | null) => Promise<BackendResult<Page<Item>>>;
  readonly cellsOf: (item: Item) => readonly string[];
}

export interface CsvRun {
  /** Called after each page with the number of rows so far. */
  readonly onProgress: (rows: number) => void;
  readonly isCancelled: () => boolean;
}

export type CsvFailure = BackendFailure | 'failed' | 'cancelled';

/** Downloads a table as a CSV file; the number of its rows. It is read page by page, and between two pages the browser does other work. */
export async function writeCsv<Item>(
  { download, timers }: { readonly download: TextDownload; readonly timers: Timers },
  { fileName, header, page, cellsOf }: CsvTable<Item>,
  { onProgress, isCancelled }: CsvRun,
): Promise<Result<number, CsvFailure>> {
  const file = download.begin();
  file.append(BYTE_ORDER_MARK + csvRow(header));
  let [rows, after]: [number, string | null] = [0, null];
  do {
    const read: BackendResult<Page<Item>> = await page(after);
    if (!read.ok) return read;
    if (isCancelled()) return failure('cancelled');
    file.append(read.value.items.map((item) => csvRow(cellsOf(item))).join(''));
    rows += read.value.items.length;
    after = read.value.next;
    onProgress(rows);
    await new Promise<void>((resolve) => timers.after(0, resolve));
    if (isCancelled()) return failure('cancelled');
  } while (after !== null);
  const saved = file.save(fileName);
  return saved.ok ? success(rows) : saved;
}
