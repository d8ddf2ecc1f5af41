import { expect, test } from 'vitest';
import { type TitleTest, titlePhrases } from '../../../src/domain/search/titlePhrases';

const says = (stem: string): TitleTest => (stems) => (stems.includes(stem) ? [stems.indexOf(stem)] : null);
const phrases = (title: string, ...stems: readonly string[]) => titlePhrases(title, stems.map(says)).map(({ text }) => text);

test.each<[title: string, stems: readonly string[], expected: readonly string[]]>([
  ['Table de nuit', ['table'], ['table', 'table de nuit']],
  ['Canapé 3 places gris', ['canape'], ['canapé', 'canapé 3', 'canapé 3 places']],
  ['Canapé vert, convertible', ['vert'], ['vert']],
  ['Canapé vert', ['canape', 'rouge'], []],
  ['Canapé vert', ['vert', 'canape'], ['canapé vert']],
])('of « %s », %o leads to %o', (title, stems, expected) => {
  expect(phrases(title, ...stems)).toEqual(expected);
});
