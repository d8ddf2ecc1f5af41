import { parseQuery, type QueryWord } from '../matching/parseQuery';
import { SHORTEST_CORRECTED, SHORTEST_CORRECTED_TWICE } from '../matching/interpretQuery';
import { similarWords } from './similarWords';
import { hasDigit, splitMixedWord } from './splitMixedWord';
import { stemWord } from './stemWord';
import { synonymsOf } from './synonyms';
import { wordsOf, type Word } from './words';

export type TextRange = readonly [start: number, end: number];

/**
 * The ranges of a text that match words of a query, in order and without overlap. Whole words are highlighted.
 * Similar spellings count only if the text does not contain the word itself.
 */
export function highlightRanges(text: string, query: string): readonly TextRange[] {
  const words = wordsOf(text);
  const sought = parseQuery(query).words;
  const found = new Set(sought.flatMap((word, index) => matchesOf(word, sought[index - 1], sought[index + 1], words)));
  return [...found].sort((one, other) => one.start - other.start).map(({ start, end }) => [start, end]);
}

function matchesOf(
  sought: QueryWord,
  before: QueryWord | undefined,
  after: QueryWord | undefined,
  words: readonly Word[],
): readonly Word[] {
  const joined = after === undefined ? null : sought.word + after.word;
  const synonyms = new Set(
    [
      ...synonymsOf(sought.stem),
      ...(before === undefined ? [] : synonymsOf(before.stem, sought.stem)),
      ...(after === undefined ? [] : synonymsOf(sought.stem, after.stem)),
    ].flat(),
  );
  const same = words.filter(({ word }) => matchesWord(word, sought) || word === joined || synonyms.has(stemWord(word)));
  return same.length > 0 ? same : words.filter(({ word }) => isMisspelt(sought) && isNear(word, sought));
}

function matchesWord(word: string, { word: sought, stem, parts, unfinished }: QueryWord): boolean {
  return (
    stemWord(word) === stem ||
    splitMixedWord(word).includes(sought) ||
    parts.includes(word) ||
    (unfinished && word.startsWith(sought))
  );
}

function isMisspelt({ word }: QueryWord): boolean {
  return word.length >= SHORTEST_CORRECTED && !hasDigit(word);
}

function isNear(word: string, { word: sought, stem, unfinished }: QueryWord): boolean {
  if (word[0] !== sought[0]) return false;
  const edits = sought.length < SHORTEST_CORRECTED_TWICE ? 1 : 2;
  return [sought, stem].some((spelling) => similarWords([word], spelling, edits, unfinished).length > 0);
}
