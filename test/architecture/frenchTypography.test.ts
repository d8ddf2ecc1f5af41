import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Quoted from the specification, which uses other spaces. */
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
  // A template within a template is split by the pattern: its parts are code.
  return texts
    .filter((text) => wrongSpace.test(text) && !text.includes('${') && !quotations.includes(text))
    .map((text) => `${path}: ${text}`);
}

test('French messages have a narrow no-break space before ; ! and ?, and a no-break space before :', () => {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('essages.ts'))
    .map((path) => `src/${path}`);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.flatMap(mistakesIn)).toEqual([]);
});
