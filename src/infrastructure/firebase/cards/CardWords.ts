import type { Listing } from '../../../domain/listings/Listing';
import { isInTitle, type MatchedField, relevanceOf } from '../../../domain/search/matching/relevance';
import { fieldsOfTerms, type IndexedWord, indexedTerms } from '../../../domain/search/matching/indexedTerms';
import { hasDigit } from '../../../domain/search/text/splitMixedWord';
import { knownPhrases, type Phrase, synonymsOf } from '../../../domain/search/text/synonyms';
import { SHORTEST_CORRECTED } from '../../../domain/search/matching/interpretQuery';
import { spellingKeys } from './spellingKeys';

/** Only a listing stuffed with search words exceeds these. The keys of the title come first. */
const MAXIMUM_TERMS = 400;
const MAXIMUM_STARTS = 450;
const LONGEST_START = 24;

/**
 * The words by which a listing is found. Keys of `words` are its terms and their synonyms; keys of `starts` are
 * prefixes of words of the title and the attributes. What the title alone contains has a key of its own beside (`titleKey`). The ranked
 * sets hold, beside each key, the key with the points that it earns.
 */
export class CardWords {
  readonly #indexed: readonly IndexedWord[];
  readonly #fields: Fields;
  readonly #words: ReadonlyMap<string, number>;
  readonly #starts: ReadonlyMap<string, number>;

  constructor(listing: Listing) {
    this.#indexed = indexedTerms(listing);
    this.#fields = new Map([...fieldsOfTerms(this.#indexed)].slice(0, MAXIMUM_TERMS));
    const titled: Fields = new Map([...this.#fields].filter(([, field]) => isInTitle(field)));
    this.#words = new Map([...inTitle(pointsOfWords(titled)), ...pointsOfWords(this.#fields)]);
    const titleWords = this.#indexed.filter(({ field }) => field === 'title');
    const starts = [...inTitle(pointsOfStarts(titleWords, titled)), ...pointsOfStarts(this.#indexed, this.#fields)];
    this.#starts = new Map(starts.slice(0, MAXIMUM_STARTS));
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

  /** The spelling keys of the words of the title, by which a mistyped word is corrected. */
  get misspellings(): readonly string[] {
    const titled = this.#indexed.filter(
      ({ field, word }) => field === 'title' && word.length >= SHORTEST_CORRECTED && !hasDigit(word),
    );
    return titled.flatMap(({ word }) => spellingKeys(word));
  }
}

type Fields = ReturnType<typeof fieldsOfTerms>;
type Points = ReadonlyMap<string, number>;

function pointsOfWords(fields: Fields): Points {
  const points = new Map([...fields].map(([term, field]) => [term, relevanceOf(field, true)]));
  for (const phrase of knownPhrases()) {
    const earned = synonymPointsOf(phrase, fields);
    if (earned > 0) for (const other of synonymsOf(...phrase)) raise(points, phraseKey(other), earned);
  }
  return points;
}

/** 0 unless the listing has all words of the phrase. */
function synonymPointsOf(phrase: Phrase, fields: Fields): number {
  return Math.min(...phrase.map((term) => nearPoints(fields.get(term))));
}

function nearPoints(field: MatchedField | undefined): number {
  return field === undefined ? 0 : relevanceOf(field, false);
}

function pointsOfStarts(words: readonly IndexedWord[], fields: Fields): Points {
  const points = new Map<string, number>();
  for (const { word, term, isName } of words) {
    const field = fields.get(term);
    if (field === undefined || field === 'description') continue;
    const longest = Math.min(word.length - 1, LONGEST_START);
    for (let length = 1; length <= longest; length++) raise(points, word.slice(0, length), relevanceOf(field, false));
    // A whole word is found by its term; a proper name is not stemmed, so its full spelling is a key too.
    if (isName) raise(points, word, relevanceOf(field, true));
  }
  return points;
}

function inTitle(points: Points): Points {
  return new Map([...points].map(([key, earned]) => [titleKey(key), earned]));
}

/** The key of a word or prefix that the title contains. The colon keeps it apart from the keys of words. */
export function titleKey(key: string): string {
  return `t:${key}`;
}

/** The key of a phrase. The blank keeps it apart from the keys of words. */
export function phraseKey(phrase: Phrase): string {
  return phrase.join(' ');
}

/** The key of a word or prefix together with the points that it earns. */
export function rankedKey(key: string, points: number): string {
  return `${key}=${points}`;
}

function ranked(points: ReadonlyMap<string, number>): readonly string[] {
  return [...points].flatMap(([key, earned]) => [key, rankedKey(key, earned)]);
}

function raise(points: Map<string, number>, key: string, earned: number): void {
  points.set(key, Math.max(points.get(key) ?? 0, earned));
}
