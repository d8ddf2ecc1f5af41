import { expect, test } from '@playwright/test';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { waitUntilInstalled } from '../../support/installed/installedSite';
import { POST, titleField } from '../../support/drivers/e2e/e2ePosting';
import { signIn } from '../../support/drivers/e2e/e2eSite';

test.use({ serviceWorkers: 'allow' });

test('a page that is open while a new version is put online goes on, and offers it without taking it', async ({
  browser,
}) => {
  const site = await aSiteOf('dist');
  const page = await (await browser.newContext({ baseURL: site.origin })).newPage();
  const next = await aNextVersion();
  try {
    await signIn(page, 'Camille', POST);
    await waitUntilInstalled(page);
    await titleField(page).fill('Vélo pliant');
    const former = await scriptOf();

    site.serve(next);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.getByRole('status').filter({ hasText: 'Nouvelle version prête' });
    await expect(notice.getByText('Nouvelle version prête')).toBeVisible();
    await expect(titleField(page)).toHaveValue('Vélo pliant');
    expect(await scriptOf()).toBe(former);
    await expect(async () => {
      const [above, below] = [
        await page.locator('.update-notice').boundingBox(),
        await page.locator('.own-bar').boundingBox(),
      ];
      expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    }, 'the notice stands above the bar that publishes').toPass();

    await notice.getByRole('button', { name: 'Mettre à jour' }).click();
    await expect.poll(scriptOf).not.toBe(former);
    await expect(titleField(page)).toHaveValue('Vélo pliant');
    await expect(notice).toBeHidden();
  } finally {
    await page.context().close();
    await site.close();
    await rm(next, { recursive: true });
  }

  function scriptOf() {
    return page.locator('script[type=module]').getAttribute('src');
  }
});

/** A site whose files are those of a folder, until it serves another one. */
async function aSiteOf(directory: string) {
  const handlerOf = (folder: string) => sirv(folder, { dev: true, single: 'app.html' });
  let handle = handlerOf(directory);
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    serve: (folder: string) => {
      handle = handlerOf(folder);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The folder of a version all of whose scripts have other names, as where the contents of one change those of all that import it. */
async function aNextVersion(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'next-version-'));
  const isCopied = (name: string) => !/\.(br|gz)$|\/demo\//.test(name);
  await cp('dist', folder, { recursive: true, filter: isCopied });
  const assets = join(folder, 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const names = new RegExp(`(?<![\\w-])(?:${scripts.join('|')})`, 'g');
  const texts = (await readdir(folder, { recursive: true })).filter((name) => /\.(html|js)$/.test(name));
  for (const name of texts) {
    const text = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), text.replace(names, 'next-$&'));
  }
  for (const name of scripts) await rename(join(assets, name), join(assets, `next-${name}`));
  return folder;
}
