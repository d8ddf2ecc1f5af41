import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRules } from '@mon-bazar/firebase-test-server/rules/parseRules';
import { engineVerdict } from './engineVerdict';
import { firestoreCases } from './cases/firestoreCases';

const rules = parseRules(readFileSync('firestore.rules', 'utf8'));

test.each(Object.entries(firestoreCases))(
  'the test server gives the expected verdict on every case of: %s',
  (_name, cases) => {
    const wrong = cases.filter((each) => engineVerdict(rules, each) !== each.allowed);
    expect(wrong.map(({ title }) => title)).toEqual([]);
  },
);
