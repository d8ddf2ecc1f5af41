import type { Similarity, Vocabulary } from '../../../domain/search/matching/interpretQuery';
import { hasDigit } from '../../../domain/search/text/splitMixedWord';
import { similarWords } from '../../../domain/search/text/similarWords';
import { itemAt } from '../../../domain/shared/itemAt';
import { inSlices } from './inSlices';
import { intact } from './intact';

interface Entry {
  /** Folded, as listings write it. */
  readonly word: string;
  readonly term: number;
}

export interface PackedVocabulary {
  /** By term. */
  readonly stems: readonly string[];
  /** Sorted. */
  readonly words: readonly string[];
  /** That of each word. */
  readonly terms: Int32Array<ArrayBuffer>;
}

/** Whether a listing that can be found now contains all the terms; the vocabulary also holds words of removed listings. */
type IsInUse = (terms: readonly number[]) => boolean;

/** All words of all listings, sorted when a query first needs it. */
export class ListingIndexVocabulary implements Vocabulary {
  readonly #termByStem = new Map<string, number>();
  readonly #isInUse: IsInUse;
  #entries: Entry[] = [];
  #words: string[] = [];
  #newEntries: Entry[] = [];

  constructor(isInUse: IsInUse, packed: PackedVocabulary | null) {
    this.#isInUse = isInUse;
    if (packed === null) return;
    for (const [term, stem] of packed.stems.entries()) this.#termByStem.set(stem, term);
    const terms = intact(packed.terms, Int32Array, packed.words.length);
    this.#words = [...packed.words];
    this.#entries = this.#words.map((word, index) => ({ word, term: itemAt(terms, index) }));
  }

  /** The term of a stem, even if no listing contains it any more. */
  knownTermOf(stem: string): number | undefined {
    return this.#termByStem.get(stem);
  }

  addTerm(stem: string, term: number): void {
    this.#termByStem.set(stem, term);
  }

  /** A word as listings write it, folded. */
  addWord(word: string, term: number): void {
    this.#newEntries.push({ word, term });
  }

  termOf(stem: string): number | undefined {
    const term = this.#termByStem.get(stem);
    return term !== undefined && this.#isInUse([term]) ? term : undefined;
  }

  completionsOf(beginning: string): readonly number[] {
    this.#sort();
    const terms = new Set<number>();
    for (let index = this.#firstFrom(beginning); this.#words[index]?.startsWith(beginning) === true; index++) {
      terms.add(this.#termAt(index));
    }
    return this.#inUse([...terms]);
  }

  similarTo(word: string, { edits, completing, sameInitial }: Similarity): readonly number[] {
    this.#sort();
    const words = sameInitial ? this.#startingWith(word.charAt(0)) : { from: 0, list: this.#words };
    const found = similarWords(words.list, word, edits, completing)
      .map((index) => words.from + index)
      .filter((index) => !hasDigit(this.#words[index] ?? ''))
      .map((index) => this.#termAt(index));
    return this.#inUse([...new Set(found)]);
  }

  occurTogether(one: number, other: number): boolean {
    return this.#isInUse([one, other]);
  }

  /** In slices. */
  async pack(): Promise<PackedVocabulary> {
    await this.#sortInSlices();
    this.#sort();
    return {
      stems: [...this.#termByStem.keys()],
      words: this.#words,
      terms: Int32Array.from(this.#entries, ({ term }) => term),
    };
  }

  get size(): number {
    return this.#entries.length + this.#newEntries.length;
  }

  #inUse(terms: readonly number[]): readonly number[] {
    return terms.filter((term) => this.#isInUse([term]));
  }

  #startingWith(letter: string): { readonly from: number; readonly list: readonly string[] } {
    const from = this.#firstFrom(letter);
    return { from, list: this.#words.slice(from, this.#firstFrom(letter + LAST_CHARACTER)) };
  }

  #termAt(index: number): number {
    const entry = this.#entries[index];
    if (entry === undefined) throw new RangeError(`No word ${index}`);
    return entry.term;
  }

  #firstFrom(text: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Sorts the new words by their first letters, then each group of them: that leaves `#sort` little to do. */
  async #sortInSlices(): Promise<void> {
    const entries = this.#newEntries;
    const groups = new Map<string, Entry[]>();
    await inSlices(entries, (entry) => {
      const beginning = entry.word.slice(0, 2);
      const group = groups.get(beginning);
      if (group === undefined) groups.set(beginning, [entry]);
      else group.push(entry);
    });
    const { length } = entries;
    const sorted: Entry[] = [];
    await inSlices([...groups.keys()].sort(), (beginning) => {
      sorted.push(...(groups.get(beginning) ?? []).sort(byWord).filter(isFirstOfItsKind));
    });
    if (entries === this.#newEntries && entries.length === length) this.#newEntries = sorted;
  }

  /** Cheap although it sorts everything: `Array.sort` (TimSort) takes advantage of sorted runs. */
  #sort(): void {
    if (this.#newEntries.length === 0) return;
    const added = this.#newEntries.sort(byWord);
    this.#newEntries = [];
    this.#entries = [...this.#entries, ...added].sort(byWord).filter(isFirstOfItsKind);
    this.#words = this.#entries.map(({ word }) => word);
  }
}

const LAST_CHARACTER = '\uffff';

function isFirstOfItsKind({ word, term }: Entry, index: number, entries: readonly Entry[]): boolean {
  const before = entries[index - 1];
  return before?.word !== word || before.term !== term;
}

function byWord(one: Entry, other: Entry): number {
  if (one.word === other.word) return one.term - other.term;
  return one.word < other.word ? -1 : 1;
}
