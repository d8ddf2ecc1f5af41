/** Dictionary encoding of a column: each different value gets a code, in the order of first appearance. */
export class ListingIndexDictionary<Value> {
  readonly values: Value[] = [];
  readonly #codes = new Map<string, number>();
  readonly #keyOf: (value: Value) => string;

  constructor(keyOf: (value: Value) => string, values: readonly Value[]) {
    this.#keyOf = keyOf;
    for (const value of values) this.codeOf(value);
  }

  codeOf(value: Value): number {
    const key = this.#keyOf(value);
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.values.push(value) - 1;
    this.#codes.set(key, code);
    return code;
  }

  /** The code of a value, or undefined if it has none. */
  find(value: Value): number | undefined {
    return this.#codes.get(this.#keyOf(value));
  }
}
