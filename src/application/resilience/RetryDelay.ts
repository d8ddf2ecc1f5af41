const FIRST = 2000;
const LONGEST = 30_000;

/** The delays between attempts at what the backend does not answer, in milliseconds: they double up to the longest. */
export class RetryDelay {
  #next = FIRST;

  take(): number {
    const delay = this.#next;
    this.#next = Math.min(2 * delay, LONGEST);
    return delay;
  }

  reset(): void {
    this.#next = FIRST;
  }
}
