import type { FieldValues } from '../../listings/catalogue/Field';
import { isStopWord } from './stopWords';
import { wordsOf } from './words';

/** The fields that name a thing in words. */
export const NAMING_FIELDS: readonly string[] = ['product', 'model'];

/** The words of the fields that name a thing. */
export function nameWords(fields: FieldValues): readonly string[] {
  return NAMING_FIELDS.flatMap((id) => contentWords(String(fields[id] ?? '')));
}

/** The words of a text, each once, without the plural, and without the words that say nothing. */
export function contentWords(text: string): readonly string[] {
  const words = wordsOf(text).map(({ word }) => word);
  return [...new Set(words.filter((word) => !isStopWord(word)).map((word) => word.replace(/^(.{3,})[sx]$/, '$1')))];
}
