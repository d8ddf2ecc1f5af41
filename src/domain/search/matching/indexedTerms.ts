import type { Listing } from '../../listings/Listing';
import { joinedField, type MatchedField, type SearchedField } from './relevance';
import { searchableTexts } from './searchableText';
import { splitMixedWord } from '../text/splitMixedWord';
import { stemWord } from '../text/stemWord';
import { isStopWord } from '../text/stopWords';
import { wordsOf } from '../text/words';

/** A folded word of a listing. */
export interface IndexedWord {
  readonly word: string;
  /** The stem; for a proper name, the word itself. */
  readonly term: string;
  readonly field: SearchedField;
  readonly isName: boolean;
}

/** The words of a listing, most relevant field first; mixed words (« iphone13 ») with their parts. */
export function indexedTerms(listing: Listing): readonly IndexedWord[] {
  return searchableTexts(listing).flatMap(({ text, field, isName = false, withStopWords = false }) =>
    wordsOf(text)
      .filter(({ word }) => withStopWords || !isStopWord(word))
      .flatMap(({ word }) => [word, ...splitMixedWord(word)])
      .map((word) => ({ word, term: isName ? word : stemWord(word), field, isName })),
  );
}

/** The field in which each term occurs. */
export function fieldsOfTerms(words: readonly IndexedWord[]): ReadonlyMap<string, MatchedField> {
  const fields = new Map<string, MatchedField>();
  for (const { term, field } of words) fields.set(term, joinedField(fields.get(term) ?? field, field));
  return fields;
}
