import { describe, expect, test } from 'vitest';
import { foldedWords, forbiddenWordsIn, readWords } from '../../../../src/domain/listings/review/forbiddenWords';

test.each([
  ['Arme-à-feu !', 'arme a feu'],
  ['  ŒUVRE d’Été  ', 'oeuvre d ete'],
  ['e\u0301pe\u0301e', 'epee'],
  ['Ætna, çà et là : Ñandú', 'aetna ca et la nandu'],
  ['ÀÇÈÌÑÒÙÝ', 'aceinouy'],
  ['4x4\n\nTBE', '4x4 tbe'],
  ['مرحبا', ''],
])('“%s” is looked through as “%s”', (text, folded) => {
  expect(foldedWords(text)).toBe(folded);
});

describe('the forbidden words of a text', () => {
  const words = ['arme a feu', 'tramadol', 'epee'];

  test('forbidden words are found whatever their case, accents and separators', () => {
    expect(forbiddenWordsIn('Vends TRAMADOL, épée et arme-à-feu', words)).toEqual(words);
  });

  test('a forbidden word is found at both ends of a text', () => {
    expect(forbiddenWordsIn('tramadol', words)).toEqual(['tramadol']);
  });

  test('forbidden words are whole words', () => {
    expect(forbiddenWordsIn('tramadols, xtramadol, épées, arme feu', words)).toEqual([]);
  });
});

describe('typed words', () => {
  test('typed words are one to a line, or separated by commas or semicolons, each once', () => {
    expect(readWords('Tramadol, arme à feu\n;tramadol;\n Épée ').words).toEqual(['tramadol', 'arme a feu', 'epee']);
  });

  test('words of less than two or more than forty letters are not usable, nor are others than Latin ones', () => {
    expect(readWords(`x, ${'y'.repeat(41)}, مرحبا, ok, ${'z'.repeat(40)}`)).toEqual({
      words: ['ok', 'z'.repeat(40)],
      unusable: ['x', 'y'.repeat(41), 'مرحبا'],
    });
  });

  test('no words are read where nothing is typed', () => {
    expect(readWords(' \n,; ')).toEqual({ words: [], unusable: [] });
  });
});
