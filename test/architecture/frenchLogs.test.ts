import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no error is logged without a French message before it (§8.25)', () => {
  const bare = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) =>
      /console\.(?:error|warn|info|log)\(\s*(?:error|reason)\s*\)/.test(readFileSync(`src/${path}`, 'utf8')),
    );
  expect(bare).toEqual([]);
});
