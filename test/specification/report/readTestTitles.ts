import { readdirSync, readFileSync } from 'node:fs';
import { backendsOf, type TestFile } from './backendsOf';
import { citationsIn } from './citationsIn';
import type { TestTitle } from './TestTitle';
import { titlesIn } from './titlesIn';

/** All tests of the repository whose titles cite the specification. */
export function readTestTitles(files = readTestFiles()): readonly TestTitle[] {
  return files.flatMap((file) =>
    titlesIn(file.path, file.source).flatMap((title) => {
      const citations = citationsIn(title);
      return citations.length === 0 ? [] : [{ file: file.path, title, citations, backends: backendsOf(file, files) }];
    }),
  );
}

export function readTestFiles(): readonly TestFile[] {
  return readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .map((name) => `test/${name.replaceAll('\\', '/')}`)
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }));
}
