import { itemAt } from '../../shared/itemAt';
import { foldText } from '../../shared/foldText';
import type { ParsedQuery } from '../matching/parseQuery';
import type { TitlePhrase } from './titlePhrases';

interface Candidate {
  readonly key: string;
  /** How often each spelling occurs. */
  readonly texts: Map<string, number>;
  readonly categories: Map<string, number>;
  count: number;
}

/** A completion of the text being typed. */
export interface SuggestedPhrase {
  readonly text: string;
  /** The category of more than half of its listings, if there is one. */
  readonly categoryId?: string;
}

const MOST_SUGGESTIONS = 8;

/** Counts the phrases of titles and ranks them as suggestions. */
export class SuggestionTally {
  readonly #candidates = new Map<string, Candidate>();

  add({ text, key }: TitlePhrase, categoryId: string): void {
    const candidate = this.#candidates.get(key) ?? { key, texts: new Map(), categories: new Map(), count: 0 };
    this.#candidates.set(key, candidate);
    candidate.count++;
    countOne(candidate.texts, text);
    countOne(candidate.categories, categoryId);
  }

  /**
   * Phrases with all words of the query come first, then the most frequent, then the shortest. The text itself is
   * never suggested.
   */
  suggestionsFor(text: string, { words }: ParsedQuery): readonly SuggestedPhrase[] {
    const candidates = [...this.#candidates.values()].filter((candidate) => !this.#isAlwaysContinued(candidate));
    const ranks = candidates.map((candidate) => ({
      candidate,
      says: words.every(({ stem }) => candidate.key.split(' ').includes(stem)) ? 0 : 1,
    }));
    return ranks
      .sort((one, other) => one.says - other.says || byLikelihood(one.candidate, other.candidate))
      .map(({ candidate }) => suggestionOf(candidate))
      .filter((suggestion) => foldText(suggestion.text) !== foldText(text.trim()))
      .slice(0, MOST_SUGGESTIONS);
  }

  /**
   * True for a phrase that ends with a number and is always continued in the same way: the longer phrase is the
   * better suggestion.
   */
  #isAlwaysContinued({ key, count }: Candidate): boolean {
    return (
      /\d$/.test(key) &&
      [...this.#candidates.values()].some((other) => other.count === count && other.key.startsWith(`${key} `))
    );
  }
}

function byLikelihood(one: Candidate, other: Candidate): number {
  return other.count - one.count || one.key.length - other.key.length || (one.key < other.key ? -1 : 1);
}

function suggestionOf({ texts, categories, count }: Candidate): SuggestedPhrase {
  const [categoryId, there] = mostFrequent(categories);
  return { text: mostFrequent(texts)[0], ...(there * 2 > count && { categoryId }) };
}

function countOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function mostFrequent<Key>(counts: ReadonlyMap<Key, number>): readonly [Key, number] {
  return itemAt(
    [...counts].sort(([, one], [, other]) => other - one),
    0,
  );
}
