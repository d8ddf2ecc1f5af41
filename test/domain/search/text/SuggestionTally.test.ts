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

test('phrases with the words as typed come first', () => {
  expect(texts('vélo', ['vélodrome', 'velodrome', 'sport', 9], ['vélo pliant', 'velo pliant', 'velos'])).toEqual([
    'vélo pliant',
    'vélodrome',
  ]);
});

test('phrases need all typed words to come first', () => {
  expect(
    texts(
      'vélo pliant',
      ['vélo de ville', 'velo ville', 'velos', 9],
      ['vélo pliant bleu', 'velo pliant bleu', 'velos'],
    )[0],
  ).toBe('vélo pliant bleu');
});

test('phrases are ranked by frequency, then length, then alphabet', () => {
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

test('the text itself is not suggested, whatever its case', () => {
  expect(texts(' VELO ', ['vélo', 'velo', 'velos', 5], ['vélo pliant', 'velo pliant', 'velos'])).toEqual([
    'vélo pliant',
  ]);
});

test('a phrase has its most frequent spelling', () => {
  expect(
    texts(
      'ip',
      ['Iphone', 'iphone', 'telephones'],
      ['iPhone', 'iphone', 'telephones', 2],
      ['IPHONE', 'iphone', 'telephones'],
    ),
  ).toEqual(['iPhone']);
});

test('a category is suggested when more than half of the listings are in it', () => {
  const [half] = suggestions('ca', ['casque', 'casque', 'sport'], ['casque', 'casque', 'equipement']);
  expect(half).toEqual({ text: 'casque' });
  const [most] = suggestions('ca', ['casque', 'casque', 'sport'], ['casque', 'casque', 'equipement', 2]);
  expect(most).toEqual({ text: 'casque', categoryId: 'equipement' });
});

test('a phrase that ends in a number and is always continued in one way is replaced by the longer one', () => {
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
    'is continued in several ways',
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
] as const)('a phrase that %s stays', (_how, phrases) => {
  expect(texts('peu', ...phrases)).toHaveLength(2);
});

test('at most eight phrases are suggested', () => {
  const many = Array.from(
    { length: 9 },
    (_, index) => [`vélo ${'abcdefghi'.charAt(index)}`, `velo ${'abcdefghi'.charAt(index)}`, 'velos'] as const,
  );
  expect(texts('vélo', ...many)).toHaveLength(8);
});
