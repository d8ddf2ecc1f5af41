import { expect, test } from 'vitest';
import { parseQuery } from '../../../../src/domain/search/matching/parseQuery';
import { SuggestionTally } from '../../../../src/domain/search/text/SuggestionTally';

/** Phrases with how often each stands in which category: `['vélo de ville', 'velo ville', 'velos', 3]`. */
function suggestions(
  typed: string,
  ...phrases: readonly (readonly [text: string, key: string, categoryId: string, times?: number])[]
) {
  const tally = new SuggestionTally();
  for (const [text, key, categoryId, times = 1] of phrases)
    for (let time = 0; time < times; time++) tally.add({ text, key }, categoryId);
  return tally.suggestionsFor(typed, parseQuery(typed));
}
const texts = (...parameters: Parameters<typeof suggestions>) => suggestions(...parameters).map(({ text }) => text);

test('what goes on with the words as typed goes first', () => {
  expect(texts('vélo', ['vélodrome', 'velodrome', 'sport', 9], ['vélo pliant', 'velo pliant', 'velos'])).toEqual([
    'vélo pliant',
    'vélodrome',
  ]);
});

test('all words that were typed have to be there to go first', () => {
  expect(
    texts(
      'vélo pliant',
      ['vélo de ville', 'velo ville', 'velos', 9],
      ['vélo pliant bleu', 'velo pliant bleu', 'velos'],
    )[0],
  ).toBe('vélo pliant bleu');
});

test('then goes what is more frequent, then what is shorter, then what comes first in the alphabet', () => {
  expect(
    texts(
      'vélo',
      ['vélo ville', 'velo ville', 'velos'],
      ['vélo route', 'velo route', 'velos'],
      ['vélo vtt', 'velo vtt', 'velos'],
      ['vélo électrique', 'velo electrique', 'velos', 2],
    ),
  ).toEqual(['vélo électrique', 'vélo vtt', 'vélo route', 'vélo ville']);
});

test('the text itself is not suggested, in whichever letters it is typed', () => {
  expect(texts(' VELO ', ['vélo', 'velo', 'velos', 5], ['vélo pliant', 'velo pliant', 'velos'])).toEqual([
    'vélo pliant',
  ]);
});

test('a phrase is written as it is mostly written', () => {
  expect(
    texts(
      'ip',
      ['Iphone', 'iphone', 'telephones'],
      ['iPhone', 'iphone', 'telephones', 2],
      ['IPHONE', 'iphone', 'telephones'],
    ),
  ).toEqual(['iPhone']);
});

test('a category is named when more than half of it stands there, and not when it is just half', () => {
  const [half] = suggestions('ca', ['casque', 'casque', 'sport'], ['casque', 'casque', 'equipement']);
  expect(half).toEqual({ text: 'casque' });
  const [most] = suggestions('ca', ['casque', 'casque', 'sport'], ['casque', 'casque', 'equipement', 2]);
  expect(most).toEqual({ text: 'casque', categoryId: 'equipement' });
});

test('what ends in a number and always goes on in one way leaves its place to the longer phrase', () => {
  expect(
    texts(
      'peu',
      ['peugeot 208', 'peugeot 208', 'voitures', 2],
      ['peugeot 208 essence', 'peugeot 208 essence', 'voitures', 2],
    ),
  ).toEqual(['peugeot 208 essence']);
});

test.each([
  [
    'goes on in several ways',
    [
      ['peugeot 208', 'peugeot 208', 'voitures', 3],
      ['peugeot 208 essence', 'peugeot 208 essence', 'voitures', 2],
    ],
  ],
  [
    'ends in a word',
    [
      ['peugeot bleue', 'peugeot bleue', 'voitures', 2],
      ['peugeot bleue essence', 'peugeot bleue essence', 'voitures', 2],
    ],
  ],
  [
    'is the beginning of another number',
    [
      ['peugeot 20', 'peugeot 20', 'voitures', 2],
      ['peugeot 208', 'peugeot 208', 'voitures', 2],
    ],
  ],
] as const)('what %s stays', (_how, phrases) => {
  expect(texts('peu', ...phrases)).toHaveLength(2);
});

test('eight are suggested at most', () => {
  const many = Array.from(
    { length: 9 },
    (_, index) => [`vélo ${'abcdefghi'.charAt(index)}`, `velo ${'abcdefghi'.charAt(index)}`, 'velos'] as const,
  );
  expect(texts('vélo', ...many)).toHaveLength(8);
});
