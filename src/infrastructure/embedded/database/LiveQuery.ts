import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Change } from './ChangeFeed';

export interface LiveSource<Value> {
  read(): Promise<BackendResult<Value>>;
  /** Whether a change may alter what was read last. */
  concerns(change: Change, last: Value): boolean | Promise<boolean>;
}

/**
 * Reads now, and again after each change that concerns what was read; the listener gets every reading. All changes that come
 * during a reading cause one more reading.
 */
export class LiveQuery<Value> {
  readonly #source: LiveSource<Value>;
  readonly #listener: (reading: BackendResult<Value>) => void;
  #last: BackendResult<Value> | null = null;
  #isReading = false;
  #isStale = false;
  #isStopped = false;

  constructor(source: LiveSource<Value>, listener: (reading: BackendResult<Value>) => void) {
    this.#source = source;
    this.#listener = listener;
    this.refresh();
  }

  refresh(): void {
    this.#isStale = true;
    if (!this.#isReading) void this.#readWhileStale();
  }

  /** Reads again if the last reading failed. */
  retry(): void {
    if (this.#last?.ok === false) this.refresh();
  }

  async onChange(change: Change): Promise<void> {
    const isConcerned =
      this.#isReading || this.#last?.ok !== true || (await this.#source.concerns(change, this.#last.value));
    if (isConcerned) this.refresh();
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #readWhileStale(): Promise<void> {
    this.#isReading = true;
    try {
      while (this.#isStale && !this.#isStopped) {
        this.#isStale = false;
        this.#emit(await this.#source.read());
      }
    } finally {
      this.#isReading = false;
    }
  }

  #emit(reading: BackendResult<Value>): void {
    this.#last = reading;
    if (!this.#isStopped) this.#listener(reading);
  }
}
