import { hasDigit } from '../../domain/search/splitMixedWord';
import { stemWord } from '../../domain/search/stemWord';
import { isStopWord } from '../../domain/search/stopWords';
import { type Word, wordsOf } from '../../domain/search/words';

/** A part of a title, as written but in lower case, and what it has in common with other writings of it. */
export interface TitlePhrase {
  readonly text: string;
  readonly key: string;
}

/** Whether a word, by its stem, is one of those sought. */
export type StemTest = (stem: string) => boolean;

const LONGEST_PHRASE = 60;

/**
 * From the first to the last of the words sought, then one word further, or two where the first is a number (« canapé 3
 * places »). None unless the title says all words sought; each is given as a test.
 */
export function titlePhrases(title: string, sought: readonly StemTest[]): readonly TitlePhrase[] {
  const words = wordsOf(title);
  const places = sought.map((isSought) => words.findIndex(({ word }) => isSought(stemWord(word))));
  if (places.length === 0 || places.includes(-1)) return [];
  const first = Math.min(...places);
  const last = Math.max(...places);
  return endsFrom(words, last)
    .map((end) => phraseOf(title, words.slice(first, end + 1)))
    .filter(({ text }) => text.length <= LONGEST_PHRASE);
}

function endsFrom(words: readonly Word[], last: number): readonly number[] {
  const next = nextMeaningful(words, last);
  if (next === null) return [last];
  const afterNumber = hasDigit(words[next]?.word ?? '') ? nextMeaningful(words, next) : null;
  return afterNumber === null ? [last, next] : [last, next, afterNumber];
}

function nextMeaningful(words: readonly Word[], from: number): number | null {
  const found = words.findIndex(({ word }, index) => index > from && !isStopWord(word));
  return found < 0 ? null : found;
}

function phraseOf(title: string, words: readonly Word[]): TitlePhrase {
  const text = title.slice(words[0]?.start, words.at(-1)?.end).replace(/\s+/g, ' ').toLocaleLowerCase('fr');
  return { text, key: words.filter(({ word }) => !isStopWord(word)).map(({ word }) => stemWord(word)).join(' ') };
}
