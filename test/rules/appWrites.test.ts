import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRules } from '@mon-bazar/firebase-test-server/rules/parseRules';
import { appWriteCases } from './cases/appWriteCases';
import { judgeOf } from './judge';

const rules = parseRules(readFileSync('firestore.rules', 'utf8'));

test.each(appWriteCases)('the rules judge as the app expects: $title', (each) => {
  expect(judgeOf(each)(rules)).toBe(each.allowed);
});
