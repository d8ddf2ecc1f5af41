import fc from 'fast-check';
import { expect, test } from 'vitest';
import { similarWords, type Edits } from '../../../../src/domain/search/text/similarWords';

const words = [
  'armoire',
  'canape',
  'canapes',
  'caniche',
  'canot',
  'canon',
  'guitare',
  'lampe',
  'table',
  'tableau',
  'velo',
  'velours',
].sort();
const near = (word: string, edits: Edits = 1, completing = false) =>
  similarWords(words, word, edits, completing).map((index) => words[index]);

test.each([
  ['canpae', ['canape']],
  ['canpe', ['canape']],
  ['canape', ['canape', 'canapes']],
  ['gitare', ['guitare']],
  ['guittare', ['guitare']],
  ['guitarre', ['guitare']],
  ['cable', ['table']],
  ['vleo', ['velo']],
  ['xyz', []],
  ['', []],
])('the word %j is one edit from %j', (word, expected) => {
  expect(near(word)).toEqual(expected);
});

test('two edits reach further', () => {
  expect(near('armoirre', 1)).toEqual(['armoire']);
  expect(near('armoirrre', 2)).toEqual(['armoire']);
  expect(near('amroier', 2)).toEqual(['armoire']);
});

test('words with a similar prefix are found when the query is being completed', () => {
  expect(near('tabel', 1, true)).toEqual(['table', 'tableau']);
});

test('words that begin like none of the similar words are passed over', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `zzz${String(index).padStart(4, '0')}`);
  let reads = 0;
  const counted = new Proxy(['canape', ...many, 'zzzz'], {
    get: (list, key) => {
      reads += 1;
      return Reflect.get(list, key) as unknown;
    },
  });
  expect(similarWords(counted, 'canape', 1, false)).toEqual([0]);
  expect(reads).toBeLessThan(30);
});

test('the result equals that of a plain comparison, for any list', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(
      fc.uniqueArray(word),
      word,
      fc.constantFrom<Edits>(1, 2),
      fc.boolean(),
      (list, searched, edits, completing) => {
        const sorted = [...list].sort();
        const plain = sorted.filter((candidate) =>
          beginnings(candidate, completing).some((text) => distance(text, searched) <= edits),
        );
        expect(similarWords(sorted, searched, edits, completing).map((index) => sorted[index])).toEqual(plain);
      },
    ),
    { numRuns: 500 },
  );
});

/** An empty beginning begins nothing. */
function beginnings(word: string, all: boolean): readonly string[] {
  return all ? [word, ...Array.from(word, (_, index) => word.slice(0, index + 1))] : [word];
}

/** Optimal string alignment, straight from its definition. */
function distance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [rest, otherRest] = [one.slice(0, -1), other.slice(0, -1)];
  const swapped = one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1);
  return Math.min(
    distance(rest, other) + 1,
    distance(one, otherRest) + 1,
    distance(rest, otherRest) + (one.at(-1) === other.at(-1) ? 0 : 1),
    swapped ? distance(one.slice(0, -2), other.slice(0, -2)) + 1 : Infinity,
  );
}
