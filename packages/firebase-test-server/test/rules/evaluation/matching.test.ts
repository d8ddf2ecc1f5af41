import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/rules/decide';
import { parseRules } from '../../../src/rules/parseRules';
import type { RulesRequest } from '../../../src/rules/RulesRequest';

const root = ['databases', '(default)', 'documents'];

const isAllowed = (pattern: string, path: string, changes: Partial<RulesRequest> = {}, condition = 'true'): boolean =>
  decide(
    parseRules(`rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {
      ${pattern.replace('…', `allow read: if ${condition};`)}
    } }`),
    {
      service: 'cloud.firestore',
      method: 'get',
      path: [...root, ...path.split('/')],
      auth: null,
      time: new Date(0),
      resource: null,
      ...changes,
    },
  ).allowed;

const asList: Partial<RulesRequest> = { method: 'list', resource: { proven: [] } };
const asGroup: Partial<RulesRequest> = { ...asList, allDescendants: true };

describe('a match', () => {
  it.each([
    ['match /a/b { … }', 'a/b', true],
    ['match /a/b { … }', 'a/c', false],
    ['match /a/b { … }', 'a/b/c/d', false],
    ['match /a/{b} { … }', 'a/x', true],
    ['match /a/{b} { … }', 'a/x/c/d', false],
    ['match /a/{b} { match /c/{d} { … } }', 'a/x/c/y', true],
    ['match /a/{b} { match /c/{d} { … } }', 'a/x', false],
    ['match /{rest=**} { … }', 'a/x/c/y', true],
    ['match /a/{rest=**} { … }', 'a/x', true],
    ['match /a/{rest=**} { … }', 'b/x', false],
    ['match /a/{b}/{rest=**} { … }', 'a/x', true],
    ['match /{rest=**}/c/{d} { … }', 'c/y', true],
    ['match /{rest=**}/c/{d} { … }', 'a/x/c/y', true],
    ['match /{rest=**}/c/{d} { … }', 'a/x/d/y', false],
  ])('%s of %s: %s', (pattern, path, expected) => {
    expect(isAllowed(pattern, path)).toBe(expected);
  });

  it.each([
    ["b == 'x' && database == '(default)'", 'match /a/{b}/c/d { … }'],
    ['rest == /x/c/d', 'match /a/{rest=**} { … }'],
    ["rest != /d && b == 'd'", 'match /a/x/c/{b}/{rest=**} { … }'],
  ])('a match binds its variables: %s', (condition, pattern) => {
    expect(isAllowed(pattern, 'a/x/c/d', {}, condition)).toBe(true);
  });

  it.each([
    ['match /a/{b} { … }', 'a', true],
    ['match /a/b { … }', 'a', false],
    ['match /a/{rest=**} { … }', 'a', true],
    ['match /a/{b}/c/{d} { … }', 'a/x/c', true],
    ['match /a/{b} { … }', 'a/x/c', false],
  ])('a match covers a query only with all that it may return: %s of %s: %s', (pattern, path, expected) => {
    expect(isAllowed(pattern, path, asList)).toBe(expected);
  });

  it.each([
    ['match /{rest=**}/c/{d} { … }', true],
    ['match /c/{d} { … }', false],
    ['match /a/{b}/c/{d} { … }', false],
    ['match /{rest=**}/b/{d} { … }', false],
  ])('a match covers a collection group only below {name=**}: %s: %s', (pattern, expected) => {
    expect(isAllowed(pattern, 'c', asGroup)).toBe(expected);
  });

  it('a request is allowed by any of several matches that cover its path', () => {
    expect(isAllowed('match /a/{b} { allow read: if false; } match /{rest=**} { … }', 'a/x')).toBe(true);
  });

  it('{rest=**} needs at least one segment in version 1', () => {
    const rules = parseRules('service cloud.firestore { match /a/{rest=**} { allow get; } }');
    const judge = (...path: string[]): boolean =>
      decide(rules, { service: 'cloud.firestore', method: 'get', path, auth: null, time: new Date(0), resource: null })
        .allowed;
    expect([judge('a'), judge('a', 'b'), judge('a', 'b', 'c')]).toEqual([false, true, true]);
  });
});

describe('an allow statement', () => {
  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get, delete', ['get', 'delete']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
  ])('an allow statement for %s covers %j', (methods, covered) => {
    const all = ['get', 'list', 'create', 'update', 'delete'] as const;
    const pattern = `match /{rest=**} { allow ${methods}; }`;
    expect(all.filter((method) => isAllowed(pattern, 'a/b', { method }))).toEqual(covered);
  });
});
