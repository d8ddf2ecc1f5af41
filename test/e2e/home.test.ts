import { expect, test } from '@playwright/test';

test('the home page answers with its title', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/Mon Bazar/);
});

test('an address without a file opens the application, a missing file is missing', async ({ request }) => {
  expect((await request.get('/annonce/inconnue/rien')).status()).toBe(200);
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
