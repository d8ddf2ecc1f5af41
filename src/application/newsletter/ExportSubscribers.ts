import type { Result } from '../../domain/shared/Result';
import { csvDate } from '../shared/csv';
import type { TextDownload } from '../shared/TextDownload';
import type { Timers } from '../shared/Timers';
import { writeCsv, type CsvFailure, type CsvRun } from '../shared/writeCsv';
import type { SubscriberRepository } from './SubscriberRepository';

const PAGE = 500;

export interface SubscriberTable {
  readonly fileName: string;
  /** Address, date of the subscription, unsubscribe link. */
  readonly header: readonly [string, string, string];
  /** Of a last column, the date of the confirmation. Null: there is none. */
  readonly confirmationHeader: string | null;
  readonly unsubscribeLink: (token: string) => string;
}

/** Downloads all subscriptions as a CSV file, newest first; their number. */
export class ExportSubscribers {
  readonly #subscribers: Pick<SubscriberRepository, 'page'>;
  readonly #download: TextDownload;
  readonly #timers: Timers;

  constructor(subscribers: Pick<SubscriberRepository, 'page'>, download: TextDownload, timers: Timers) {
    this.#subscribers = subscribers;
    this.#download = download;
    this.#timers = timers;
  }

  execute(
    { fileName, header, confirmationHeader, unsubscribeLink }: SubscriberTable,
    run: CsvRun,
  ): Promise<Result<number, CsvFailure>> {
    const hasConfirmations = confirmationHeader !== null;
    return writeCsv(
      { download: this.#download, timers: this.#timers },
      {
        fileName,
        header: hasConfirmations ? [...header, confirmationHeader] : header,
        page: (after) => this.#subscribers.page(after, PAGE),
        cellsOf: ({ email, subscribedAt, confirmedAt, unsubscribeToken }) => [
          email,
          csvDate(subscribedAt),
          unsubscribeToken === null ? '' : unsubscribeLink(unsubscribeToken),
          ...(hasConfirmations ? [confirmedAt === null ? '' : csvDate(confirmedAt)] : []),
        ],
      },
      run,
    );
  }
}
