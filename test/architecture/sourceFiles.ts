import { readdirSync, readFileSync } from 'node:fs';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** All TypeScript files of these folders, without those of installed packages. */
export function sourceFiles(...folders: readonly string[]): readonly SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  );
}
