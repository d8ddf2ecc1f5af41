import { expect, test } from 'vitest';
import { palettes } from '../../src/presentation/app/theme/palette';
import { sourceFiles } from './sourceFiles';

/** The rule for an element in a state that one selects: `'…[aria-current]': { … }`, without nested rules. */
const selectedRule = /\[aria-(?:current|selected|pressed|checked)[^\]]*\][^{\n]*\{([^{}]*)\}/g;
const otherTints = Object.keys(palettes.light).filter((name) => name !== 'secondary');
const otherTint = new RegExp(`palette-(?:${otherTints.join('|')})-(?:main|dark|light|contrastText)`);

/** A heart that is pressed is a mark of its own, not a choice among several. */
const exceptions = ['src/presentation/shared/cards/HeartButton.tsx'];

function rules(path: string, text: string) {
  return [...text.matchAll(selectedRule)].map(([, body = '']) => ({ path, body }));
}

test('whatever is selected is shown in one colour, pine', () => {
  const all = sourceFiles('src/presentation').flatMap(({ path, text }) => rules(path, text));
  expect(all.length).toBeGreaterThan(10);
  const others = all.filter(({ path, body }) => otherTint.test(body) && !exceptions.includes(path));
  expect(others).toEqual([]);
});
