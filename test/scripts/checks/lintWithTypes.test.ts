import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTool } from '../../../scripts/checks/stages';

const promise = 'declare const later: () => Promise<boolean>;\nexport const plain = 1;\n';
const method = 'declare const thing: { run(): void };\nexport const run = thing.run;\n';

const react = `import { useEffect, useMemo, useRef, useState } from 'react';\nlet outer = 0;\n`;

const inComponents: [what: string, rule: string, body: string][] = [
  ['a conditional hook', 'rules-of-hooks', 'if (a > 1) useState(0); return null;'],
  ['a dependency that is missing', 'exhaustive-deps', 'useEffect(() => { outer = a; }, []); return null;'],
  ['a reference read while rendering', 'refs', 'const ref = useRef(a); return <p>{ref.current}</p>;'],
  ['a state set while rendering', 'set-state-in-render', 'const [b, set] = useState(0); set(1); return <p>{b}</p>;'],
  [
    'a state set at once in an effect',
    'set-state-in-effect',
    'const [b, set] = useState(0); useEffect(() => { set(1); }, []); return <p>{b}</p>;',
  ],
  ['a component made while rendering', 'static-components', 'const B = make(a); return <B />;'],
  ['chance while rendering', 'purity', 'return <p>{Math.random()}</p>;'],
  ['a variable of the file set while rendering', 'globals', 'outer = a; return <p>{outer}</p>;'],
  ['an element in a try block', 'error-boundaries', 'try { return <p>{a}</p>; } catch { return null; }'],
  ['a memo with a parameter', 'use-memo', 'const b = useMemo((c: number) => a + c, [a]); return <p>{b}</p>;'],
  ['code that the compiler cannot read', 'unsupported-syntax', "const b = eval('a'); return <p>{b}</p>;"],
];

const breaches: [what: string, path: string, rule: string, code: string][] = [
  ['a promise that nobody awaits', 'src/domain/promise.ts', 'no-floating-promises', `${promise}later();`],
  [
    'a promise as a condition',
    'scripts/misused.ts',
    'no-misused-promises',
    `${promise}if (later()) throw new Error();`,
  ],
  [
    'a promise under a comment for ESLint',
    'src/domain/comment.ts',
    'no-floating-promises',
    `${promise}// eslint-disable-next-line\nlater();`,
  ],
  [
    'a condition that always holds',
    'src/domain/condition.ts',
    'no-unnecessary-condition',
    'export const a = (b: string) => b ?? 1;',
  ],
  ['a value of any type', 'test/any.ts', 'no-unsafe-assignment', "export const a: string = JSON.parse('1');"],
  [
    'a switch that leaves a case out',
    'src/domain/switch.ts',
    'switch-exhaustiveness-check',
    "export function a(b: 1 | 2) { switch (b) { case 1: return 'a'; } return 'b'; }",
  ],
  [
    'an object in a text',
    'src/domain/text.ts',
    'restrict-template-expressions',
    'export const a = (b: { c: 1 }) => `${b}`;',
  ],
  ['a method without its object', 'src/infrastructure/method.ts', 'unbound-method', method],
  ['an unused name', 'src/domain/name.ts', 'no-unused-vars', 'const _a = 1;'],
  ['an unused parameter', 'src/domain/parameter.ts', 'no-unused-vars', 'export const a = (_b: string) => 1;'],
  ['an unused error', 'src/domain/error.ts', 'no-unused-vars', 'try { Math.abs(1); } catch (_error) { Math.abs(2); }'],
  ['an unused part of a list', 'test/part.ts', 'no-unused-vars', 'const [_a, b] = [1, 2];\nexport const c = b;'],
  ...inComponents.map(([what, rule, body]): [string, string, string, string] => [
    what,
    `src/presentation/${rule}.tsx`,
    rule,
    `${react}export function Planted({ a }: { a: number }) { ${body} }`,
  ]),
  [
    'a conditional hook in a plain file of the presentation',
    'src/presentation/useA.ts',
    'rules-of-hooks',
    `${react}export const useA = (b: boolean) => b && useRef(0);`,
  ],
];

const compilerOptions = { strict: true, target: 'ES2023', lib: ['ES2023'], types: [], moduleDetection: 'force' };

let folder: string;
let reported: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-with-types-'));
  await cp('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  await write('tsconfig.json', JSON.stringify({ compilerOptions }));
  for (const [, path, , code] of breaches) await write(path, code);
  await write('src/presentation/method.ts', method);
  const { output } = await runTool('oxlint', ['--config', join(folder, '.oxlintrc.json'), '--format', 'unix', folder]);
  reported = output.split('\n');
});

afterAll(() => rm(folder, { recursive: true }));

test.each(breaches)('%s is refused', (_, path, rule) => {
  expect(reported).toContainEqual(expect.stringMatching(`${path}:.*(typescript|eslint|react|react-hooks).${rule}.`));
});

test('a method of a view-model may stand without its object', () => {
  expect(reported).not.toContainEqual(expect.stringContaining('src/presentation/method.ts'));
});

async function write(path: string, content: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
