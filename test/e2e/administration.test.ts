import { press } from '../support/drivers/e2e/e2eKeyboard';
import { main, signIn } from '../support/drivers/e2e/e2eSite';
import { expect, test } from '../support/drivers/e2e/e2eTest';

test('the links of the administration are in one row again, whole and without a button, once the window is wide enough', async ({
  page,
}) => {
  await signIn(page, 'Inès', '/admin');
  const links = page.getByRole('navigation', { name: 'Administration' });
  await expect(links.getByRole('link', { name: /^Messages.*3/ })).toBeVisible();
  const all = page.getByRole('button', { name: 'Toutes les rubriques' });
  await expect(all).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(all).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(all).toBeHidden();
  await expect(links.getByRole('link', { name: 'Maintenance' })).toBeInViewport({ ratio: 1 });
});

test('a chart that has the focus shows it before an arrow key chooses a bar', async ({ page }) => {
  await signIn(page, 'Admin', '/admin');
  const chart = main(page).getByRole('group', { name: /^Visiteurs, jour par jour/ });
  await expect(chart).toBeVisible();
  await press(page, chart.locator('[tabindex="0"]'));
  await expect(chart).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('ArrowRight');
  await expect(chart).toHaveCSS('outline-style', 'solid');
});
