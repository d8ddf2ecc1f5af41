import type { Listing } from '../../../domain/listings/Listing';
import { relevanceOf } from '../../../domain/search/matching/relevance';
import { fieldsOfTerms, type SaidWord, indexedTerms } from '../../../domain/search/matching/indexedTerms';
import { hasDigit } from '../../../domain/search/text/splitMixedWord';
import { knownPhrases, type Phrase, synonymsOf } from '../../../domain/search/text/synonyms';
import { SHORTEST_CORRECTED } from '../../../domain/search/matching/interpretQuery';
import { spellingKeys } from './spellingKeys';

/** A listing says more only if it is written to be found by everything. */
const MOST_TERMS = 450;
const MOST_STARTS = 450;
const LONGEST_START = 24;

/**
 * The words by which a listing is found. Keys of `words` are terms, and of two words that can be said otherwise; keys of
 * `starts` are beginnings of words in the title and the attributes. The ranked sets also say how many points each earns.
 */
export class CardWords {
  readonly #said: readonly SaidWord[];
  readonly #places: ReturnType<typeof fieldsOfTerms>;
  readonly #words: ReadonlyMap<string, number>;
  readonly #starts: ReadonlyMap<string, number>;

  constructor(listing: Listing) {
    this.#said = indexedTerms(listing);
    this.#places = new Map([...fieldsOfTerms(this.#said)].slice(0, MOST_TERMS));
    this.#words = this.#pointsOfWords();
    this.#starts = this.#pointsOfStarts();
  }

  get words(): readonly string[] {
    return [...this.#words.keys()];
  }

  get starts(): readonly string[] {
    return [...this.#starts.keys()];
  }

  get rankedWords(): readonly string[] {
    return ranked(this.#words);
  }

  get rankedStarts(): readonly string[] {
    return ranked(this.#starts);
  }

  /** What the words of the title become when a letter is left out: whoever mistypes one is led to it. */
  get misspellings(): readonly string[] {
    const titled = this.#said.filter(
      ({ zone, word }) => zone === 'title' && word.length >= SHORTEST_CORRECTED && !hasDigit(word),
    );
    return titled.flatMap(({ word }) => spellingKeys(word));
  }

  #pointsOfWords(): ReadonlyMap<string, number> {
    const points = new Map([...this.#places].map(([term, place]) => [term, relevanceOf(place, true)]));
    for (const phrase of knownPhrases) {
      const earned = this.#nearPointsOf(phrase);
      if (earned > 0) for (const other of synonymsOf(...phrase)) raise(points, phraseKey(other), earned);
    }
    return points;
  }

  /** 0 when it does not say all of it. */
  #nearPointsOf(phrase: Phrase): number {
    return Math.min(...phrase.map((term) => this.#nearPoints(term)));
  }

  #nearPoints(term: string): number {
    const place = this.#places.get(term);
    return place === undefined ? 0 : relevanceOf(place, false);
  }

  #pointsOfStarts(): ReadonlyMap<string, number> {
    const points = new Map<string, number>();
    for (const { word, term, isName } of this.#said) {
      const place = this.#places.get(term);
      if (place === undefined || place === 'description') continue;
      const longest = Math.min(word.length - 1, LONGEST_START);
      for (let length = 1; length <= longest; length++) raise(points, word.slice(0, length), relevanceOf(place, false));
      // Whole, a word is found by its term; but a name has no other form, whatever is typed.
      if (isName) raise(points, word, relevanceOf(place, true));
    }
    return new Map([...points].slice(0, MOST_STARTS));
  }
}

/** The key of two words together, which no word has. */
export function phraseKey(phrase: Phrase): string {
  return phrase.join(' ');
}

/** The key that says what a word or a beginning earns. */
export function rankedKey(key: string, points: number): string {
  return `${key}=${points}`;
}

function ranked(points: ReadonlyMap<string, number>): readonly string[] {
  return [...points].flatMap(([key, earned]) => [key, rankedKey(key, earned)]);
}

function raise(points: Map<string, number>, key: string, earned: number): void {
  points.set(key, Math.max(points.get(key) ?? 0, earned));
}
