import { expect, test } from 'vitest';
import { reachOn } from '../../src/mutation/reachOn';
import { decide } from '../../src/rules/decide';
import { parseRules } from '../../src/rules/parseRules';
import type { RulesFile } from '../../src/rules/syntax/RulesFile';

const source = `service cloud.firestore { match /databases/{database}/documents {
  match /notes/{id} { allow get: if id == 'a' && id != 'b'; }
} }`;
const rules = parseRules(source);
const spanOf = (text: string) => ({ start: source.indexOf(text), end: source.indexOf(text) + text.length });
const reads = (id: string) => (file: RulesFile) =>
  decide(file, {
    service: 'cloud.firestore',
    method: 'get',
    path: ['databases', '(default)', 'documents', 'notes', id],
    auth: null,
    time: new Date(0),
    resource: null,
  });

test('reachOn reports the evaluated expressions, and not those that a false clause skips', () => {
  const reachOf = reachOn(rules);
  const [ofA, ofC] = [reachOf(reads('a')), reachOf(reads('c'))];
  expect([ofA, ofC].map((reach) => reach.has(spanOf("id == 'a'")))).toEqual([true, true]);
  expect([ofA, ofC].map((reach) => reach.has(spanOf("id != 'b'")))).toEqual([true, false]);
});
