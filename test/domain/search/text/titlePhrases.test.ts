import { expect, test } from 'vitest';
import { type TitleMatcher, titlePhrases } from '../../../../src/domain/search/text/titlePhrases';

const says =
  (stem: string): TitleMatcher =>
  (stems) =>
    stems.includes(stem) ? [stems.indexOf(stem)] : null;
const phrases = (title: string, ...stems: readonly string[]) =>
  titlePhrases(title, stems.map(says)).map(({ text }) => text);

test.each<[title: string, stems: readonly string[], expected: readonly string[]]>([
  ['Table de nuit', ['table'], ['table', 'table de nuit']],
  ['Canapé 3 places gris', ['canape'], ['canapé', 'canapé 3', 'canapé 3 places']],
  ['Canapé vert, convertible', ['vert'], ['vert']],
  ['Canapé vert', ['canape', 'rouge'], []],
  ['Canapé vert', ['vert', 'canape'], ['canapé vert']],
  ['Porte-vélos de hayon', ['velo'], ['porte-vélos', 'porte-vélos de hayon']],
  ['Porte-vélos de hayon', ['porte'], ['porte-vélos', 'porte-vélos de hayon']],
  ['Porte-vélos de hayon', ['hayon'], ['hayon']],
  ['Support de porte-vélos', ['support'], ['support', 'support de porte-vélos']],
  ['Atelier - vélo bleu', ['velo'], ['vélo', 'vélo bleu']],
])('the title « %s » gives for %o the phrases %o', (title, stems, expected) => {
  expect(phrases(title, ...stems)).toEqual(expected);
});

test('a phrase has single spaces', () => {
  expect(phrases('Table  de   nuit', 'table')).toEqual(['table', 'table de nuit']);
});

test('the key of a phrase is shared by its other spellings', () => {
  expect(titlePhrases('Lampes de chevet', [says('lampe')]).map(({ key }) => key)).toEqual(['lampe', 'lampe chevet']);
});

test.each([
  [54, 2],
  [55, 1],
])('a phrase has at most sixty letters: a second word of %i letters makes %i phrases', (length, count) => {
  expect(phrases(`Table ${'x'.repeat(length)}`, 'table')).toHaveLength(count);
});
