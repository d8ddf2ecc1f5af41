import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decide } from '@mon-bazar/firebase-test-server/rules/decide';
import { parseRules } from '@mon-bazar/firebase-test-server/rules/parseRules';
import { fullestCases } from './cases/listings/fullestCases';
import { limitCases } from './cases/limitCases';
import { moderationLimitCases } from './cases/moderation/moderationCases';
import { requestsOf } from './judge';
import { withSpare } from './withSpare';

const rules = parseRules(withSpare(readFileSync('firestore.rules', 'utf8'), 250));

// The test server denies beyond 1000 expressions, and beyond 10 reads for a document or 20 for a commit.
test.each([...limitCases, ...fullestCases(), ...moderationLimitCases])(
  'the rules allow with 250 expressions to spare: $title',
  ({ as, attempt }) => {
    for (const request of requestsOf(as, attempt)) {
      const budget = { limit: 10, seen: new Set<string>() };
      expect(decide(rules, { ...request, budget })).toEqual({ allowed: true });
    }
  },
);

describe.each(limitCases)('the limits of rules when $title', ({ as, attempt }) => {
  test('the commit is allowed with at most ten reads in all', () => {
    const budget = { limit: 10, seen: new Set<string>() };
    expect(requestsOf(as, attempt).map((request) => decide(rules, { ...request, budget }))).toEqual(
      requestsOf(as, attempt).map(() => ({ allowed: true })),
    );
  });
});

test.each(moderationLimitCases)('a commit of moderation has at most twenty reads in all: $title', ({ as, attempt }) => {
  const budget = { limit: 20, seen: new Set<string>() };
  expect(requestsOf(as, attempt).map((request) => decide(rules, { ...request, budget }))).toEqual(
    requestsOf(as, attempt).map(() => ({ allowed: true })),
  );
});
