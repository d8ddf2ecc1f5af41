import { describe, expect, it } from 'vitest';
import { judgeCondition } from '../judgeCondition';
import type { RulesDocuments, RulesRequest } from '../../../src/rules/RulesRequest';
import { mapOf } from '../../../src/rules/RulesValue';

const broken = "{'a': 1}.b";

describe('an error in a condition', () => {
  it.each([
    [`${broken} || true`, true],
    [`true || ${broken}`, true],
    [`${broken} || false`, false],
    [`false || ${broken}`, false],
    [`!(${broken} && false)`, true],
    [`!(false && ${broken})`, true],
    [`${broken} && true`, false],
    [`!(${broken} && true)`, false],
    [`!(true && ${broken})`, false],
    [`!(${broken})`, false],
    [`true ? true : ${broken}`, true],
    [`${broken} ? true : true`, false],
    [`(${broken} || false) || true`, true],
    [`1 || true`, true],
  ])('%s: %s', (condition, expected) => {
    expect(judgeCondition(condition).allowed).toBe(expected);
  });
});

describe('the request', () => {
  const auth = {
    uid: 'karim',
    token: { admin: true, level: 3, rate: 0.5, roles: ['a', 'b'], firebase: { tenant: null } },
  };

  it.each([
    ["request.auth.uid == 'karim' && request.auth.token.admin", { auth }],
    ['request.auth.token.level == 3 && request.auth.token.level is int && request.auth.token.rate is float', { auth }],
    ["'b' in request.auth.token.roles && request.auth.token.firebase.tenant == null", { auth }],
    ['request.auth == null', {}],
    ["request.method == 'delete'", { method: 'delete' }],
    ["resource == null && !('resource' in request)", {}],
    [
      "resource.data.a == 1 && resource.id == 'one' && resource['__name__'] == request.path",
      { resource: { name: 'things/one', data: mapOf({ a: 1n }) } },
    ],
    [
      "request.resource.data.a == 2 && request.resource.id == id && request.resource.data.diff(resource.data).affectedKeys() == ['a'].toSet()",
      {
        method: 'update',
        resource: { name: 'things/one', data: mapOf({ a: 1n }) },
        requestResource: { name: 'things/one', data: mapOf({ a: 2n }) },
      },
    ],
  ] satisfies readonly (readonly [string, Partial<RulesRequest>])[])(
    'this condition on the request holds: %s',
    (condition, changes) => {
      expect(judgeCondition(condition, changes)).toEqual({ allowed: true });
    },
  );

  it('the request has a query only for a list', () => {
    expect(judgeCondition('request.query.limit < 10').allowed).toBe(false);
  });
});

const at = (name: string): string => `/databases/$(database)/documents/users/${name}`;

const documents: RulesDocuments = {
  get: (path) =>
    path.at(-1) === 'gone' ? null : { name: 'user', data: mapOf({ id: path.at(-1) ?? '', when: 'before' }) },
  getAfter: (path) => (path.at(-1) === 'new' ? { name: 'user', data: mapOf({ when: 'after' }) } : null),
};

describe('other documents', () => {
  it.each([
    [`get(${at('ada')}).data.when == 'before' && get(${at('ada')}).id == 'ada'`, true],
    [`exists(${at('ada')}) && !exists(${at('gone')})`, true],
    [`getAfter(${at('new')}).data.when == 'after'`, true],
    [`existsAfter(${at('new')}) && !existsAfter(${at('old')})`, true],
    [`get(path('/databases/' + database + '/documents/users/ada')).data.id == 'ada'`, true],
    [`get(${at('gone')}) == null`, false],
    [`get(${at('gone')}) != null || true`, true],
  ])('%s: %s', (condition, expected) => {
    expect(judgeCondition(condition, { documents }).allowed).toBe(expected);
  });

  const reading = (count: number): string =>
    Array.from({ length: count }, (_, index) => `exists(${at(`u${index}`)})`).join(' && ');

  it('rules may read at most ten documents for one request, each as often as they like', () => {
    expect(judgeCondition(`${reading(10)} && ${reading(10)}`, { documents }).allowed).toBe(true);
    expect(judgeCondition(reading(11), { documents })).toMatchObject({ reason: /more than 10 documents/ });
    expect(judgeCondition(`(${reading(11)}) || true`, { documents }).allowed).toBe(false);
  });

  it('the requests of a batch share one budget of documents', () => {
    const budget = { limit: 20, seen: new Set<string>() };
    const read = (name: string): boolean => judgeCondition(`exists(${at(name)})`, { documents, budget }).allowed;
    const names = Array.from({ length: 20 }, (_, index) => `u${index}`);
    expect(names.every(read)).toBe(true);
    expect(read('u0')).toBe(true);
    expect(read('u20')).toBe(false);
  });

  it('a document is not read when the other operand has already decided', () => {
    const budget = { limit: 20, seen: new Set<string>() };
    judgeCondition(`true || exists(${at('ada')})`, { documents, budget });
    judgeCondition(`false && exists(${at('ada')})`, { documents, budget });
    expect(budget.seen.size).toBe(0);
  });

  it('no document can be read when the request brings none', () => {
    expect(judgeCondition(`exists(${at('ada')})`)).toMatchObject({ reason: /there are no documents to read/ });
  });
});
