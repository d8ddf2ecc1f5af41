import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Quoted to the character from the specification, which uses other spaces and apostrophes. */
const quotations = [
  "'Merci ! Vous serez informé du lancement.'",
  "'Que cherchez-vous ?'",
  `"M'avertir"`,
  `"Effacer l'historique"`,
  `"Détails de l'erreur"`,
];

const literal = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const placeholder = /\$\{[^{}]*\}/g;
const wrongSpace = /(?:\\u00a0|[ \u00a0])[;!?]|(?:\\u202f|[ \u202f]):|« | »/i;

/** The fonts of the site do not have it, and a letter of another font stands out. */
const noBreakHyphen = /\\u2011|\u2011/i;

const straightApostrophe = /\p{L}'\p{L}/u;

function mistakesIn(path: string): readonly string[] {
  const texts =
    readFileSync(path, 'utf8')
      .replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '')
      .replace(placeholder, 'x')
      .match(literal) ?? [];
  // A template within a template is split by the pattern: its parts are code.
  return texts
    .filter(
      (text) =>
        [wrongSpace, straightApostrophe, noBreakHyphen].some((mistake) => mistake.test(text)) &&
        !text.includes('${') &&
        !quotations.includes(text),
    )
    .map((text) => `${path}: ${text}`);
}

test('French messages have a narrow no-break space before ; ! and ?, a no-break space before : and within « », typographic apostrophes and plain hyphens', () => {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:essages|Family)\.ts$/.test(path))
    .map((path) => `src/${path}`);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.flatMap(mistakesIn)).toEqual([]);
});

test('each text that is quoted from the specification stands in the messages and in the specification', () => {
  const messages = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('essages.ts'))
    .map((path) => readFileSync(`src/${path}`, 'utf8'))
    .join('\n');
  const specification = readFileSync('docs/specification.md', 'utf8');
  for (const quotation of quotations) {
    expect(messages).toContain(quotation);
    expect(specification).toContain(quotation.slice(1, -1));
  }
});
