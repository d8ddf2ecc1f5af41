import { timestampText } from '../values/timestamps';

/** Times that never stand still: two commits never share one, however coarse the clock behind it. */
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
