import { expect, test } from '../support/drivers/e2e/e2eTest';

/** More than the page has set before the reload, so that the ids of its timers are among them. */
const TIMERS = 300;

test('a reloaded page cancels no timer of the page that follows it', async ({ page }) => {
  await page.goto('/recherche?q=velo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Finalizers run only where something keeps the page from being collected as a whole.
  await page.evaluate(() => {
    Object.assign(open('about:blank') ?? {}, { root: document.getElementById('root') });
  });
  await page.addInitScript((count) => {
    let fired = 0;
    const countFired = () => {
      fired += 1;
      document.documentElement.dataset.firedTimers = String(fired);
    };
    for (let timer = 0; timer < count; timer += 1) setTimeout(countFired, 3_000);
  }, TIMERS);
  await page.bringToFront();
  await page.reload();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.collectGarbage');
  await expect(page.locator('html')).toHaveAttribute('data-fired-timers', String(TIMERS));
});
