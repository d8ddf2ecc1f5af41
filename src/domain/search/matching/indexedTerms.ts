import type { Listing } from '../../listings/Listing';
import type { Place, Zone } from './relevance';
import { searchableTexts } from './searchableText';
import { splitMixedWord } from '../text/splitMixedWord';
import { stemWord } from '../text/stemWord';
import { isStopWord } from '../text/stopWords';
import { wordsOf } from '../text/words';

/** A word that a listing says, folded. */
export interface SaidWord {
  readonly word: string;
  /** What it has in common with its other forms; a proper name has only one. */
  readonly term: string;
  readonly zone: Zone;
  readonly isName: boolean;
}

/** Every word by which a listing is found, the weightiest first; a mixed one (« iphone13 ») with its parts. */
export function indexedTerms(listing: Listing): readonly SaidWord[] {
  return searchableTexts(listing).flatMap(({ text, zone, isName = false, withStopWords = false }) =>
    wordsOf(text)
      .filter(({ word }) => withStopWords || !isStopWord(word))
      .flatMap(({ word }) => [word, ...splitMixedWord(word)])
      .map((word) => ({ word, term: isName ? word : stemWord(word), zone, isName })),
  );
}

/** Where each term is said. */
export function fieldsOfTerms(words: readonly SaidWord[]): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const { term, zone } of words) places.set(term, joined(places.get(term), zone));
  return places;
}

/** Words come the weightiest zone first. */
function joined(before: Place | undefined, zone: Zone): Place {
  return before === 'title' && zone === 'attributes' ? 'title-and-attributes' : (before ?? zone);
}
