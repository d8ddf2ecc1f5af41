import type { Decision } from '../../domain/moderation/Decision';
import { entryId } from '../../domain/moderation/journal';
import {
  transparencyCells,
  transparencyFields,
  transparencyRecord,
  type TransparencyRecord,
} from '../../domain/moderation/transparencyRecord';
import type { Instant } from '../../domain/shared/Instant';
import { success, type Result } from '../../domain/shared/Result';
import type { ListingRepository } from '../listings/ListingRepository';
import type { BackendResult } from '../shared/BackendResult';
import { firstEmission } from '../shared/firstEmission';
import type { Page } from '../shared/Page';
import type { TextDownload } from '../shared/TextDownload';
import type { Timers } from '../shared/Timers';
import { writeCsv, type CsvFailure, type CsvRun } from '../shared/writeCsv';
import type { DecisionRepository } from './DecisionRepository';

const PAGE = 25;

export interface StatementTable {
  readonly fileName: string;
  /** Of UTC, as the dates of the records. */
  readonly year: number;
}

/**
 * Downloads the statements of reasons of a year as a CSV file with the fields of the DSA Transparency Database, the oldest first; their
 * number. A decision about a listing reads the listing too, for the date of the content. Where there is none, it is the date of the decision.
 */
export class ExportStatements {
  readonly #decisions: Pick<DecisionRepository, 'decidedBetween'>;
  readonly #listings: Pick<ListingRepository, 'subscribe'>;
  readonly #download: TextDownload;
  readonly #timers: Timers;

  constructor(
    decisions: Pick<DecisionRepository, 'decidedBetween'>,
    listings: Pick<ListingRepository, 'subscribe'>,
    download: TextDownload,
    timers: Timers,
  ) {
    this.#decisions = decisions;
    this.#listings = listings;
    this.#download = download;
    this.#timers = timers;
  }

  execute({ fileName, year }: StatementTable, run: CsvRun): Promise<Result<number, CsvFailure>> {
    return writeCsv(
      { download: this.#download, timers: this.#timers },
      { fileName, header: transparencyFields, page: (after) => this.#page(year, after), cellsOf: transparencyCells },
      run,
    );
  }

  /** Shorter than what was read where a measure is not declared. */
  async #page(year: number, after: string | null): Promise<BackendResult<Page<TransparencyRecord>>> {
    const [from, until] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
    const page = await this.#decisions.decidedBetween(from, until, after, PAGE);
    if (!page.ok) return page;
    const records: TransparencyRecord[] = [];
    for (const decision of page.value.items) {
      const contentAt = await this.#contentAt(decision);
      if (!contentAt.ok) return contentAt;
      const record = transparencyRecord(entryId(decision.number), decision.statement, contentAt.value);
      if (record !== null) records.push(record);
    }
    return success({ items: records, next: page.value.next });
  }

  async #contentAt({ statement }: Decision): Promise<BackendResult<Instant>> {
    const { target, decidedAt } = statement;
    if (target.kind !== 'listing') return success(decidedAt);
    const listing = await firstEmission(this.#listings.subscribe.bind(this.#listings), target.id);
    return listing.ok ? success(listing.value?.publishedAt ?? decidedAt) : listing;
  }
}
