import { timestampText } from '../values/timestamps';

/** Strictly increasing times: no two commits have the same one, even if the clock is coarse. */
export class CommitClock {
  readonly #now: () => Date;
  #last = 0n;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The next time, to the microsecond. */
  next(): string {
    const nanoseconds = BigInt(this.#now().getTime()) * 1_000_000n;
    this.#last = nanoseconds > this.#last ? nanoseconds : this.#last + 1_000n;
    return timestampText(this.#last);
  }
}
