/** What Firestore would bill. */
export interface CostFigures {
  /** Documents returned to clients, and missing ones requested by name. */
  readonly documentsRead: number;
  /** Documents that rules read, by `get()`, `exists()` and the like. */
  readonly documentsReadByRules: number;
  readonly documentsWritten: number;
  readonly documentsDeleted: number;
  readonly queries: number;
  /** Aggregations are billed by index entries, not by documents. */
  readonly indexEntriesCounted: number;
  /** What they are billed as: a document for each thousand index entries that an aggregation has counted, one at least. */
  readonly readsOfAggregations: number;
}

const nothing: CostFigures = {
  documentsRead: 0,
  documentsReadByRules: 0,
  documentsWritten: 0,
  documentsDeleted: 0,
  queries: 0,
  indexEntriesCounted: 0,
  readsOfAggregations: 0,
};

export class Costs {
  #figures: CostFigures = nothing;

  get figures(): CostFigures {
    return this.#figures;
  }

  add(what: keyof CostFigures, count = 1): void {
    this.#figures = { ...this.#figures, [what]: this.#figures[what] + count };
  }

  reset(): void {
    this.#figures = nothing;
  }
}
