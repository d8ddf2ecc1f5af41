import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ruleNames } from './cruiseTree';

const areas = ruleNames.flatMap((name) => /^core-(.+)-areas$/.exec(name)?.[1] ?? []);

const foldersOf = (layer: string) =>
  readdirSync(`src/${layer}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

test.each(['domain', 'application', 'presentation'])('the folders of %s are areas, spelled alike', (layer) => {
  const known = [...areas, 'shared', ...(layer === 'presentation' ? ['app'] : [])];
  expect(foldersOf(layer).filter((folder) => !known.includes(folder))).toEqual([]);
});

test.each(['src', 'test', 'scripts', 'packages'])('no folder of %s holds more than 30 files', (root) => {
  const folders = [
    root,
    ...readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [join(entry.parentPath, entry.name)] : [],
    ),
  ];
  const filesIn = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length;
  expect(folders.filter((folder) => filesIn(folder) > 30)).toEqual([]);
});

test('src holds the five layers and nothing else', () => {
  const layers = ['application', 'di', 'domain', 'infrastructure', 'presentation'];
  expect(
    readdirSync('src')
      .filter((name) => !name.includes('.'))
      .filter((name) => !layers.includes(name)),
  ).toEqual([]);
});

test('no folder has a name for leftovers, such as utils', () => {
  const folders = readdirSync('src', { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.filter(({ name }) => /^(utils?|helpers?|common|misc|lib)$/i.test(name))).toEqual([]);
});

test('no file is called index, so that things are imported from where they are defined', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
});

test('no file name contains the word that ad blockers hide', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /(^|[^a-zA-Z])[aA]ds?([^a-z]|$)/.test(file))).toEqual([]);
});
