import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cruiseTree, ruleNames, type Violation } from './cruiseTree';
import { companionFiles, innocentFiles, plantedViolations } from './plantedViolations';

let folder: string;
let found: Violation[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'house-'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  for (const { path, content } of [...innocentFiles, ...companionFiles, ...plantedViolations]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  found = await cruiseTree(folder);
});

afterAll(() => rm(folder, { recursive: true }));

test.each(plantedViolations)('$rule catches $path', ({ rule, path }) => {
  expect(found.filter((violation) => violation.from === path).map((violation) => violation.rule)).toContain(rule);
});

test('every rule has a violation planted against it', () => {
  const planted = new Set(plantedViolations.map(({ rule }) => rule));
  expect(ruleNames.filter((name) => !planted.has(name))).toEqual([]);
});

test('files that break no rule are not reported', () => {
  const reported = new Set(found.filter(({ rule }) => rule !== 'no-orphans').map(({ from }) => from));
  expect(innocentFiles.filter(({ path }) => reported.has(path))).toEqual([]);
});
