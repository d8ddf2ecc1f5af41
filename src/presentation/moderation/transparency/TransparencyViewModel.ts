import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { TransparencyRepository } from '../../../application/moderation/TransparencyRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { YearlyFigures } from '../../../domain/moderation/YearlyFigures';

/** How many years the desk reads: the one that was counted last. */
export const DESK_YEARS = 1;

/** The yearly figures of the moderation that are published. */
export class TransparencyViewModel {
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  /** Newest first. */
  years: readonly YearlyFigures[] = [];
  readonly #repository: Pick<TransparencyRepository, 'newest'>;

  constructor(repository: Pick<TransparencyRepository, 'newest'>) {
    this.#repository = repository;
    makeAutoObservable(this, { years: observableRef }, { autoBind: true });
  }

  async read(limit: number): Promise<void> {
    this.status = 'loading';
    const read = await this.#repository.newest(limit);
    runInAction(() => {
      this.status = read.ok ? 'ready' : read.failure;
      if (read.ok) this.years = read.value;
    });
  }
}
