import { makeAutoObservable, observableRef } from 'mobx';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { BackendResult } from '../../application/shared/BackendResult';

/** How many are counted at most: the limit that the rules set for one query. */
export const MOST_COUNTED = 100;

/** How many of something wait, when they were last counted; one read, however many there are. */
export class WaitingCount {
  /** Null until counted. */
  counted: BackendResult<number> | null = null;
  readonly #count: (limit: number) => Promise<BackendResult<number>>;

  constructor(count: (limit: number) => Promise<BackendResult<number>>) {
    this.#count = count;
    makeAutoObservable(this, { counted: observableRef }, { autoBind: true });
  }

  get status(): 'loading' | 'ready' | BackendFailure {
    if (this.counted === null) return 'loading';
    return this.counted.ok ? 'ready' : this.counted.failure;
  }

  /** 0 while the number is not known. */
  get value(): number {
    return this.counted?.ok === true ? this.counted.value : 0;
  }

  /** Whether more may wait than are counted. */
  get isFull(): boolean {
    return this.value === MOST_COUNTED;
  }

  async read(): Promise<void> {
    this.show(await this.#count(MOST_COUNTED));
  }

  show(counted: BackendResult<number>): void {
    this.counted = counted;
  }
}
