import type { Listing } from '../../listings/Listing';
import type { MatchedField, SearchedField } from './relevance';
import { searchableTexts } from './searchableText';
import { splitMixedWord } from '../text/splitMixedWord';
import { stemWord } from '../text/stemWord';
import { isStopWord } from '../text/stopWords';
import { wordsOf } from '../text/words';

/** A word that a listing says, folded. */
export interface IndexedWord {
  readonly word: string;
  /** What it has in common with its other forms; a proper name has only one. */
  readonly term: string;
  readonly field: SearchedField;
  readonly isName: boolean;
}

/** Every word by which a listing is found, the weightiest first; a mixed one (« iphone13 ») with its parts. */
export function indexedTerms(listing: Listing): readonly IndexedWord[] {
  return searchableTexts(listing).flatMap(({ text, field, isName = false, withStopWords = false }) =>
    wordsOf(text)
      .filter(({ word }) => withStopWords || !isStopWord(word))
      .flatMap(({ word }) => [word, ...splitMixedWord(word)])
      .map((word) => ({ word, term: isName ? word : stemWord(word), field, isName })),
  );
}

/** Where each term is said. */
export function fieldsOfTerms(words: readonly IndexedWord[]): ReadonlyMap<string, MatchedField> {
  const fields = new Map<string, MatchedField>();
  for (const { term, field } of words) fields.set(term, joinedField(fields.get(term), field));
  return fields;
}

/** Words come the weightiest field first. */
function joinedField(before: MatchedField | undefined, field: SearchedField): MatchedField {
  return before === 'title' && field === 'attributes' ? 'title-and-attributes' : (before ?? field);
}
