import { describe, expect, it } from 'vitest';
import { judgeCondition } from '../judgeCondition';
import type { ProvenFilter, ProvenOperator } from '../../../src/rules/ProvenResource';
import { listOf, mapOf, pathOf } from '../../../src/rules/RulesValue';
import type { RulesValue } from '../../../src/rules/RulesValue';

const where = (field: string, operator: ProvenOperator, value: RulesValue): ProvenFilter => ({
  field: field.split('.'),
  operator,
  value,
});

const list = (condition: string, ...proven: readonly ProvenFilter[]): string => {
  const decision = judgeCondition(condition, {
    method: 'list',
    path: ['databases', '(default)', 'documents', 'things'],
    resource: { proven },
    query: { limit: 20, offset: 0, orderBy: null },
  });
  return decision.allowed ? 'allowed' : decision.reason;
};

const anyOf = (...groups: readonly (readonly ProvenFilter[])[]): ProvenFilter => ({ anyOf: groups });

const owner = where('owner', '==', 'karim');

const allowed: readonly (readonly [condition: string, filters: readonly ProvenFilter[]])[] = [
  ["resource.data.owner == 'karim'", [owner]],
  ["'karim' == resource.data.owner", [owner]],
  ["resource.data['owner'] == 'karim'", [owner]],
  ["resource.data.get('owner', '') == 'karim'", [owner]],
  ["resource.data.owner != 'eve'", [owner]],
  ['resource.data.owner is string && resource.data.owner.size() == 5', [owner]],
  ["resource.data.owner in ['karim', 'camille']", [where('owner', 'in', listOf(['karim', 'camille']))]],
  ['resource.data.words.bike == true', [where('words.bike', '==', true)]],
  ['resource.data.words.bike', [where('words', '==', mapOf({ bike: true }))]],
  ["resource.data.get(['words', 'bike'], false)", [where('words.bike', '==', true)]],
  ["'bike' in resource.data.words && 'words' in resource.data", [where('words.bike', '==', true)]],
  ["resource.data.keys().hasAll(['a', 'b'])", [where('a', '==', 1n), where('b', '>', 2n)]],
  ["resource.data.keys().toSet().hasAny(['a', 'c'])", [where('a', '==', 1n)]],
  ['resource.data.words is map && resource.data.words != null', [where('words.bike', '==', true)]],
  ["'bike' in resource.data.tags", [where('tags', 'array-contains', 'bike')]],
  ["resource.data.tags.hasAny(['bike', 'car'])", [where('tags', 'array-contains-any', listOf(['bike', 'car']))]],
  ['resource.data.tags is list', [where('tags', 'array-contains', 'bike')]],
  ['resource.data.price < 10', [where('price', '<', 10n)]],
  ['resource.data.price <= 10', [where('price', '<', 10n)]],
  ['resource.data.price < 11', [where('price', '<=', 10n)]],
  ['10 > resource.data.price', [where('price', '<', 10n)]],
  ['resource.data.price > 5 && resource.data.price <= 9', [where('price', '>', 5n), where('price', '<', 9n)]],
  ['resource.data.price >= 5', [where('price', '>=', 5n)]],
  ['!(resource.data.price < 5)', [where('price', '>=', 5n)]],
  ['resource.data.price != 4', [where('price', '>', 4n)]],
  ["resource.data.price != 'a' && resource.data.price != null", [where('price', '>', 4n)]],
  ['resource.data.price is number && !(resource.data.price is string)', [where('price', '>', 4n)]],
  ["resource.data.state != 'draft'", [where('state', '!=', 'draft')]],
  ["resource.data.state != 'draft'", [where('state', 'not-in', listOf(['draft', 'deleted']))]],
  ["resource.data.owner == 'karim' || resource.data.public", [owner]],
  ["resource.data.owner == 'karim' || resource.data.public", [anyOf([owner], [where('public', '==', true)])]],
  [
    "resource.id == 'one' && id == 'one'",
    [where('__name__', '==', pathOf(['databases', '(default)', 'documents', 'things', 'one']))],
  ],
  ['resource != null', []],
  ['request.query.limit <= 20 && request.query.offset == 0 && request.query.orderBy == null', []],
  ['resource.data.owner == null', [where('owner', '==', null)]],
];

