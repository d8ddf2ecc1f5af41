import type { Rule } from '../rules';
import type { TestTitle } from './TestTitle';

/** What no title quotes of the rule; nothing where a title names the rule without quoting it, which claims the whole of it. */
export function uncoveredWords({ id, text }: Rule, tests: readonly TestTitle[]): string {
  const quotes = tests.flatMap(({ citations }) =>
    citations.filter((citation) => citation.id === id).map(({ words }) => words ?? text),
  );
  const ranges = quotes.map((words) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length }));
  const rest = [...text].filter((_, index) => !ranges.some(({ start, end }) => index >= start && index < end)).join('');
  return /\p{L}/u.test(rest.replace(/\band\b/g, '')) ? rest.trim() : '';
}
