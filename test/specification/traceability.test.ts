import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTestTitles } from './report/readTestTitles';
import { uncoveredWords } from './report/uncoveredWords';
import { rulesWithoutTest } from './report/specificationReport';
import { rules } from './rules';

const specification = readFileSync('docs/specification.md', 'utf8');
const sections = specification.split(/^## (?=\d)/m).slice(1);
const textOf = new Map(rules.map(({ id, text }) => [id, text]));

/** A sentence or a row that asks something; what is « not shown » asks nothing, and headings only announce. */
const sentences = sections.flatMap((section) =>
  section
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '' && !/^(###|\|---|\| (Route|Role|Purpose|Situation) \|)/.test(line))
    .flatMap((line) =>
      line.startsWith('|') ? [line] : line.replace(/^ *- /, '').split(/(?<=[a-z0-9)'.]\.) (?=[A-Z])/),
    )
    .filter(
      (sentence) =>
        !/not shown|^Database errors are classified as follows|^Reactions:|^\*\*Browser-local data/.test(sentence),
    ),
);

test.each(rules)('$id stands in its section of the specification, word by word', ({ section, text }) => {
  expect(sections[section - 1]).toContain(text);
});

test('no sentence of the specification is without a rule', () => {
  const covered = (sentence: string) => rules.some(({ text }) => sentence.includes(text) || text.includes(sentence));
  expect(sentences.filter((sentence) => !covered(sentence))).toEqual([]);
});

describe('the titles of tests', () => {
  const tests = readTestTitles();
  const citations = tests.flatMap(({ file, title, citations }) =>
    citations.map((citation) => ({ file, title, ...citation })),
  );

  test('name every rule', () => {
    expect(rulesWithoutTest(rules, tests)).toEqual([]);
  });

  test('name rules that exist', () => {
    expect(citations.filter(({ id }) => !textOf.has(id))).toEqual([]);
  });

  test('quote the whole of each rule between them, or name it without a quote', () => {
    const partly = rules.map((rule) => ({ id: rule.id, rest: uncoveredWords(rule, tests) }));
    expect(partly.filter(({ rest }) => rest !== '')).toEqual([]);
  });

  test('quote rules as they are', () => {
    expect(citations.filter(({ id, words }) => words !== null && !textOf.get(id)?.includes(words))).toEqual([]);
  });
});
