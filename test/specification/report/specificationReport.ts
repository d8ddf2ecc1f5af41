import type { Rule } from '../rules';
import type { TestTitle } from './TestTitle';

/** The table section → rule → tests → backends, as text; rules without a test are listed at the end. */
export function specificationReport(rules: readonly Rule[], tests: readonly TestTitle[]): string {
  const sections = [...new Set(rules.map(({ section }) => section))];
  return [
    ...sections.map((section) =>
      [
        `Section ${section}`,
        ...rules.filter((rule) => rule.section === section).map((rule) => ruleLines(rule, tests)),
      ].join('\n\n'),
    ),
    summary(rules, tests),
  ].join('\n\n\n');
}

export function rulesWithoutTest(rules: readonly Rule[], tests: readonly TestTitle[]): readonly Rule[] {
  return rules.filter((rule) => testsOf(rule, tests).length === 0);
}

function testsOf({ id }: Rule, tests: readonly TestTitle[]): readonly TestTitle[] {
  return tests.filter(({ citations }) => citations.some((citation) => citation.id === id));
}

function ruleLines(rule: Rule, tests: readonly TestTitle[]): string {
  const held = testsOf(rule, tests).map(
    ({ file, title, backends }) => `      ${title}\n        ${file} [${backends.join(', ')}]`,
  );
  return [`${rule.id}  ${rule.text}`, ...(held.length === 0 ? ['      NO TEST'] : held)].join('\n');
}

function summary(rules: readonly Rule[], tests: readonly TestTitle[]): string {
  const missing = rulesWithoutTest(rules, tests);
  const count = `${rules.length} rules, ${rules.length - missing.length} held by ${tests.length} tests, ${missing.length} without a test.`;
  return [count, ...missing.map(({ id, text }) => `  ${id}  ${text}`)].join('\n');
}
