import { resolve } from 'node:path';
import ts from 'typescript';

/** What the compiler says of files that are on no disk, file by file, under a configuration of this repository. */
export function compileErrors(configuration: string, files: Readonly<Record<string, string>>): string[][] {
  const options = optionsOf(configuration);
  const planted = new Map(Object.entries(files).map(([path, code]) => [resolve(path), code]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => planted.get(name) ?? readFile.call(host, name);
  host.fileExists = (name) => planted.has(name) || fileExists.call(host, name);
  const program = ts.createProgram([...planted.keys()], options, host);
  return [...planted.keys()].map((path) => {
    const file = program.getSourceFile(path);
    const diagnostics = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  });
}

export function optionsOf(configuration: string): ts.CompilerOptions {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const parsed = ts.getParsedCommandLineOfConfigFile(configuration, undefined, host);
  if (parsed === undefined) throw new Error(`${configuration} does not parse.`);
  return parsed.options;
}
