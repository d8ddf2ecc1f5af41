import { itemAt } from '../../shared/itemAt';
import { hasDigit } from './splitMixedWord';
import { stemWord } from './stemWord';
import { isStopWord } from './stopWords';
import { type Word, wordsOf } from './words';

/** A part of a title in lower case, and the key that it shares with other spellings. */
export interface TitlePhrase {
  readonly text: string;
  readonly key: string;
}

/** The positions of a query word among the stems of a title; `null`: the title does not contain it. */
export type TitleMatcher = (stems: readonly string[]) => readonly number[] | null;

const LONGEST_PHRASE = 60;

/**
 * The phrase from the first to the last query word, and the same with one more word, or two where the first is a
 * number (« canapé 3 places »). Phrases end at a comma and leave words with hyphens whole. Empty unless the title contains all query words.
 */
export function titlePhrases(title: string, matchers: readonly TitleMatcher[]): readonly TitlePhrase[] {
  const words = wordsOf(title);
  const stems = words.map(({ word }) => stemWord(word));
  const positions = matchers.map((test) => test(stems));
  if (positions.includes(null)) return [];
  const found = positions.filter((place) => place !== null).flat();
  const first = startOfCompound(title, words, Math.min(...found));
  const last = endOfCompound(title, words, Math.max(...found));
  return endsFrom(title, words, last)
    .map((end) => phraseOf(title, words.slice(first, end + 1)))
    .filter(({ text }) => text.length <= LONGEST_PHRASE);
}

function endsFrom(title: string, words: readonly Word[], last: number): readonly number[] {
  const next = nextEnd(title, words, last);
  if (next === null) return [last];
  const afterNumber = hasDigit(itemAt(words, next).word) ? nextEnd(title, words, next) : null;
  return afterNumber === null ? [last, next] : [last, next, afterNumber];
}

/** The index of the next word that can end a phrase. */
function nextEnd(title: string, words: readonly Word[], from: number): number | null {
  for (let index = from + 1; index < words.length; index++) {
    const [before, word] = [itemAt(words, index - 1), itemAt(words, index)];
    if (punctuation.test(title.slice(before.end, word.start))) return null;
    if (!leadsOn(word.word)) return endOfCompound(title, words, index);
  }
  return null;
}

/** The first word of « porte-vélos », given any of its words. */
function startOfCompound(title: string, words: readonly Word[], from: number): number {
  let index = from;
  while (isHyphenated(title, words[index - 1], words[index])) index--;
  return index;
}

/** The last word of « porte-vélos », given any of its words. */
function endOfCompound(title: string, words: readonly Word[], from: number): number {
  let index = from;
  while (isHyphenated(title, words[index], words[index + 1])) index++;
  return index;
}

function isHyphenated(title: string, before: Word | undefined, after: Word | undefined): boolean {
  return before !== undefined && after !== undefined && hyphen.test(title.slice(before.end, after.start));
}

/** U+2010 and U+2011 too. */
const hyphen = /^[-\u2010\u2011]$/;

const punctuation = /[^\s\p{L}’'ʼ‘-]/u;
const leading = new Set([
  'avec',
  'sans',
  'facon',
  'style',
  'type',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'douze',
]);

function leadsOn(word: string): boolean {
  return isStopWord(word) || leading.has(word);
}

function phraseOf(title: string, words: readonly Word[]): TitlePhrase {
  const text = title.slice(words[0]?.start, words.at(-1)?.end).replace(/\s+/g, ' ').toLocaleLowerCase('fr');
  return {
    text,
    key: words
      .filter(({ word }) => !isStopWord(word))
      .map(({ word }) => stemWord(word))
      .join(' '),
  };
}
