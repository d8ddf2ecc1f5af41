import { foldText } from '../../shared/foldText';
import { itemAt } from '../../shared/itemAt';

/** A word, a number or a sign of a sentence: « 80 m² » has two, « jusqu’à » too. */
export interface Token {
  /** Folded. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const pattern = /\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}\p{N}]*|[€<>]/gu;

export function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    word: foldText(found),
    start: index,
    end: index + found.length,
  }));
}

/** The index after the longest of these phrases that stands at `from`; null when there is none. Phrases are folded words. */
export function phraseEnd(tokens: readonly Token[], from: number, phrases: readonly string[]): number | null {
  const lengths = phrases.flatMap((phrase) => {
    const words = phrase.split(' ');
    return words.every((word, offset) => tokens[from + offset]?.word === word) ? [words.length] : [];
  });
  return lengths.length === 0 ? null : from + Math.max(...lengths);
}

export interface NumberAt {
  readonly value: number;
  /** The index after its last token. */
  readonly end: number;
}

/** « 1500 », « 1.500 », « 1 500 » and « 2,5 »; groups of three digits belong together. */
export function numberAt(tokens: readonly Token[], from: number): NumberAt | null {
  const first = tokens[from];
  if (first === undefined) return null;
  if (/^\d{1,3}(?:\.\d{3})+$/.test(first.word)) return { value: Number(first.word.replaceAll('.', '')), end: from + 1 };
  let value = Number(first.word.replace(',', '.'));
  if (Number.isNaN(value)) return null;
  let end = from + 1;
  if (/^[1-9]\d{0,2}$/.test(first.word)) {
    for (let next = tokens[end]; next !== undefined && /^\d{3}$/.test(next.word); next = tokens[end]) {
      if (next.start !== itemAt(tokens, end - 1).end + 1) break;
      value = value * 1000 + Number(next.word);
      end++;
    }
  }
  return { value, end };
}
