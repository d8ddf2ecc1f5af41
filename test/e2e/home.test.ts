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
