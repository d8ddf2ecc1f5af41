import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DailyFiguresRepository } from '../../../application/analytics/DailyFiguresRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Clock } from '../../../application/shared/Clock';
import { pastDays, type DailyFigures } from '../../../domain/analytics/DailyFigures';

export const SHOWN_DAYS = 30;

/** What the site has counted in the last thirty days. */
export class FiguresViewModel {
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  /** Oldest first, up to yesterday. */
  days: readonly DailyFigures[] = [];
  isTable = false;
  readonly #repository: DailyFiguresRepository;
  readonly #clock: Clock;

  constructor(repository: DailyFiguresRepository, clock: Clock) {
    this.#repository = repository;
    this.#clock = clock;
    makeAutoObservable(this, { days: observableRef }, { autoBind: true });
  }

  async read(): Promise<void> {
    this.status = 'loading';
    const read = await this.#repository.read(pastDays(this.#clock.now(), SHOWN_DAYS));
    runInAction(() => {
      this.status = read.ok ? 'ready' : read.failure;
      if (read.ok) this.days = read.value;
    });
  }

  toggleTable(): void {
    this.isTable = !this.isTable;
  }
}
