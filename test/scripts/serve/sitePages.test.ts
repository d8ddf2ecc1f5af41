import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedPages } from '../../../scripts/serve/sitePages';
import { template } from '../../support/rendering/readPage';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'));
  await symlink(resolve('public/communes'), join(directory, 'communes'));
  await writeFile(join(directory, 'app.html'), template);
});
afterAll(() => rm(directory, { recursive: true }));

test('the server of the embedded site finds the place of a sentence in the list of communes of its directory', async () => {
  const pages = await embeddedPages(directory, () => 'https://mon-bazar.example');
  const answer = await pages(`/recherche?q=${encodeURIComponent('vélo à Lyon')}`);
  expect(answer).toMatchObject({
    status: 302,
    headers: { Location: '/recherche?q=v%C3%A9lo&lieu=69123%7ELyon%7E69001%7E45.764%7E4.836' },
  });
});
