import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles';

/** Words that no name may contain, as parts in camel case; docs/glossary.md has the terms to use. */
const inNames = new Set([
  ...['tell', 'tells', 'told', 'telling', 'hear', 'hears', 'heard', 'heed', 'heeds', 'hush', 'said'],
  ...['kept', 'keeper', 'keepers', 'keeping', 'shelf', 'shelves', 'standing', 'sought', 'chance', 'anew'],
  ...['arrive', 'arrives', 'arrived', 'arrival', 'arrivals', 'mend', 'mends', 'mended', 'upon', 'whither'],
]);

/** Words that no text of the project may contain: archaic, or with an ordinary word beside them. */
const inTexts =
  /\b(?:heed(?:s|ed)?|hush(?:es|ed)?|upon|wh?ither|whence|thence|there(?:by|in|of|upon)|where(?:in|of|upon)|behold(?:s|ing)?|hearken|anew|shel(?:f|ves)|keepers?|sought|unheard|mend(?:s|ed|ing)?|(?:lies?|lay) in)\b/gi;

/** Names that contain such a word all the same, each with its reason. */
const exceptions = new Map([
  ['keptAt', 'a key of photos that browsers have stored'],
  ['secondStepPhone', 'a key of accounts that browsers have stored'],
]);

const partsOf = (name: string) => (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((part) => part.toLowerCase());

function isForbidden(name: string): boolean {
  if (exceptions.has(name)) return false;
  return /secondstep/i.test(name) || partsOf(name).some((part) => inNames.has(part));
}

const mayHold = new RegExp([...inNames, 'secondstep'].join('|'), 'i');

function namesIn(path: string, source: string): readonly string[] {
  if (path.endsWith('.md') || !mayHold.test(source)) return [];
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest));
  return [...names];
}

const forbiddenIn = (path: string, text: string): readonly string[] => [
  ...namesIn(path, text).filter(isForbidden),
  ...(text.match(inTexts) ?? []),
];

const documents = ['README.md', 'CONTRIBUTING.md']
  .concat(readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`))
  // The specification is quoted to the letter.
  .filter((path) => path.endsWith('.md') && path !== 'docs/specification.md')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const files = [...sourceFiles('src', 'test', 'scripts', 'packages'), ...documents].filter(
  // Drawings show real shelves, and this file lists the words.
  ({ path }) => !path.startsWith('scripts/content/') && path !== 'test/architecture/vocabulary.test.ts',
);

test('every name and every text uses the standard vocabulary', () => {
  expect(files.flatMap(({ path, text }) => forbiddenIn(path, text).map((word) => `${path}: ${word}`))).toEqual([]);
});

test('every exception is still needed', () => {
  const names = new Set(files.flatMap(({ path, text }) => namesIn(path, text)));
  expect([...exceptions.keys()].filter((name) => !names.has(name))).toEqual([]);
});

test('a forbidden word is found in a name, a comment and a title, and ordinary words are not', () => {
  const planted = `
    /** Rests upon the list. */
    const toldListeners = { isKept: true, keptAt: 0 };
    toldListeners.#hushAll();
    test('the list is read anew', () => undefined);
    // The draft is kept, and the person is told so.
    const keyword = (sitting: Standing) => sitting;`;
  expect(forbiddenIn('planted.ts', planted)).toEqual([
    'toldListeners',
    'isKept',
    '#hushAll',
    'Standing',
    'upon',
    'anew',
  ]);
});
