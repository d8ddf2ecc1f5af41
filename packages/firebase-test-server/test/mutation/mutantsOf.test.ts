import { describe, expect, test } from 'vitest';
import { changedPatterns } from '../../src/mutation/changedPatterns';
import { mutantsOf } from '../../src/mutation/mutantsOf';
import { survivorsOf } from '../../src/mutation/survivorsOf';
import { decide } from '../../src/rules/decide';
import { parseRules } from '../../src/rules/parseRules';
import type { RulesRequest } from '../../src/rules/RulesRequest';
import type { RulesFile } from '../../src/rules/syntax/RulesFile';

const rulesWith = (condition: string, allow = 'get') =>
  parseRules(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function one() { return true; }
    function two() { return true; }
    function three() { return true; }
    match /notes/{id} {
      allow ${allow}: if ${condition};
    }
  }
}`);
const changesOf = (rules: RulesFile) =>
  mutantsOf(rules)
    .map(({ name }) => name)
    .filter((name) => name.startsWith('/notes/{id}: ') && !name.includes('if true') && !name.endsWith('→ nothing'))
    .map((name) => name.replace('/notes/{id}: ', ''));

describe('mutantsOf', () => {
  test.each([
    ['one() && two()', ['one() && two() → one()', 'one() && two() → two()', 'one() → !(one())', 'two() → !(two())']],
    ['one() || two()', ['one() || two() → one()', 'one() || two() → two()', 'one() → !(one())', 'two() → !(two())']],
    [
      'one() && two() && three()',
      [
        'one() && two() && three() → one() && two()',
        'two() → !(two())',
        'one() → !(one())',
        'three() → !(three())',
        'one() && two() → one()',
        'one() && two() → two()',
      ],
    ],
    ['id == "a"', ['id == "a" → !(id == "a")']],
    ['id.size() < 9', ['id.size() < 9 → !(id.size() < 9)', 'id.size() < 9 → id.size() <= 9', '9 → 10', '9 → 8']],
    ['!one()', ['!one() → !(!one())', 'one() → !(one())']],
    [
      'one() ? two() : three()',
      ['one() ? two() : three() → two()', 'one() ? two() : three() → three()', 'one() → !(one())'],
    ],
    ["id in ['a', 'b']", ["id in ['a', 'b'] → !(id in ['a', 'b'])", "['a', 'b'] → ['b']", "['a', 'b'] → ['a']"]],
    ['exists(/a/b)', ['exists(/a/b) → existsAfter(/a/b)']],
    ['id.lower()', ['id.lower() → id']],
    [
      String.raw`id.matches('[^\\s\'].{2}')`,
      [String.raw`'[^\\s\'].{2}' → '[^\\s\'].{3}'`, String.raw`'[^\\s\'].{2}' → '[^\\s\'].{1}'`],
    ],
  ])('%s', (condition, expected) => {
    expect(changesOf(rulesWith(condition)).toSorted()).toEqual(expected.toSorted());
  });

  test('mutantsOf drops each allow and each of its methods, and opens each closed method', () => {
    const names = mutantsOf(rulesWith('false', 'get, create')).map(({ name }) => name);
    expect(names).toContain('/notes/{id}: allow get, create: if false; → nothing');
    expect(names).toContain('/notes/{id}: allow get, create: if false; → allow create: if false;');
    expect(names).toContain('/notes/{id}: nothing → allow delete: if true;');
    expect(names).toContain('/notes/{id}: nothing → match /{below=**} { allow delete: if true; }');
    expect(names).toContain('/databases/{database}/documents: nothing → match /{below=**} { allow get: if true; }');
  });

  test('each mutant names its line and its place', () => {
    expect(mutantsOf(rulesWith('false')).find(({ name }) => name.endsWith('false → true'))?.line).toBe(8);
  });
});

describe('changedPatterns', () => {
  test.each([
    ['offer wanted', ['wanted', 'offer ']],
    ['offer|wanted', ['wanted', 'offer']],
    ['image/(png|webp)', ['image/(webp)', 'image/(png)']],
    ['.{2,100}', ['.{3,100}', '.{1,100}', '.{2,101}', '.{2,99}']],
    ['[0-9]{5}', ['[0-9]{6}', '[0-9]{4}']],
    ['admin', []],
  ])('%s', (text, expected) => {
    expect(changedPatterns(text)).toEqual(expected);
  });
});

describe('survivorsOf', () => {
  const rules = rulesWith("id == 'a'");
  const reads = (id: string): RulesRequest => ({
    service: 'cloud.firestore',
    method: 'get',
    path: ['databases', '(default)', 'documents', 'notes', id],
    auth: null,
    time: new Date(0),
    resource: null,
  });
  const allowsA = (mutated: RulesFile) => decide(mutated, reads('a')).allowed;
  const deniesB = (mutated: RulesFile) => !decide(mutated, reads('b')).allowed;
  const gets = mutantsOf(rules).filter(
    ({ name }) => name.startsWith('/notes') && !/list|create|update|delete|below/.test(name),
  );

  test('there are no survivors when every fault is noticed', () => {
    expect(survivorsOf(rules, gets, [allowsA, deniesB])).toEqual([]);
  });

  test('the survivors are the mutants for which every check still passes', () => {
    expect(survivorsOf(rules, gets, [allowsA]).map(({ name }) => name)).toEqual([
      '/notes/{id}: nothing → allow get: if true;',
    ]);
  });

  test('survivorsOf refuses checks that fail on the rules themselves', () => {
    expect(() => survivorsOf(rules, gets, [allowsA, (file) => !allowsA(file)])).toThrow(
      'the rules fail 1 of the checks',
    );
  });
});
