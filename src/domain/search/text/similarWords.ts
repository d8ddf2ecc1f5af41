import { itemAt } from '../../shared/itemAt';

export type Edits = 1 | 2;

/**
 * Indexes of the words of a sorted list within so many edits of `word`: a letter added, removed or replaced, or two
 * neighbours swapped. `completing`: words with a prefix within that distance are included.
 */
export function similarWords(
  sorted: readonly string[],
  word: string,
  edits: Edits,
  completing: boolean,
): readonly number[] {
  const walk = new SimilarityWalk(word, edits, completing);
  const found: number[] = [];
  let index = 0;
  for (let candidate = sorted[0]; candidate !== undefined; candidate = sorted[index]) {
    const verdict = walk.judge(candidate);
    if (verdict.isSimilar) found.push(index);
    index =
      verdict.hopelessBeginning === 0
        ? index + 1
        : endOfBeginning(sorted, index, candidate.slice(0, verdict.hopelessBeginning));
  }
  return found;
}

interface Verdict {
  readonly isSimilar: boolean;
  /** No word that shares so many first letters is similar; 0: nothing is known of other words. */
  readonly hopelessBeginning: number;
}

/**
 * The edit distance (optimal string alignment), computed row by row. Words come sorted, so the rows of the prefix
 * shared with the previous word are reused.
 */
class SimilarityWalk {
  readonly #word: string;
  readonly #edits: number;
  readonly #completing: boolean;
  readonly #rows: number[][];
  #previous = '';
  /** The number of letters of `#previous` whose rows are computed. */
  #computed = 0;

  constructor(word: string, edits: number, completing: boolean) {
    this.#word = word;
    this.#edits = edits;
    this.#completing = completing;
    this.#rows = [Array.from({ length: word.length + 1 }, (_, column) => column)];
  }

  judge(candidate: string): Verdict {
    const shared = Math.min(sharedBeginning(this.#previous, candidate), this.#computed);
    this.#previous = candidate;
    for (let depth = 1; depth <= candidate.length; depth++) {
      if (depth > shared) this.#rows[depth] = this.#rowAt(depth, candidate);
      this.#computed = depth;
      if (this.#completing && this.#distanceAt(depth) <= this.#edits) return { isSimilar: true, hopelessBeginning: 0 };
      if (this.#isHopeless(depth)) return { isSimilar: false, hopelessBeginning: depth };
    }
    return { isSimilar: this.#distanceAt(candidate.length) <= this.#edits, hopelessBeginning: 0 };
  }

  #rowAt(depth: number, candidate: string): number[] {
    const above = this.#row(depth - 1);
    const row = [depth];
    for (let column = 1; column <= this.#word.length; column++) {
      const same = candidate[depth - 1] === this.#word[column - 1] ? 0 : 1;
      let best = Math.min(itemAt(above, column) + 1, itemAt(row, column - 1) + 1, itemAt(above, column - 1) + same);
      if (this.#isSwap(depth, column, candidate)) best = Math.min(best, itemAt(this.#row(depth - 2), column - 2) + 1);
      row.push(best);
    }
    return row;
  }

  #isSwap(depth: number, column: number, candidate: string): boolean {
    return candidate[depth - 1] === this.#word[column - 2] && candidate[depth - 2] === this.#word[column - 1];
  }

  /** A swap refers to two rows above, hence the check of the row above. */
  #isHopeless(depth: number): boolean {
    return Math.min(...this.#row(depth)) > this.#edits && Math.min(...this.#row(depth - 1)) >= this.#edits;
  }

  #distanceAt(depth: number): number {
    return itemAt(this.#row(depth), this.#word.length);
  }

  #row(depth: number): readonly number[] {
    return itemAt(this.#rows, depth);
  }
}

function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** The index after the last word with this prefix, by binary search. */
function endOfBeginning(sorted: readonly string[], from: number, beginning: string): number {
  let low = from + 1;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (itemAt(sorted, middle).startsWith(beginning)) low = middle + 1;
    else high = middle;
  }
  return low;
}
