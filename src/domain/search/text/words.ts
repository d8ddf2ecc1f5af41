import { foldText } from '../../shared/foldText';

/** A folded word and its position in the original text. */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The words of a text, in order. Everything but letters and digits separates words, apostrophes and hyphens too;
 * elided articles such as « l’ » are not words.
 */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  forEachWord(text, (start, end) => {
    words.push({ word: foldText(text.slice(start, end)), start, end });
  });
  return words;
}

/** As `wordsOf`, without allocating: for hundreds of thousands of texts. */
export function forEachWord(text: string, visit: (start: number, end: number) => void): void {
  let start = -1;
  for (let index = 0; index <= text.length; index++) {
    const inWord = index < text.length && isWordCharacter(text, index);
    if (inWord && start < 0) start = index;
    if (inWord || start < 0) continue;
    if (!isElided(text, start, index)) visit(start, index);
    start = -1;
  }
}

function isWordCharacter(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code < 0x80) return isPlainWordCode(code);
  if (code >= 0xc0 && code <= 0x24f) return code !== MULTIPLICATION_SIGN && code !== DIVISION_SIGN;
  return otherWordCharacter.test(text.charAt(index));
}

function isPlainWordCode(code: number): boolean {
  const lower = code | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39);
}

const MULTIPLICATION_SIGN = 0xd7;
const DIVISION_SIGN = 0xf7;
const otherWordCharacter = /[\p{L}\p{M}\p{N}]/u;

const elided = new Set(['l', 'd', 'j', 'm', 't', 's', 'c', 'n', 'qu']);
const apostrophes = new Set(["'", '’', 'ʼ', '‘']);

function isElided(text: string, start: number, end: number): boolean {
  return end - start <= 2 && apostrophes.has(text.charAt(end)) && elided.has(text.slice(start, end).toLowerCase());
}
