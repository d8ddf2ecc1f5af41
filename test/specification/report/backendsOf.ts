import { basename } from 'node:path';
import type { TestedBackend } from './TestTitle';

/** A file of tests, as text. */
export interface TestFile {
  readonly path: string;
  readonly source: string;
}

const imported = /\bfrom '([^']+)'|^import '([^']+)'/gm;

/**
 * The backends that a file's tests run on, by its imports and its path. A contract runs on the backends of the
 * files that call it; end-to-end tests run on the embedded backend unless they are in the folder of another.
 */
export function backendsOf(file: TestFile, all: readonly TestFile[]): readonly TestedBackend[] {
  const own = ownBackends(file);
  const callers = /Contract\.ts$|Cases\.ts$/.test(file.path) ? callersOf(file.path, all) : [];
  const found = new Set([...own, ...callers.flatMap((caller) => backendsOf(caller, all))]);
  if (found.size > 1) found.delete('any');
  return [...found].sort();
}

/** The files that import the file, by its name. */
export function callersOf(path: string, all: readonly TestFile[]): readonly TestFile[] {
  return all.filter((other) => other.path !== path && importsOf(other).includes(stem(path)));
}

function ownBackends({ path, source }: TestFile): readonly TestedBackend[] {
  if (path.startsWith('test/e2e/')) return [path.startsWith('test/e2e/firebase/') ? 'firebase' : 'embedded'];
  if (path.startsWith('test/rules/')) return ['firebase'];
  const paths = [path, ...[...source.matchAll(imported)].map(([, from, alone]) => from ?? alone ?? '')].join('\n');
  const found: readonly TestedBackend[] = [
    ...(/firebase|firestore/i.test(paths) ? ['firebase' as const] : []),
    ...(/embedded|indexeddb/i.test(paths) ? ['embedded' as const] : []),
  ];
  return found.length === 0 ? ['any'] : found;
}

function importsOf({ source }: TestFile): readonly string[] {
  return [...source.matchAll(imported)].map(([, from = '']) => basename(from));
}

function stem(path: string): string {
  return basename(path).replace(/\.tsx?$/, '');
}
