import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, plainText } from '../../../src/domain/shared/foldText';

test.each([
  ['Vélo', 'velo'],
  ['ÉLECTROMÉNAGER', 'electromenager'],
  ['cœur', 'coeur'],
  ['Æquo', 'aequo'],
  ['Straße', 'strasse'],
  ['Søren', 'soren'],
  ['m²', 'm2'],
  ['ça où là', 'ca ou la'],
  ['plain text 42', 'plain text 42'],
  ['e\u0301te\u0301', 'ete'],
  ['', ''],
])('the text %j is folded into %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('folding a folded text changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)));
});

test('plain text has no ligatures and single spaces', () => {
  expect(plainText('  Cœur  d’Élan, ex æquo ')).toBe('coeur d’elan, ex aequo');
});
