import { expect, test } from 'vitest';
import { trimmedText } from '../../../src/domain/shared/trimmedText';

test.each([
  ['nothing', ''],
  ['blanks', ' \t\n\u00a0\u202f\u2003\u3000'],
  ['zero-width spaces', '\u200b\u200b\ufeff'],
  ['joiners', '\u200c\u200d\u2060'],
  ['direction marks', '\u200e\u200f\u202a\u202c\u2066\u2069'],
  ['combining marks without a letter', '\u0301\u0302\u034f'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['braille blanks', '\u2800\u2800\u2800\u2800\u2800'],
  ['soft hyphens', '\u00ad\u00ad'],
  ['tag characters', '\u{e0041}\u{e0042}\u{e007f}'],
  ['variation selectors', '\ufe0f\u{e0100}\u180b'],
  ['control characters', '\u0000\u0007\u0085'],
  ['a mixture of all', ' \u200b\u3164\u2800\u00ad\u{e0041}\u0301 '],
])('a text of %s is empty', (_name, text) => {
  expect(trimmedText(text)).toBe('');
});

test.each([
  ['  Vélo de ville ', 'Vélo de ville'],
  ['\u200b\u3164Vélo', 'Vélo'],
  ['Vélo \u0007\u0085\ufeff\n', 'Vélo'],
  ['Ve\u0301lo', 'Ve\u0301lo'],
  ['Canapé\u00adlit', 'Canapé\u00adlit'],
  ['❤️', '❤️'],
  ['👩‍👧', '👩‍👧'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['دراجة', 'دراجة'],
  ['자전거', '자전거'],
  ['…', '…'],
  ['-', '-'],
])('the text « %s » is read as « %s »', (typed, text) => {
  expect(trimmedText(typed)).toBe(text);
});
