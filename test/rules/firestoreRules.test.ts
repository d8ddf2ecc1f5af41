import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRules } from '@mon-bazar/firebase-test-server/rules/parseRules';
import { firestoreCases } from './cases/firestoreCases';
import { judgeOf } from './judge';

const rules = parseRules(readFileSync('firestore.rules', 'utf8'));

describe.each(Object.entries(firestoreCases))('firestore.rules on %s', (_name, cases) => {
  test.each(cases.map((each) => ({ ...each, verdict: each.allowed ? 'allowed' : 'denied' })))(
    '$verdict: $title',
    (each) => {
      expect(judgeOf(each)(rules)).toBe(each.allowed);
    },
  );
});
