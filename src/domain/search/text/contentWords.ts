import { isStopWord } from './stopWords';
import { wordsOf } from './words';

/** The words of a text, each once, without the plural, and without the words that say nothing. */
export function contentWords(text: string): readonly string[] {
  const words = wordsOf(text).map(({ word }) => word);
  return [...new Set(words.filter((word) => !isStopWord(word)).map((word) => word.replace(/^(.{3,})[sx]$/, '$1')))];
}
