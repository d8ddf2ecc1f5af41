import { expect, test } from 'vitest';
import { keyOf, reachOn } from '../../src/mutation/reachOn';
import { decide } from '../../src/rules/decide';
import { parseRules } from '../../src/rules/parseRules';
import type { RulesFile } from '../../src/rules/syntax/RulesFile';

const source = `service cloud.firestore { match /databases/{database}/documents {
  match /notes/{id} { allow get: if id == 'a' && id != 'b'; }
} }`;
const rules = parseRules(source);
const spanOf = (text: string) => ({ start: source.indexOf(text), end: source.indexOf(text) + text.length });
const reads =
  (...below: string[]) =>
  (file: RulesFile) =>
    decide(file, {
      service: 'cloud.firestore',
      method: 'get',
      path: ['databases', '(default)', 'documents', ...below],
      auth: null,
      time: new Date(0),
      resource: null,
    });

test('reachOn reports the evaluated expressions, and not those that a false clause skips', () => {
  const reachOf = reachOn(rules);
  const [ofA, ofC] = [reachOf(reads('notes', 'a')), reachOf(reads('notes', 'c'))];
  const reaches = (text: string) =>
    [ofA, ofC].map((reach) => reach.parts.has(keyOf({ property: 'kind', span: spanOf(text) })));
  expect(reaches("id == 'a'")).toEqual([true, true]);
  expect(reaches("id != 'b'")).toEqual([true, false]);
});

test('reachOn reports the allows of a match for its own path, and its matches also for a path below, unless it is allowed before', () => {
  const reachOf = reachOn(rules);
  const span = rules.services[0]?.matches[0]?.matches[0]?.span ?? { start: 0, end: 0 };
  const partsOf = (...path: string[]) => {
    const reach = reachOf(reads(...path));
    return (['allows', 'matches'] as const).filter((property) => reach.parts.has(keyOf({ property, span })));
  };
  expect(partsOf('notes', 'a')).toEqual(['allows']);
  expect(partsOf('notes', 'c')).toEqual(['allows', 'matches']);
  expect(partsOf('notes', 'a', 'lines', '1')).toEqual(['matches']);
  expect(partsOf('users', 'a')).toEqual([]);
});
