import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ofBrowsers = ['window', 'document', 'fetch', 'setTimeout', 'Blob', 'URL', 'URLSearchParams', 'localStorage'];
const names = [...ofBrowsers, 'console', 'process'];

test('what belongs to a browser or to Node does not compile in the core', () => {
  const planted = resolve('src/domain/planted.ts');
  expect(undefinedNames(planted, names.map((name) => `void ${name};`).join('\n'))).toEqual(names);
});

test('the language itself, French numbers and dates included, compiles in the core', () => {
  const planted = resolve('src/domain/planted.ts');
  expect(undefinedNames(planted, 'void [Promise, Map, Intl.NumberFormat, [1].toSorted()];')).toEqual([]);
});

/** The names that the compiler of the core does not find in a file which is on no disk. */
function undefinedNames(path: string, code: string): string[] {
  const options = coreOptions();
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => (name === path ? code : readFile.call(host, name));
  host.fileExists = (name) => name === path || fileExists.call(host, name);
  const diagnostics = ts.createProgram([path], options, host).getSemanticDiagnostics();
  const messages = diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  return messages.map((message) => /^Cannot find name '(\w+)'/.exec(message)?.[1] ?? message);
}

function coreOptions(): ts.CompilerOptions {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const parsed = ts.getParsedCommandLineOfConfigFile('tsconfig.core.json', undefined, host);
  if (parsed === undefined) throw new Error('tsconfig.core.json does not parse.');
  return parsed.options;
}
