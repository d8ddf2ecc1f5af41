import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTestFiles, readTestTitles } from '../report/readTestTitles';
import { rules } from '../rules';
import { applyMutant } from './applyMutant';
import { mutants } from './mutants';
import { survivors } from './survivors';
import { testFilesOf } from './testFilesOf';

const numbers = rules.map(({ id }) => id.slice(1));

test('there is one violation for each rule', () => {
  expect(Object.keys(mutants).sort()).toEqual([...numbers].sort());
  expect(Object.keys(survivors).filter((rule) => !numbers.includes(rule))).toEqual([]);
});

test.each(Object.entries(mutants))('the violation of rule %s can be planted', (_rule, mutant) => {
  expect(() => applyMutant(readFileSync(mutant.file, 'utf8'), mutant)).not.toThrow();
});

test('every rule is cited by a test that runs without a browser', () => {
  const files = readTestFiles();
  const titles = readTestTitles(files);
  const unseen = numbers.filter((rule) =>
    testFilesOf(`§${rule}`, titles, files).every((file) => /^test\/(browser|e2e)\//.test(file)),
  );
  expect(unseen).toEqual([]);
});

test('a violation whose text is missing, or occurs twice, is refused', () => {
  const mutant = { violation: 'none', file: 'a.ts', search: 'one', replace: 'two' };
  expect(applyMutant('one more', mutant)).toBe('two more');
  expect(() => applyMutant('none here'.replace('one', ''), mutant)).toThrow('a.ts has 0 times');
  expect(() => applyMutant('one and one', mutant)).toThrow('a.ts has 2 times');
});
