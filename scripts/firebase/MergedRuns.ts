/**
 * Runs `work` for everything that is added, one run at a time: what is added during a run is merged, in its order, for one next run. So at
 * most one run is ever waiting.
 */
export class MergedRuns<Item> {
  readonly #work: (items: readonly Item[]) => Promise<void>;
  #waiting: Item[] = [];
  #last = Promise.resolve();

  /** `work` must not reject. */
  constructor(work: (items: readonly Item[]) => Promise<void>) {
    this.#work = work;
  }

  add(item: Item): void {
    this.#waiting.push(item);
    if (this.#waiting.length === 1) this.#last = this.#last.then(() => this.#work(this.#waiting.splice(0)));
  }

  /** Resolves once nothing that was added before is waiting or being worked on. */
  settled(): Promise<void> {
    return this.#last;
  }
}
