import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

// The rules of the house read syntax only; without types they can judge text that is on no disk.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });

const syntax = 'no-restricted-syntax';

const breaches = [
  { what: 'a decorator', rule: syntax, path: 'src/domain/listings/A.ts', code: '@sealed class A {}' },
  { what: 'a default export', rule: syntax, path: 'src/domain/listings/a.ts', code: 'export default 1;' },
  { what: 'a renamed default export', rule: syntax, path: 'src/domain/listings/a.ts', code: 'const a = 1; export { a as default };' },
  { what: 'a barrel', rule: syntax, path: 'src/domain/listings/a.ts', code: "export * from './b';" },
  { what: 'a re-export', rule: syntax, path: 'src/domain/listings/a.ts', code: "export { b } from './b';" },
  { what: 'an import with its extension', rule: syntax, path: 'src/domain/listings/a.ts', code: "import { b } from './b.ts'; b();" },
  { what: 'any', rule: '@typescript-eslint/no-explicit-any', path: 'src/domain/listings/a.ts', code: 'export const a = (b: any) => { b(); };' },
  { what: 'a cast to any', rule: '@typescript-eslint/no-explicit-any', path: 'src/domain/listings/a.ts', code: 'export const a = b as any;' },
  { what: 'a double cast', rule: syntax, path: 'src/domain/listings/a.ts', code: 'export const a = b as unknown as string;' },
  { what: 'a cast object literal', rule: '@typescript-eslint/consistent-type-assertions', path: 'src/domain/listings/a.ts', code: 'export const a = {} as Listing;' },
  { what: 'French in a view-model', rule: syntax, path: 'src/presentation/listings/AViewModel.ts', code: "export const a = 'Déposer';" },
  { what: 'French in a template', rule: syntax, path: 'src/application/listings/a.ts', code: 'export const a = `l’annonce ${b}`;' },
  { what: 'French in an adapter', rule: syntax, path: 'src/infrastructure/embedded/a.ts', code: "export const a = 'échec';" },
  { what: 'text in a screen', rule: syntax, path: 'src/presentation/listings/AScreen.tsx', code: 'export const A = () => <p>Vendre</p>;' },
  { what: 'a label in a screen', rule: syntax, path: 'src/presentation/listings/AScreen.tsx', code: 'export const A = () => <i aria-label="Menu" />;' },
  { what: 'HTML from text', rule: syntax, path: 'src/presentation/listings/A.tsx', code: 'export const A = () => <p dangerouslySetInnerHTML={b} />;' },
  { what: 'a message to the console', rule: 'no-console', path: 'src/domain/listings/a.ts', code: 'console.log(1);' },
  { what: 'a rule switched off', rule: '@typescript-eslint/no-explicit-any', path: 'src/domain/listings/a.ts', code: '// eslint-disable-next-line\nexport const a = (b: any) => { b(); };' },
  { what: 'a conditional hook', rule: 'react-hooks/rules-of-hooks', path: 'src/presentation/shared/useA.ts', code: 'export function useA(b: boolean) { if (b) useState(); }' },
];

test.each(breaches)('$what is refused', async ({ rule, path, code }) => {
  expect(await complaints(path, code)).toContain(rule);
});

const fine: [what: string, path: string, code: string][] = [
  ['French in messages', 'src/presentation/listings/messages.ts', "export const messages = { post: 'Déposer' };"],
  ['French in a label of the domain', 'src/domain/listings/a.ts', "export const label = 'Véhicules';"],
  ['French in demo data', 'src/infrastructure/embedded/demoPeople.ts', "export const name = 'Zoé';"],
  ['a plain function', 'src/domain/listings/a.ts', 'export const twice = (a: number) => a * 2;'],
  ['a default export in a configuration', 'vite.config.ts', 'export default {};'],
];

test.each(fine)('%s is fine', async (_, path, code) => {
  expect(await complaints(path, code)).toEqual([]);
});

async function complaints(filePath: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => ruleId ?? message));
}
