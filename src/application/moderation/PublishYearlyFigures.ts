import type { Decision } from '../../domain/moderation/Decision';
import type { JournalEntry } from '../../domain/moderation/journal';
import { boundsOfYear, countYear, type Receipt, type YearlyFigures } from '../../domain/moderation/YearlyFigures';
import { failure, success, type Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import type { Clock } from '../shared/Clock';
import type { Page } from '../shared/Page';
import type { DecisionRepository } from './DecisionRepository';
import { journalPage } from './journalPage';
import type { JournalRepository } from './JournalRepository';
import type { TransparencyRepository } from './TransparencyRepository';

const PAGE = 100;

export interface CountingRun {
  /** Called after each page with the number of documents read so far. */
  readonly onProgress: (documents: number) => void;
  readonly isCancelled: () => boolean;
}

type CountingFailure = BackendFailure | 'cancelled';

/**
 * Counts the moderation of a year and publishes the figures. Costs one read for each report, notice and decision of the year, and for each
 * entry of the journal from its beginning until now.
 */
export class PublishYearlyFigures {
  readonly #transparency: TransparencyRepository;
  readonly #journal: Pick<JournalRepository, 'page'>;
  readonly #decisions: Pick<DecisionRepository, 'decidedBetween'>;
  readonly #clock: Clock;

  constructor(
    transparency: TransparencyRepository,
    journal: Pick<JournalRepository, 'page'>,
    decisions: Pick<DecisionRepository, 'decidedBetween'>,
    clock: Clock,
  ) {
    this.#transparency = transparency;
    this.#journal = journal;
    this.#decisions = decisions;
    this.#clock = clock;
  }

  async execute(year: number, run: CountingRun): Promise<Result<YearlyFigures, CountingFailure>> {
    const period = boundsOfYear(year);
    const [from, until] = period;
    const reading = new Reading(run);
    const received = (kind: 'reports' | 'notices') =>
      reading.all<Receipt>((after) => this.#transparency.receivedBetween(kind, period, after, PAGE));
    const reports = await received('reports');
    if (!reports.ok) return reports;
    const notices = await received('notices');
    if (!notices.ok) return notices;
    const decisions = await reading.all<Decision>((after) => this.#decisions.decidedBetween(from, until, after, PAGE));
    if (!decisions.ok) return decisions;
    const entries = await reading.all<JournalEntry>(
      (after) => journalPage(this.#journal, {}, after, PAGE),
      ({ at }) => at >= from,
    );
    if (!entries.ok) return entries;
    const records = {
      reports: reports.value,
      notices: notices.value,
      decisions: decisions.value,
      entries: entries.value,
    };
    const figures = countYear(year, records, this.#clock.now());
    const published = await this.#transparency.publish(figures);
    return published.ok ? success(figures) : published;
  }
}

class Reading {
  readonly #run: CountingRun;
  #documents = 0;

  constructor(run: CountingRun) {
    this.#run = run;
  }

  /** All items of a list, or those before the first that is not wanted. */
  async all<Item>(
    read: (after: string | null) => Promise<BackendResult<Page<Item>>>,
    isWanted: (item: Item) => boolean = () => true,
  ): Promise<Result<readonly Item[], CountingFailure>> {
    const items: Item[] = [];
    let after: string | null = null;
    do {
      const page: BackendResult<Page<Item>> = await read(after);
      if (!page.ok) return page;
      if (this.#run.isCancelled()) return failure('cancelled');
      this.#documents += page.value.items.length;
      this.#run.onProgress(this.#documents);
      const wanted = page.value.items.filter(isWanted);
      items.push(...wanted);
      after = wanted.length < page.value.items.length ? null : page.value.next;
    } while (after !== null);
    return success(items);
  }
}
