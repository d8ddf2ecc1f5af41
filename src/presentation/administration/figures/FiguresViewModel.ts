import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DailyFiguresRepository } from '../../../application/analytics/DailyFiguresRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Clock } from '../../../application/shared/Clock';
import { pastDays, type DailyFigures } from '../../../domain/analytics/DailyFigures';

const SHOWN_DAYS = 30;

/** How many days the desk counts unasked: each costs four reads, and the desk 40 at most. */
const MOST_NEW_DAYS = 2;

/** What the site has counted in the last thirty days. */
export class FiguresViewModel {
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  /** Oldest first, up to yesterday; without those that nobody has counted yet. */
  days: readonly DailyFigures[] = [];
  isTable = false;
  readonly #repository: DailyFiguresRepository;
  readonly #clock: Clock;

  constructor(repository: DailyFiguresRepository, clock: Clock) {
    this.#repository = repository;
    this.#clock = clock;
    makeAutoObservable(this, { days: observableRef }, { autoBind: true });
  }

  get missing(): number {
    return SHOWN_DAYS - this.days.length;
  }

  async read(mostCounted = MOST_NEW_DAYS): Promise<void> {
    this.status = 'loading';
    const read = await this.#repository.read(pastDays(this.#clock.now(), SHOWN_DAYS), mostCounted);
    runInAction(() => {
      this.status = read.ok ? 'ready' : read.failure;
      if (read.ok) this.days = read.value;
    });
  }

  /** Counts the days that are missing, and those before them in their month. */
  async countMissing(): Promise<void> {
    await this.read(Infinity);
  }

  toggleTable(): void {
    this.isTable = !this.isTable;
  }
}
