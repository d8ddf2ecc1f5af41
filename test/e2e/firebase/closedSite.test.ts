import { expect, test, type Page } from '@playwright/test';
import { holdConfiguration } from '../../support/drivers/e2e/e2eFirebase';

const launchPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mon Bazar arrive bientôt' });
const startup = (page: Page) => page.getByText('Initialisation de Mon Bazar');

for (const address of ['/', '/recherche?q=velo'])
  test(`a closed site shows nobody its inside at ${address}, on a slow connection, at the first visit and at later ones (§4)`, async ({
    page,
  }) => {
    await watchListings(page);
    const { answer } = await holdConfiguration(page, { maintenance: { booleanValue: true } });
    await slowDown(page);
    await page.goto(address);
    await expect(page.locator('.site-awaited')).toBeAttached();
    await expect(startup(page)).toBeVisible();
    expect(await opacityOfStartup(page)).toBe('1');
    answer();
    await expect(launchPage(page)).toBeVisible();
    await page.reload();
    await expect(launchPage(page)).toBeVisible();
    expect(await listingsSeen(page)).toBe(0);
  });

test('the home page appears before any answer where this browser remembers the site open (§4)', async ({ page }) => {
  const { answer } = await holdConfiguration(page, { maintenance: { booleanValue: false } });
  await page.addInitScript(() =>
    localStorage.setItem(
      'mbz_app_config',
      '{"maintenance":false,"targetDate":null,"countdownConfig":{"days":0,"hours":0,"minutes":0,"seconds":0}}',
    ),
  );
  await page.goto('/');
  await expect(page.locator('a[href^="/annonce/"]').first()).toBeVisible();
  answer();
});

/** Latency and speed of a slow mobile network. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

/** Counts in each page, and keeps over reloads, the listings that were ever in the document and not hidden by the page. */
async function watchListings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const shown = [...document.querySelectorAll('a[href^="/annonce/"]')].filter((link) =>
        link.checkVisibility({ visibilityProperty: true }),
      );
      if (shown.length > 0) sessionStorage.setItem('listingsSeen', String(shown.length));
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
}

function listingsSeen(page: Page): Promise<number> {
  return page.evaluate(() => Number(sessionStorage.getItem('listingsSeen')));
}

function opacityOfStartup(page: Page): Promise<string> {
  return page.evaluate(() => {
    const screen = document.querySelector('.startup');
    return screen === null ? '' : getComputedStyle(screen, '::before').opacity;
  });
}
