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
 * Longer words count only if the text does not contain the word itself, similar spellings only if it contains neither.
 */
export function highlightRanges(text: string, query: string): readonly TextRange[] {
  const words = wordsOf(text);
  const queryWords = parseQuery(query).words;
  const found = new Set(
    queryWords.flatMap((word, index) => matchesOf(word, queryWords[index - 1], queryWords[index + 1], words)),
  );
  return [...found].sort((one, other) => one.start - other.start).map(({ start, end }) => [start, end]);
}

function matchesOf(
  searched: QueryWord,
  before: QueryWord | undefined,
  after: QueryWord | undefined,
  words: readonly Word[],
): readonly Word[] {
  const joined = after === undefined ? null : searched.word + after.word;
  const synonyms = new Set(
    [
      ...synonymsOf(searched.stem),
      ...(before === undefined ? [] : synonymsOf(before.stem, searched.stem)),
      ...(after === undefined ? [] : synonymsOf(searched.stem, after.stem)),
    ].flat(),
  );
  const ways = [
    ({ word }: Word) => matchesWord(word, searched) || word === joined || synonyms.has(stemWord(word)),
    ({ word }: Word) => searched.unfinished && word.startsWith(searched.word),
    ({ word }: Word) => isMisspelt(searched) && isNear(word, searched),
  ];
  return ways.map((matches) => words.filter(matches)).find((found) => found.length > 0) ?? [];
}

function matchesWord(word: string, { word: searched, stem, parts }: QueryWord): boolean {
  return stemWord(word) === stem || splitMixedWord(word).includes(searched) || parts.includes(word);
}

function isMisspelt({ word }: QueryWord): boolean {
  return word.length >= SHORTEST_CORRECTED && !hasDigit(word);
}

function isNear(word: string, { word: searched, stem, unfinished }: QueryWord): boolean {
  if (word[0] !== searched[0]) return false;
  const edits = searched.length < SHORTEST_CORRECTED_TWICE ? 1 : 2;
  return [searched, stem].some((spelling) => similarWords([word], spelling, edits, unfinished).length > 0);
}
