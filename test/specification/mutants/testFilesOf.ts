import type { TestTitle } from '../report/TestTitle';
import { callersOf, type TestFile } from '../report/backendsOf';

/** The files to run for the tests that cite a rule: a contract and a table of cases run in the files that import them. */
export function testFilesOf(id: string, titles: readonly TestTitle[], files: readonly TestFile[]): readonly string[] {
  const citing = titles.filter(({ citations }) => citations.some((citation) => citation.id === id));
  const running = citing.flatMap(({ file }) => runningFiles(file, files));
  return [...new Set(running)].sort();
}

/** Files that import each other are looked at once. */
function runningFiles(path: string, files: readonly TestFile[], seen = new Set<string>()): readonly string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  if (/\.test\.tsx?$/.test(path)) return [path];
  return callersOf(path, files).flatMap((caller) => runningFiles(caller.path, files, seen));
}
