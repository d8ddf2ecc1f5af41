import { afterAll, expect, test } from 'vitest';
import { firestoreUnderTest } from '../../src/official/firestoreUnderTest';
import { verdictsOf } from './verdictsOf';

const firestore = await firestoreUnderTest();

afterAll(() => firestore.close());

/** True conditions, each with the number of expressions for which it counts. */
const costs: readonly (readonly [condition: string, expressions: number])[] = [
  ['true', 1],
  ['(((true)))', 1],
  ['!false', 2],
  ['1 + 1 == 2', 5],
  ['-1 < 0', 4],
  // One more for each operand on the right that is evaluated.
  ['true || true', 2],
  ['false || true', 4],
  ['true && true', 4],
  ['true && true && true', 7],
  ['(true && false) || true', 7],
  ['(false && true) || true', 5],
  // One more for a choice, three more when its condition is false.
  ['true ? true : false', 4],
  ['false ? false : true', 6],
  ['1 == 2 ? false : true', 8],
  ['true ? true : 1 == 1', 4],
  ['false ? true : false ? true : true', 11],
  ['1 is int', 3],
  ["'a' in ['a']", 4],
  ['[1, 2] == [1, 2]', 7],
  ["{'a': 1}['a'] == 1", 7],
  ["{'a': 1}.get('b', true)", 6],
  ["['a', 'b'][0:1] == ['a']", 9],
  ["'a'.matches('a')", 3],
  ['math.abs(1) == 1', 4],
  ['request.time != timestamp.value(5)', 5],
  ["request.auth.uid == 'karim'", 5],
  // One more for each literal segment of a path.
  ['/a/b == /a/b', 7],
  ["/a/$('b')/c/d == /a/b/c/d", 11],
  ['!exists(/databases/$(database)/documents/x/y)', 8],
  ['yes()', 2],
  ['same(true)', 3],
  ['first(true, 1)', 4],
  // One more for each variable, used or not.
  ['letting(true)', 5],
  ['lettingTwo(true)', 7],
  ['lettingUnused()', 6],
  // Operands after one without a value are evaluated; a parameter or variable without one is an error only where it is read.
  ['request.none == 1 || true', 7],
  ["'a'.b.matches('a') || true", 7],
  ["'a'.matches(request.none) || true", 7],
  ['request.none in [1] || true', 8],
  ['[1, 2][request.none:1] == [1] || true', 13],
  ["{'a': request.none}.size() == 1 || true", 10],
  ['(request.none ? true : true) || true', 7],
  ['(request.none && false) || true', 8],
  ['first(true, request.none.none)', 6],
  ['same(request.none) || true', 7],
  ['lettingNone()', 5],
];

const listOf = (length: number): string => `[${Array<string>(length).fill('1').join(',')}]`;

const functions = `
  function hundred() { return ${listOf(95)}.size() > 0; }
  function yes() { return true; }
  function same(a) { return a; }
  function first(a, b) { return a; }
  function letting(a) { let b = a; return b; }
  function lettingTwo(a) { let b = a; let c = b; return c; }
  function lettingUnused() { let a = 1 + 2; return true; }
  function lettingNone() { let a = request.none; return true; }`;

/**
 * Takes what the 1000 expressions leave beside the condition, and `more`: nine times a hundred, ten times two for `&&`, four for
 * the comparison of a list, and one for each of its items. Long lists are slow to compile, so most of it is in a function.
 */
const padded = (condition: string, expressions: number, more: number): string =>
  `${'hundred() && '.repeat(9)}${listOf(1000 - 9 * 100 - 10 * 2 - 4 - expressions + more)}.size() > 0 && (${condition})`;

const enough = verdictsOf(
  firestore.host,
  costs.map(([condition, expressions]) => padded(condition, expressions, 0)),
  functions,
);
const tooMany = verdictsOf(
  firestore.host,
  costs.map(([condition, expressions]) => padded(condition, expressions, 1)),
  functions,
);

test.each(costs.map(([condition, expressions], index) => ({ condition, expressions, index })))(
  'a server counts $expressions expressions for $condition',
  async ({ index }) => {
    expect([(await enough)[index], (await tooMany)[index]]).toEqual([true, null]);
  },
);
