import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasDigit, splitMixedWord } from '../../../../src/domain/search/text/splitMixedWord';
import { wordsOf } from '../../../../src/domain/search/text/words';

const wordsIn = (text: string) => wordsOf(text).map(({ word }) => word);

test.each([
  ['Canapé d’angle en cuir', ['canape', 'angle', 'en', 'cuir']],
  ['L’iPhone 13, 128Go !', ['iphone', '13', '128go']],
  ["qu'on s'arrête", ['on', 'arrete']],
  ['lave-linge', ['lave', 'linge']],
  ['Taille L', ['taille', 'l']],
  ['De 0 à 90 €', ['de', '0', 'a', '90']],
  ['«\u00a0Canapé\u00a0»', ['canape']],
  ['{table} ~lampe|', ['table', 'lampe']],
  ['T-shirt S’il', ['t', 'shirt', 'il']],
  ['3×2 ÷ 5 m²', ['3', '2', '5', 'm2']],
  ['été 🚲 ça', ['ete', 'ca']],
  ['Ваза ваза', ['ваза', 'ваза']],
  ['…', []],
])('the words of %j are found', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test('each word has its position in the original text', () => {
  const text = 'Le cœur d’un Vélo';
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Le', 'cœur', 'un', 'Vélo']);
});

test('the words of any text are in order and do not overlap', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const words = wordsOf(text);
      expect(words.every(({ start, end }, index) => start < end && start >= (words[index - 1]?.end ?? 0))).toBe(true);
    }),
  );
});

test.each([
  ['iphone13', ['iphone', '13']],
  ['ps5', ['ps', '5']],
  ['128go', ['128', 'go']],
  ['65m2', ['65', 'm2']],
  ['20v', ['20', 'v']],
  ['r1200gs', ['r', '1200', 'gs']],
  ['mt07', ['mt', '07']],
  ['65mx', ['65', 'mx']],
  ['x65m', []],
  ['t3', []],
  ['c4', []],
  ['4x4', []],
  ['5g', []],
  ['208', []],
  ['velo', []],
  ['', []],
])('the parts of %j are %j', (word, parts) => {
  expect(splitMixedWord(word)).toEqual(parts);
});

test('a word with a digit is recognised', () => {
  expect([hasDigit('t3'), hasDigit('velo')]).toEqual([true, false]);
});
