import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRules } from '../emulator/rules/parseRules';
import { judgeOfStorage } from './judgeStorage';
import { storageCases } from './storageCases';

const rules = parseRules(readFileSync('storage.rules', 'utf8'));

describe('storage.rules', () => {
  test.each(storageCases.map((each) => ({ ...each, verdict: each.allowed ? 'allowed' : 'denied' })))('$verdict: $title', (each) => {
    expect(judgeOfStorage(each)(rules)).toBe(each.allowed);
  });
});
