import { expect, test } from 'vitest';
import { backendsOf } from './backendsOf';
import { citationsIn } from './citationsIn';
import { rulesWithoutTest, specificationReport } from './specificationReport';
import { uncoveredWords } from './uncoveredWords';
import { titlesIn } from './titlesIn';

test('titlesIn finds the titles of tests of every kind, and of nothing else', () => {
  const source = `
    test('one', () => undefined);
    it.each([1])('two %i', () => undefined);
    test.each([['x']])(\`three \${name} and more\`, () => undefined);
    describe('a group', () => { test.concurrent('four', run); });
    export const cases = [allows('five', visitor), denies('six', visitor)];
    test.skip('left out', run);
    expect('no title');
    // test('a comment')
  `;
  expect(titlesIn('some.test.ts', source)).toEqual(['one', 'two %i', 'three … and more', 'four', 'five', 'six']);
});

test('citationsIn reads the rules that a title names, and the words it quotes', () => {
  expect(citationsIn('§9.3 “50 px”: enough (§2.18, §10.1) § 4')).toEqual([
    { id: '§9.3', words: '50 px' },
    { id: '§2.18', words: null },
    { id: '§10.1', words: null },
  ]);
});

test('a contract runs on the backends of the files that call it', () => {
  const contract = { path: 'test/contracts/visitContract.ts', source: '' };
  const embedded = {
    path: 'test/contracts/embeddedVisits.test.ts',
    source: `import { describeVisits } from './visitContract';`,
  };
  const firebase = {
    path: 'test/browser/firebaseVisits.test.ts',
    source: `import { describeVisits } from '../contracts/visitContract';`,
  };
  expect(backendsOf(contract, [contract, embedded, firebase])).toEqual(['embedded', 'firebase']);
  expect(backendsOf(contract, [contract, embedded])).toEqual(['embedded']);
});

test('a test without a backend runs on any, and an end-to-end test on one', () => {
  const at = (path: string) =>
    backendsOf({ path, source: `import { isAdmin } from '../../src/domain/account/UserProfile';` }, []);
  expect(at('test/domain/account/isAdmin.test.ts')).toEqual(['any']);
  expect(at('test/e2e/home.test.ts')).toEqual(['embedded']);
  expect(at('test/e2e/firebase/home.test.ts')).toEqual(['firebase']);
});

test('uncoveredWords is what the titles leave out of a rule, and nothing where one names it whole', () => {
  const rule = { id: '§1.1', section: 1, text: 'One thing, and another.' };
  const citing = (title: string) => ({
    file: 'a.test.ts',
    title,
    citations: citationsIn(title),
    backends: ['any'] as const,
  });
  expect(uncoveredWords(rule, [citing('§1.1 “One thing”')])).toBe(', and another.');
  expect(uncoveredWords(rule, [citing('§1.1 “One thing”'), citing('§1.1 “another.”')])).toBe('');
  expect(uncoveredWords(rule, [citing('§1.1 “One thing”'), citing('it holds (§1.1)')])).toBe('');
});

test('the report lists the tests of each rule, and the rules without a test', () => {
  const rules = [
    { id: '§1.1', section: 1, text: 'Held.' },
    { id: '§1.2', section: 1, text: 'Forgotten.' },
  ];
  const tests = [
    { file: 'test/a.test.ts', title: 'it holds (§1.1)', citations: citationsIn('§1.1'), backends: ['any'] as const },
  ];
  expect(rulesWithoutTest(rules, tests)).toEqual([rules[1]]);
  expect(specificationReport(rules, tests)).toBe(
    'Section 1\n\n§1.1  Held.\n      it holds (§1.1)\n        test/a.test.ts [any]\n\n§1.2  Forgotten.\n      NO TEST\n\n\n' +
      '2 rules, 1 held by 1 tests, 1 without a test.\n  §1.2  Forgotten.',
  );
});
