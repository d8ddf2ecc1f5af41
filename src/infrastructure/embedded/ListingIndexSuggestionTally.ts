import { at } from '../../domain/search/at';
import type { TitlePhrase } from './indexTitlePhrases';

interface Candidate {
  readonly key: string;
  /** How often each writing occurs. */
  readonly texts: Map<string, number>;
  readonly categories: Map<number, number>;
  count: number;
}

export interface RankedSuggestion {
  readonly text: string;
  /** The code of the category in which more than half of it stands; null when there is none. */
  readonly category: number | null;
}

/** Counts the phrases of titles, and puts them in the order in which to suggest them. */
export class ListingIndexSuggestionTally {
  readonly #candidates = new Map<string, Candidate>();

  add({ text, key }: TitlePhrase, category: number): void {
    const candidate = this.#candidates.get(key) ?? { key, texts: new Map(), categories: new Map(), count: 0 };
    this.#candidates.set(key, candidate);
    candidate.count++;
    countOne(candidate.texts, text);
    countOne(candidate.categories, category);
  }

  /** What goes on with the words as typed, by their stems, goes first; then the most frequent; then the shortest. */
  ranked(typed: readonly string[]): readonly RankedSuggestion[] {
    const candidates = [...this.#candidates.values()].filter((candidate) => !this.#isCutShort(candidate));
    const ranks = candidates.map((candidate) => ({ candidate, says: typed.every((stem) => candidate.key.split(' ').includes(stem)) ? 0 : 1 }));
    return ranks.sort((one, other) => one.says - other.says || byLikelihood(one.candidate, other.candidate)).map(({ candidate }) => told(candidate));
  }

  /** Ends in a number and always goes on in the same way: the longer phrase says it better. */
  #isCutShort({ key, count }: Candidate): boolean {
    return /\d$/.test(key) && [...this.#candidates.values()].some((other) => other.count === count && other.key.startsWith(`${key} `));
  }
}

function byLikelihood(one: Candidate, other: Candidate): number {
  return other.count - one.count || one.key.length - other.key.length || (one.key < other.key ? -1 : 1);
}

function told({ texts, categories, count }: Candidate): RankedSuggestion {
  const [category, there] = mostFrequent(categories);
  return { text: mostFrequent(texts)[0], category: there * 2 > count ? category : null };
}

function countOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function mostFrequent<Key>(counts: ReadonlyMap<Key, number>): readonly [Key, number] {
  return at([...counts].sort(([, one], [, other]) => other - one), 0);
}
