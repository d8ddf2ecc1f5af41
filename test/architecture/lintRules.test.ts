import { ESLint } from 'eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const eslint = new ESLint();

const syntax = 'no-restricted-syntax';
const noAny = '@typescript-eslint/no-explicit-any';
const noCast = '@typescript-eslint/consistent-type-assertions';
const core = 'src/domain/listings/a.ts';
const screen = 'src/presentation/listings/AScreen.tsx';

const breaches: [what: string, rule: string, path: string, code: string][] = [
  ['a decorator', syntax, core, '@sealed class A {}'],
  ['a default export', syntax, core, 'export default 1;'],
  ['a renamed default export', syntax, core, 'const a = 1; export { a as default };'],
  ['a barrel', syntax, core, "export * from './b';"],
  ['a re-export', syntax, core, "export { b } from './b';"],
  ['an import with its extension', syntax, core, "import { b } from './b.ts'; b();"],
  ['any', noAny, core, 'export const a = (b: any) => { b(); };'],
  ['a cast to any', noAny, core, 'export const a = b as any;'],
  ['a double cast', syntax, core, 'export const a = b as unknown as string;'],
  ['a cast object literal', noCast, core, 'export const a = {} as Listing;'],
  ['French in a view-model', syntax, 'src/presentation/listings/AViewModel.ts', "export const a = 'Déposer';"],
  ['French in a template', syntax, 'src/application/listings/a.ts', 'export const a = `l’annonce ${b}`;'],
  ['French in an adapter', syntax, 'src/infrastructure/embedded/a.ts', "export const a = 'échec';"],
  ['text in a screen', syntax, screen, 'export const A = () => <p>Vendre</p>;'],
  ['a label in a screen', syntax, screen, 'export const A = () => <i aria-label="Menu" />;'],
  ['HTML from text', syntax, screen, 'export const A = () => <p dangerouslySetInnerHTML={b} />;'],
  ['a route in a screen', syntax, screen, 'export const A = () => <Link to="/favoris" />;'],
  ['the home page spelled out in a screen', syntax, screen, 'export const A = () => <Link to="/" />;'],
  ['a route in a template', syntax, 'src/presentation/listings/a.ts', 'export const a = `/annonce/${b}`;'],
  ['a route in messages', syntax, 'src/presentation/app/messages.ts', "export const link = { to: '/aide' };"],
  ['a screen width in a style', syntax, screen, "export const a = { '@media (min-width: 901px)': {} };"],
  ['a screen width in a query', syntax, screen, "export const a = () => useMediaQuery('(max-width: 901px)');"],
  ['a message to the console', 'no-console', core, 'console.log(1);'],
  ['a rule switched off', noAny, core, '// eslint-disable-next-line\nexport const a = (b: any) => { b(); };'],
  ['a rule that needs types switched off', 'no-warning-comments', core, '// oxlint-disable-next-line\nb();'],
  ['React where its rules are not checked', 'no-restricted-imports', 'src/di/a.ts', "import { useId } from 'react';"],
  [
    'a hook where its rules are not checked',
    'no-restricted-imports',
    'test/support/a.ts',
    "import { useTheme } from '../../src/presentation/theme/useTheme';",
  ],
  ['a binding past the checks', syntax, 'src/di/modules/a.ts', 'options.bind(Clock).toConstantValue(42);'],
  ['a binding function taken out', syntax, 'src/di/backends/a.ts', 'export const a = ({ bind }: B) => bind(Clock);'],
  ['a replaced binding', syntax, 'src/di/backends/a.ts', 'options.rebind(Clock).toService(Timers);'],
  ['a binding past the checks in a script', syntax, 'scripts/build/a.ts', 'options.bind(Clock).toService(Timers);'],
  ['a test that waits for one second', syntax, 'test/domain/a.test.ts', 'await vi.waitFor(() => expect(b).toBe(1));'],
  ['an undefined name in the page function', 'no-undef', 'functions/index.js', 'export const a = nowhere;'],
  ['a barrel of the page function', syntax, 'functions/index.js', "export * from './b';"],
];

