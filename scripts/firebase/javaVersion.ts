import { spawnSync } from 'node:child_process';

/** The major version in what `java -version` prints: 21 for `openjdk version "21.0.4"`, 8 for `java version "1.8.0_292"`. */
export function javaVersionIn(printed: string): number | null {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(printed) ?? [];
  if (first === undefined) return null;
  return Number(first === '1' ? (second ?? first) : first);
}

/** The major version of `java` on the path, or null if there is none. */
export function javaVersion(): number | null {
  const { stderr, error } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return error === undefined ? javaVersionIn(stderr) : null;
}
