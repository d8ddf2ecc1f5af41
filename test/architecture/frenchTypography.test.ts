import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The specification’s own words, which are kept to the letter. */
const quotations = ["'Merci ! Vous serez informé du lancement.'"];

const literal = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const placeholder = /\$\{[^{}]*\}/g;
const wrongSpace = /(?:\\u00a0|[ \u00a0])[;!?]|(?:\\u202f|[ \u202f]):/i;

function mistakesIn(path: string): readonly string[] {
  const texts =
    readFileSync(path, 'utf8')
      .replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '')
      .replace(placeholder, 'x')
      .match(literal) ?? [];
  // What a template within a template has cut apart is code.
  return texts
    .filter((text) => wrongSpace.test(text) && !text.includes('${') && !quotations.includes(text))
    .map((text) => `${path}: ${text}`);
}

test('the space before ; ! and ? is a narrow one that does not break, and before : one that does not break', () => {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('essages.ts'))
    .map((path) => `src/${path}`);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.flatMap(mistakesIn)).toEqual([]);
});
