import type { Listing } from '../../../domain/listings/Listing';
import { foldText } from '../../../domain/shared/foldText';
import { searchableTexts, type SearchableText } from '../../../domain/search/matching/searchableText';
import { splitMixedWord } from '../../../domain/search/text/splitMixedWord';
import { stemWord } from '../../../domain/search/text/stemWord';
import { isStopWord } from '../../../domain/search/text/stopWords';
import { forEachWord } from '../../../domain/search/text/words';
import type { ListingIndexPostings } from './ListingIndexPostings';
import type { ListingIndexVocabulary } from './ListingIndexVocabulary';

interface KnownSpelling {
  readonly terms: readonly number[];
  readonly isStopWord: boolean;
}

/** Indexes the texts of listings. Each spelling of a word is analysed once, then cached. */
export class ListingIndexTexts {
  readonly #postings: ListingIndexPostings;
  readonly #vocabulary: ListingIndexVocabulary;
  readonly #spellings = new Map<string, KnownSpelling>();
  readonly #names = new Map<string, KnownSpelling>();

  constructor(postings: ListingIndexPostings, vocabulary: ListingIndexVocabulary) {
    this.#postings = postings;
    this.#vocabulary = vocabulary;
  }

  read(listing: Listing, number: number): void {
    for (const text of searchableTexts(listing)) this.#readText(text, number);
  }

  #readText({ text, field, isName, withStopWords }: SearchableText, listing: number): void {
    const known = isName === true ? this.#names : this.#spellings;
    forEachWord(text, (start, end) => {
      const spelling = text.slice(start, end);
      const { terms, isStopWord: isIgnored } = known.get(spelling) ?? this.#learn(spelling, known);
      if (isIgnored && withStopWords !== true) return;
      for (const term of terms) this.#postings.add(term, listing, field);
    });
  }

  #learn(spelling: string, known: Map<string, KnownSpelling>): KnownSpelling {
    const word = foldText(spelling);
    const words = [word, ...splitMixedWord(word)];
    const terms = words.map((each) => this.#termOf(each, known === this.#names ? each : stemWord(each)));
    const learnt = { terms: [...new Set(terms)], isStopWord: isStopWord(word) };
    known.set(detached(spelling), learnt);
    return learnt;
  }

  #termOf(word: string, stem: string): number {
    const term = this.#vocabulary.knownTermOf(stem) ?? this.#newTerm(stem);
    this.#vocabulary.addWord(detached(word), term);
    return term;
  }

  #newTerm(stem: string): number {
    const term = this.#postings.create();
    this.#vocabulary.addTerm(detached(stem), term);
    return term;
  }
}

/** A copy: in V8, a slice keeps the whole text that it was cut from in memory. */
function detached(text: string): string {
  return text.length < SHORTEST_SLICE ? text : text.split('').join('');
}

/** Shorter slices are copied by V8 anyway. */
const SHORTEST_SLICE = 13;
