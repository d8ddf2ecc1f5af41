import { itemAt } from '../../../domain/shared/itemAt';

/** Counts how often each code occurs. */
export class ListingIndexTally {
  readonly #counts: Uint32Array;
  readonly #seen: number[] = [];

  constructor(codes: number) {
    this.#counts = new Uint32Array(codes);
  }

  add(code: number): void {
    const count = this.#counts[code] ?? 0;
    if (count === 0) this.#seen.push(code);
    this.#counts[code] = count + 1;
  }

  of(code: number): number {
    return this.#counts[code] ?? 0;
  }

  /** The counts of the `limit` most frequent codes, by name; of two as frequent, the lower code. */
  countsByName(names: readonly string[], limit = Infinity): Readonly<Record<string, number>> {
    const codes =
      this.#seen.length <= limit
        ? this.#seen
        : this.#seen.sort((one, other) => this.of(other) - this.of(one) || one - other).slice(0, limit);
    return Object.fromEntries(codes.map((code) => [itemAt(names, code), this.of(code)]));
  }
}
