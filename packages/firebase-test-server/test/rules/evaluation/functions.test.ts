import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/rules/decide';
import type { Decision } from '../../../src/rules/decide';
import { parseRules } from '../../../src/rules/parseRules';

const judge = (functions: string, condition: string): Decision =>
  decide(parseRules(`rules_version = '2'; service cloud.firestore { ${functions} }`.replace('…', condition)), {
    service: 'cloud.firestore',
    method: 'get',
    path: ['a', 'b'],
    auth: null,
    time: new Date(0),
    resource: null,
  });

const chain = (length: number): string =>
  Array.from(
    { length },
    (_, index) => `function f${index}() { return ${index === 0 ? 'true' : `f${index - 1}()`}; }`,
  ).join('\n');

describe('a function', () => {
  it('a function takes parameters and declares variables', () => {
    const functions = `function between(low, high) {
      let middle = low + 1;
      let next = middle + 1;
      return next == high;
    }
    match /a/b { allow get: if …; }`;
    expect(judge(functions, 'between(1, 3)').allowed).toBe(true);
    expect(judge(functions, 'between(1, 4)').allowed).toBe(false);
  });

  it('a function sees the scope of its declaration, not of its call', () => {
    const functions = `match /{outer} {
      function name() { return outer; }
      match /{inner} {
        function outer(outer) { return name() == 'a' && outer == 'b'; }
        allow get: if …;
      }
    }`;
    expect(judge(functions, 'outer(inner)').allowed).toBe(true);
  });

  it('a function hides an outer or built-in one of the same name', () => {
    const functions = `function answer() { return 1; }
    match /a/b {
      function answer() { return int(2); }
      function int(value) { return value + 40; }
      allow get: if …;
    }`;
    expect(judge(functions, 'answer() == 42').allowed).toBe(true);
  });

  it('a function needs no value of a parameter or variable that it does not read', () => {
    const functions = `function first(a, b) { let c = b; return a; } match /a/b { allow get: if …; }`;
    expect(judge(functions, 'first(true, null)').allowed).toBe(true);
    expect(judge(functions, 'first(true, null.b)').allowed).toBe(true);
    expect(judge(functions, 'first(null.b, true)').allowed).toBe(false);
  });

  it('function calls nest at most 20 deep', () => {
    expect(judge(`${chain(20)} match /a/b { allow get: if …; }`, 'f19()').allowed).toBe(true);
    const tooDeep = judge(`${chain(21)} match /a/b { allow get: if …; }`, 'f20() || true');
    expect(tooDeep).toMatchObject({ allowed: false, reason: /more than 20 deep/ });
  });

  it('the rules evaluate at most 1000 expressions for one request', () => {
    const sum = (length: number): string => `${'1 + '.repeat(length - 1)}1 > 0`;
    expect(judge('match /a/b { allow get: if …; }', sum(499)).allowed).toBe(true);
    expect(judge('match /a/b { allow get: if …; }', sum(500))).toMatchObject({ reason: /more than 1000 expressions/ });
    const twice = 'match /a/b { allow get: if !(…); } match /{x}/{y} { allow get: if …; }'.replace('…', sum(300));
    expect(judge(twice, sum(300)).allowed).toBe(false);
  });
});
