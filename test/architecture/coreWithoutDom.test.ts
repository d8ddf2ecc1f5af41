import { expect, test } from 'vitest';
import { compileErrors } from './compile';

const ofBrowsers = ['window', 'document', 'fetch', 'setTimeout', 'Blob', 'URL', 'URLSearchParams', 'localStorage'];
const names = [...ofBrowsers, 'console', 'process'];

test('the names of browsers and of Node do not compile in the core', () => {
  expect(undefinedNames(names.map((name) => `void ${name};`).join('\n'))).toEqual(names);
});

test('the language itself, Intl included, compiles in the core', () => {
  expect(undefinedNames('void [Promise, Map, Intl.NumberFormat, [1].toSorted()];')).toEqual([]);
});

/** The names that the compiler of the core does not find in a file of the domain. */
function undefinedNames(code: string): string[] {
  const messages = compileErrors('tsconfig.core.json', { 'src/domain/planted.ts': code }).flat();
  return messages.map((message) => /^Cannot find name '(\w+)'/.exec(message)?.[1] ?? message);
}
