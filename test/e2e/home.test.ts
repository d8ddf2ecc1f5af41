import { expect, test } from '@playwright/test';
import { assetOf } from '../support/drivers/e2e/e2eAssets';
import { applicationStarted, cards, main } from '../support/drivers/e2e/e2eSite';

test('the home page answers with its title', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/Mon Bazar/);
});

test('a listing that nobody knows opens the application with status 404, a missing file is missing', async ({
  request,
}) => {
  const unknown = await request.get('/annonce/inconnue/rien');
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain('<script type="module"');
  expect((await request.get('/assets/inconnu.js')).status()).toBe(404);
});

test('the browser refuses nothing of the home page: its security policy fits it', async ({ page }) => {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusals.push(message.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(refusals).toEqual([]);
});

/** Bytes with brotli: what every visitor waits for before the first page answers. It may only go down. */
const FIRST_SCRIPTS = 137_000;

test('the scripts that the home page names stay within their budget', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const named = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, address = '']) => address);
  const sizes = await Promise.all(
    named.map(async (address) => {
      const headers = (await request.head(address, { headers: { 'Accept-Encoding': 'br' } })).headers();
      expect(headers['content-encoding']).toBe('br');
      return Number(headers['content-length']);
    }),
  );
  expect(sizes).not.toEqual([]);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FIRST_SCRIPTS);
});

for (const path of ['/', '/annonce/demo-velo-ville-peugeot/velo-de-ville-peugeot-28-pouces-selle-en-cuir']) {
  test(`the page ${path} does not wait for an object of Intl`, async ({ page }) => {
    await page.addInitScript(() => {
      const record = (name: string) => ({
        construct: (constructor: new (...options: unknown[]) => object, options: unknown[]) => {
          console.log(`Intl.${name}`);
          return new constructor(...options);
        },
      });
      for (const name of ['Collator', 'DateTimeFormat', 'NumberFormat'] as const) {
        Object.defineProperty(Intl, name, { value: new Proxy(Intl[name] as never, record(name)) });
      }
    });
    const made: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('Intl.')) made.push(message.text());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await applicationStarted(page);
    expect(made).toEqual([]);
  });
}

test('the home page fetches the catalogue once somebody touches it, and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (asked) => fetched.push(new URL(asked.url()).pathname));
  const catalogue = await assetOf(page, 'src/infrastructure/embedded/demoCatalogue.json');
  const question = await assetOf(page, 'src/infrastructure/embedded/demo/importCatalogue.ts');
  await page.goto('/');
  await expect.poll(() => fetched).toContain(question);
  await page.waitForLoadState('networkidle');
  expect(fetched).not.toContain(catalogue);
  await page.keyboard.press('Tab');
  await expect.poll(() => fetched).toContain(catalogue);
});

test.describe(() => {
  test.use({ viewport: { width: 1280, height: 4000 } });

  test('listings near the place chosen before come on a home page that is in sight as a whole and that nobody touches', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const lyon = {
        communeCode: '69123',
        communeName: 'Lyon',
        postalCode: '69001',
        latitude: 45.758,
        longitude: 4.8351,
      };
      localStorage.setItem('mbz_place', JSON.stringify(lyon));
    });
    await page.goto('/');
    await expect(main(page).locator('#pres-de-chez-vous').getByRole('article').first()).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  });
});
