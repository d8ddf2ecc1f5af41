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
])('of « %s », %o leads to %o', (title, stems, expected) => {
  expect(phrases(title, ...stems)).toEqual(expected);
});

test('a phrase is written with single spaces', () => {
  expect(phrases('Table  de   nuit', 'table')).toEqual(['table', 'table de nuit']);
});

test('a phrase has in common with other writings what its words say', () => {
  expect(titlePhrases('Lampes de chevet', [says('lampe')]).map(({ key }) => key)).toEqual(['lampe', 'lampe chevet']);
});

test.each([
  [54, 2],
  [55, 1],
])('a phrase is suggested up to sixty letters: a second word of %i makes %i', (length, count) => {
  expect(phrases(`Table ${'x'.repeat(length)}`, 'table')).toHaveLength(count);
});
