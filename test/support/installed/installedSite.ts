import { expect, type Page } from '@playwright/test';

/** Waits until the site would open without a network: its service worker answers for the page, and has what the page has loaded. */
export async function waitUntilInstalled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const loaded = performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.startsWith('/assets/'));
        const found = await Promise.all(loaded.map((path) => caches.match(path)));
        return navigator.serviceWorker.controller !== null && found.every((answer) => answer !== undefined);
      }),
    )
    .toBe(true);
}

/** Uses the page, as a visitor does, and waits until the demo catalogue, which is loaded then, is in the database. */
export async function untilImported(page: Page): Promise<void> {
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(hasCatalogue)).toBe(true);
}

/** Comes back to the site, and waits until the files of all its screens are cached. */
export async function comeBack(page: Page): Promise<void> {
  await waitUntilInstalled(page);
  await page.reload();
  await expect.poll(() => page.evaluate(missingScreenFiles)).toEqual([]);
}

/** The files that the service worker names and does not have yet. */
async function missingScreenFiles(): Promise<readonly string[]> {
  const worker = await (await fetch('/service-worker.js')).text();
  const named = worker.match(/\/(assets|communes)\/[\w-]+\.[a-z]+/g) ?? [];
  const cached = await Promise.all(named.map(async (file) => (await caches.match(file)) !== undefined));
  return named.filter((_, position) => cached[position] === false);
}

async function hasCatalogue(): Promise<boolean> {
  // Opening it would create it, before the application has made its stores.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'mon-bazar')) return false;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('mon-bazar');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error('closed'));
  });
  const reading: IDBRequest<unknown> = database.transaction('settings').objectStore('settings').get('demo-catalogue');
  await new Promise((resolve) => (reading.onsuccess = resolve));
  database.close();
  const marker = reading.result;
  return typeof marker === 'object' && marker !== null && 'isComplete' in marker && marker.isComplete === true;
}
