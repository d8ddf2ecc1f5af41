import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PublishYearlyFigures } from '../../../application/moderation/PublishYearlyFigures';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { YearlyFigures } from '../../../domain/moderation/YearlyFigures';

/** Counts the moderation of a year, and publishes the figures. */
export class PublishFiguresViewModel {
  status: 'idle' | 'counting' | 'published' | 'cancelled' | BackendFailure = 'idle';
  /** How many documents are read so far. */
  documents = 0;
  published: YearlyFigures | null = null;
  #isCancelled = false;
  readonly #publish: Pick<PublishYearlyFigures, 'execute'>;

  constructor(publish: Pick<PublishYearlyFigures, 'execute'>) {
    this.#publish = publish;
    makeAutoObservable(this, { published: observableRef }, { autoBind: true });
  }

  async count(year: number): Promise<void> {
    if (this.status === 'counting') return;
    this.status = 'counting';
    this.documents = 0;
    this.#isCancelled = false;
    const counted = await this.#publish.execute(year, {
      onProgress: this.advance,
      isCancelled: () => this.#isCancelled,
    });
    runInAction(() => {
      this.status = counted.ok ? 'published' : counted.failure;
      if (counted.ok) this.published = counted.value;
    });
  }

  /** Also to be called when the admin leaves. */
  cancel(): void {
    this.#isCancelled = true;
  }

  advance(documents: number): void {
    this.documents = documents;
  }
}