test.each(breaches)('%s is refused', async (_, rule, path, code) => {
  expect(await complaints(path, code)).toContain(rule);
});

const fine: [what: string, path: string, code: string][] = [
  [
    'French in messages',
    'src/presentation/listings/browsing/messages.ts',
    "export const messages = { post: 'Déposer' };",
  ],
  ['French in a label of the domain', core, "export const label = 'Véhicules';"],
  ['French in demo data', 'src/infrastructure/embedded/account/demoPeople.ts', "export const name = 'Zoé';"],
  ['a route in paths', 'src/presentation/shared/paths.ts', "export const paths = { home: '/', help: '/aide' };"],
  ['a slash that is no route', 'src/presentation/shared/a.ts', "export const a = (b: string) => b.split('/');"],
  ['a plain function', core, 'export const twice = (a: number) => a * 2;'],
  ['a default export in a configuration', 'vite.config.ts', 'export default {};'],
];

test.each(fine)('%s is accepted', async (_, path, code) => {
  expect(await complaints(path, code)).toEqual([]);
});

const rulesSchema = v.record(v.string(), v.union([v.string(), v.array(v.unknown())]));
const configuration = v.object({
  rules: rulesSchema,
  overrides: v.array(v.object({ files: v.array(v.string()), rules: rulesSchema })),
});
const oxlint = v.parse(configuration, ts.readConfigFile('.oxlintrc.json', ts.sys.readFile).config);

test('the rules of oxlint are those with types that typescript-eslint recommends, two more, and that of unused names', () => {
  const { rules } = oxlint;
  const withoutTypes = recommended(tseslint.configs.recommended);
  const withTypes = recommended(tseslint.configs.recommendedTypeChecked).filter((rule) => !withoutTypes.includes(rule));
  const left = ['require-await'];
  const added = ['no-unnecessary-condition', 'switch-exhaustiveness-check'];
  expect(withTypes.length).toBeGreaterThan(20);
  expect(Object.keys(rules).toSorted()).toEqual(
    [
      ...[...withTypes.filter((rule) => !left.includes(rule)), ...added].map((rule) => `typescript/${rule}`),
      'eslint/no-unused-vars',
    ].toSorted(),
  );
  expect(severitiesOf(rules)).toEqual(Object.keys(rules).map(() => 'error'));
});

test('the rules of hooks are those that eslint-plugin-react-hooks recommends, without the two for options of the compiler', () => {
  const all = Object.keys(reactHooks.configs.flat.recommended.rules);
  const ofHooks = oxlint.overrides.find(({ rules }) => 'react/rules-of-hooks' in rules);
  const left = ['react-hooks/config', 'react-hooks/gating'];
  expect(all).toEqual(expect.arrayContaining(left));
  expect(ofHooks?.files).toEqual(['**/*.tsx', 'src/presentation/**/*.ts']);
  expect(Object.keys(ofHooks?.rules ?? {}).toSorted()).toEqual(
    all
      .filter((rule) => !left.includes(rule))
      .map((rule) => rule.replace('react-hooks/', 'react/'))
      .toSorted(),
  );
  expect(new Set(severitiesOf(ofHooks?.rules ?? {}))).toEqual(new Set(['error']));
});

function severitiesOf(rules: v.InferOutput<typeof rulesSchema>): unknown[] {
  return Object.values(rules).map((setting) => [setting].flat()[0]);
}

function recommended(configs: typeof tseslint.configs.recommended): string[] {
  return configs
    .flatMap(({ rules }) => Object.keys(rules ?? {}))
    .filter((rule) => rule.startsWith('@typescript-eslint/'))
    .map((rule) => rule.replace('@typescript-eslint/', ''));
}

async function complaints(filePath: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => ruleId ?? message));
}
