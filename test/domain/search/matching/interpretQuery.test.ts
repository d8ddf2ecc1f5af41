import { expect, test } from 'vitest';
import { interpretQuery, type Clause } from '../../../../src/domain/search/matching/interpretQuery';
import { parseQuery } from '../../../../src/domain/search/matching/parseQuery';
import { aVocabulary } from '../aVocabulary';

const { vocabulary, wordOf } = aVocabulary(
  [
    '13',
    'canape',
    'canapes',
    'camping',
    'car',
    'cuir',
    'electrique',
    'fauteuil',
    'guitare',
    'iphone',
    'iphone13',
    'lave',
    'linge',
    'playstation',
    'pantalon',
    'sable',
    'table',
    'tableau',
    'tablette',
    'vaisselle',
    'velo',
    'velours',
  ],
  [['lave', 'linge']],
);

/** `=word` as typed, `~word` completed or corrected, `word+word` both at once. */
const spelt = (clause: Clause) =>
  clause.map(({ terms, exact }) => (exact ? '=' : '~') + terms.map(wordOf).join('+')).join(' ');
const clauses = (query: string) => interpretQuery(parseQuery(query), vocabulary).clauses.map(spelt);

test.each([
  ['canapés ', ['=canape']],
  ['canap', ['~canape']],
  ['velo', ['=velo']],
  ['vel', ['~velo ~velour']],
  ['velo ', ['=velo']],
  ['iphone13 ', ['=iphone13 =iphone+13']],
  ['canapé cuir ', ['=canape', '=cuir']],
])('the query %j is interpreted as typed and completed: %j', (query, expected) => {
  expect(clauses(query)).toEqual(expected);
});

test('the last word is completed while it is being typed, even if it is found', () => {
  const { clauses: typed } = interpretQuery(parseQuery('cuir velo'), vocabulary, { typing: true });
  expect(typed.map(spelt)).toEqual(['=cuir', '=velo ~velo ~velour']);
});

test.each([
  ['play station ', ['=playstation', '=playstation']],
  ['play stat', ['~playstation', '~playstation']],
  ['play stations ', ['=playstation', '=playstation']],
  ['play sta', ['~playstation', '~playstation']],
  ['play st', ['', '']],
  ['lavelinge ', ['~lave+linge']],
  ['lavevaisselle ', ['']],
  ['camping car ', ['=camping', '=car']],
])('the query %j is interpreted written in one or two words: %j', (query, expected) => {
  expect(clauses(query)).toEqual(expected);
});

test.each([
  ['canpae ', '~canape'],
  ['cannapés ', '~canape'],
  ['guittare ', '~guitare'],
  ['fautteuiil ', '~fauteuil'],
  ['electirqeu ', '~electrique'],
  ['electir', '~electrique'],
  ['cable ', '~sable ~table'],
  ['table ', '=table'],
  ['vlo ', ''],
  ['curi ', ''],
  ['iphnoe14 ', ''],
  ['iphone14 ', ''],
  ['giutrae ', ''],
  ['fuateiul ', '~fauteuil'],
  ['panttallonn ', ''],
  ['zzzzzzzz ', ''],
])('the mistake in %j is corrected: %j', (query, expected) => {
  expect(clauses(query)).toEqual([expected]);
});

test.each([
  ['frigo ', ['refrigerateur'], ['~refrigerateur']],
  ['télévision ', ['tv', 'television', 'tele'], ['=television ~tele ~tv']],
  ['machine à laver ', ['lave', 'linge', 'machine'], ['=machine ~lave+linge', '~lave+linge']],
  ['lave-linge ', ['machine', 'laver', 'lave'], ['=lave ~machine+laver', '~machine+laver']],
  ['playstation 5', ['ps5', 'playstation'], ['=playstation ~ps5', '~ps5']],
  ['frigo vert ', ['four', 'vert'], ['', '=vert']],
])('the query %j is interpreted with its synonyms', (query, words, expected) => {
  const own = aVocabulary(words);
  const speltHere = (clause: Clause) =>
    clause.map(({ terms, exact }) => (exact ? '=' : '~') + terms.map(own.wordOf).join('+'));
  const found = interpretQuery(parseQuery(query), own.vocabulary).clauses.map((clause) =>
    [...new Set(speltHere(clause))].sort().join(' '),
  );
  expect(found).toEqual(expected.map((clause) => clause.split(' ').sort().join(' ')));
});

test('a correction with the same first letter is preferred', () => {
  const { vocabulary: two, wordOf: nameOf } = aVocabulary(['table', 'noble', 'tible']);
  expect(interpretQuery(parseQuery('toble '), two).clauses[0]?.map(({ terms }) => terms.map(nameOf).join())).toEqual([
    'table',
    'tible',
  ]);
});

test.each([
  ['campingcar ', ['camping', 'car'], '~camping+car'],
  ['velol ', ['velo', 'l'], '~velo'],
])('the word %j is split into parts of three letters at least', (query, words, expected) => {
  const [first = '', second = ''] = words;
  const own = aVocabulary(words, [[first, second]]);
  const [clause = []] = interpretQuery(parseQuery(query), own.vocabulary).clauses;
  expect(clause.map(({ terms }) => `~${terms.map(own.wordOf).join('+')}`).join(' ')).toBe(expected);
});

test('excluded words are neither completed nor corrected', () => {
  const excluded = (query: string) =>
    interpretQuery(parseQuery(query), vocabulary).excluded.map((group) => group.map(spelt));
  expect(excluded('canape -cuirs -lave-linge')).toEqual([['=cuir'], ['=lave', '=linge']]);
  expect(excluded('canape -cui -iphone13 -inconnu')).toEqual([[''], ['=iphone13 =iphone+13'], ['']]);
});

test('a query without words has no clauses', () => {
  expect(interpretQuery(parseQuery(' '), vocabulary)).toEqual({ clauses: [], excluded: [] });
});
