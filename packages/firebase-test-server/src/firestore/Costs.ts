/** What Firestore would put on the bill. */
export interface CostFigures {
  /** Returned to clients; a missing one that was asked for by name counts too. */
  readonly documentsRead: number;
  /** Read by `get()` and `exists()` of the rules. */
  readonly documentsReadByRules: number;
  readonly documentsWritten: number;
  readonly documentsDeleted: number;
  readonly queries: number;
  /** By aggregations, instead of documents. */
  readonly indexEntriesCounted: number;
}

const nothing: CostFigures = {
  documentsRead: 0,
  documentsReadByRules: 0,
  documentsWritten: 0,
  documentsDeleted: 0,
  queries: 0,
  indexEntriesCounted: 0,
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
