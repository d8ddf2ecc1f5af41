import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Change } from './ChangeFeed';

export interface LiveSource<Value> {
  read(): Promise<BackendResult<Value>>;
  /** Whether a change may alter what was read last. */
  concerns(change: Change, last: Value): boolean | Promise<boolean>;
}

/**
 * Reads now, and again after each change that concerns what was read; the listener hears every reading. Changes that come
 * during a reading cost one more reading together.
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

  /** Reads once more. */
  refresh(): void {
    this.#isStale = true;
    if (!this.#isReading) void this.#readWhileStale();
  }

  /** The database can be read again: a reading that failed is made up for. */
  retry(): void {
    if (this.#last?.ok === false) this.refresh();
  }

  async notice(change: Change): Promise<void> {
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
        this.#tell(await this.#source.read());
      }
    } finally {
      this.#isReading = false;
    }
  }

  #tell(reading: BackendResult<Value>): void {
    this.#last = reading;
    if (!this.#isStopped) this.#listener(reading);
  }
}
