import { expect, test } from 'vitest';
import { MAXIMUM_QUERY_WORDS, parseQuery } from '../../../../src/domain/search/matching/parseQuery';

/** `word*` is unfinished. */
function understood(query: string) {
  const { words, excluded } = parseQuery(query);
  return {
    words: words.map(({ word, unfinished }) => word + (unfinished ? '*' : '')),
    excluded: excluded.map((group) => group.map(({ word }) => word)),
  };
}

test.each([
  ['vélo', ['velo*'], []],
  ['Vélo ', ['velo'], []],
  ['vélo de course', ['velo', 'course*'], []],
  ['vélo,', ['velo'], []],
  ['canape -cuir', ['canape'], [['cuir']]],
  ['canape −cuir –tissu ', ['canape'], [['cuir'], ['tissu']]],
  ['canape --cuir', ['canape'], [['cuir']]],
  ['canape -3', ['canape'], [['3']]],
  ['canape -!', ['canape'], []],
  ['frigo -lave-linge', ['frigo'], [['lave', 'linge']]],
  ['-cuir canap', ['canap*'], [['cuir']]],
  ['canapé - cuir', ['canape', 'cuir*'], []],
  ['canapé -', ['canape'], []],
  ['canapé -de', ['canape'], []],
  ['lave-linge', ['lave', 'linge*'], []],
  ['table de', ['table'], []],
  ['de la', ['de', 'la*'], []],
  ['la', ['la*'], []],
  ['le ', ['le'], []],
  ['vélo vélos velo ', ['velo'], []],
  ['vélo vel', ['velo', 'vel*'], []],
  ['vélo vélo', ['velo', 'velo*'], []],
  ['sans permis ', ['sans', 'permis'], []],
  ['   ', [], []],
  ['', [], []],
  ['!?', [], []],
])('the query %j is parsed as the words %j without %j', (query, words, excluded) => {
  expect(understood(query)).toEqual({ words, excluded });
});

test('a mixed word is split and also stays whole', () => {
  expect(parseQuery('iPhone13').words).toEqual([
    { word: 'iphone13', stem: 'iphone13', parts: ['iphone', '13'], unfinished: true },
  ]);
});

test('words beyond the maximum are ignored', () => {
  const query = Array.from({ length: 40 }, (_, index) => `mot${index}`).join(' ');
  expect(parseQuery(query).words).toHaveLength(MAXIMUM_QUERY_WORDS);
});