const denied: readonly (readonly [condition: string, filters: readonly ProvenFilter[], complaint: string])[] = [
  ["resource.data.owner == 'karim'", [], 'the query does not prove resource.data.owner'],
  ["resource.data.owner == 'eve'", [owner], 'is false'],
  ["resource.data.owner != 'eve'", [], 'does not prove resource.data.owner'],
  ["resource.data.owner == 'karim'", [where('owner', 'in', listOf(['karim', 'eve']))], 'is false'],
  ["resource.data.owner == 'karim'", [where('owner', 'in', listOf([]))], 'does not prove resource.data.owner'],
  ["resource.data.owner == 'karim'", [anyOf()], 'does not prove resource.data.owner'],
  ["resource.data.owner == 'karim'", [anyOf([owner], [where('public', '==', true)])], 'does not prove'],
  ['resource.data.price < 10', [where('price', '<=', 10n)], 'does not prove resource.data.price'],
  ['resource.data.price < 10', [where('price', '>', 5n)], 'does not prove resource.data.price'],
  ['resource.data.price < 10', [where('price', '>=', 10n)], 'is false'],
  ['resource.data.price == 10', [where('price', '>', 10n)], 'is false'],
  ['resource.data.price <= 10', [where('price', '>', 10n)], 'is false'],
  ['resource.data.price > 10', [where('price', '!=', 5n)], 'does not prove resource.data.price'],
  ['resource.data.price is int', [where('price', '>', 10n)], 'does not prove the type of resource.data.price'],
  ['resource.data.price is int', [where('price', '!=', 10n)], 'does not prove the type of resource.data.price'],
  ["resource.data.price < 'a'", [where('price', '<', 10n)], 'does not prove resource.data.price'],
  ['resource.data.price + 1 < 10', [where('price', '<', 9n)], 'does not prove resource.data.price'],
  ['resource.data.state != "draft"', [where('state', 'not-in', listOf(['deleted']))], 'does not prove'],
  ["!('draft' in resource.data)", [], 'does not prove what is in resource.data'],
  ["!('draft' in resource.data.tags)", [where('tags', 'array-contains', 'bike')], 'does not prove what is in'],
  [
    "resource.data.tags.hasAll(['bike', 'car'])",
    [where('tags', 'array-contains', 'bike')],
    'does not prove what is in',
  ],
  ["resource.data.tags.hasAny(['car'])", [where('tags', 'array-contains', 'bike')], 'does not prove what is in'],
  ["resource.data.keys().hasOnly(['a'])", [where('a', '==', 1n)], 'does not prove resource.data.keys().hasOnly()'],
  ["resource.data.get('a', 1) == 1", [], 'does not prove resource.data.a'],
  ["resource.data == {'owner': 'karim'}", [owner], 'does not prove resource.data'],
  ["resource.id == 'one'", [], 'does not prove resource.id'],
  ["id == 'one'", [], 'does not prove id'],
  ['exists(/databases/$(database)/documents/things/$(id))', [], 'does not prove id'],
  ["[resource.data.owner] == ['karim']", [], 'does not prove resource.data.owner'],
  ['request.query.limit <= 10', [], 'is false'],
];

describe('a query', () => {
  it.each(allowed)('a query is allowed by %s when filtered by %o', (condition, filters) => {
    expect(list(condition, ...filters)).toBe('allowed');
  });

  it.each(denied)('a query is denied by %s when filtered by %o: %s', (condition, filters, complaint) => {
    expect(list(condition, ...filters)).toContain(complaint);
  });

  it('a query is denied when its filters make too many alternatives', () => {
    const many = listOf(Array.from({ length: 11 }, (_, index) => BigInt(index)));
    expect(list('true', where('a', 'in', many), where('b', 'in', many))).toContain('more than 100 alternatives');
  });
});
