import { expect, type Page } from '@playwright/test';
import { applicationStarted, cards } from '../drivers/e2e/e2eSite';

const bicycle = '/annonce/demo-velo-ville-peugeot/velo-de-ville-peugeot-28-pouces-selle-en-cuir';
/**
 * Addresses, main headings and least numbers of cards of pages that a server renders from the demo catalogue. No test that shares a server
 * with others publishes what these pages show before they are scrolled: it would move what is there.
 */
export const renderedPages = [
  ['/', 'Les bonnes affaires sont au coin de la rue', 12],
  ['/categorie/multimedia', 'Multimédia', 24],
  ['/recherche?q=chambre', '« chambre »', 24],
  [bicycle, 'Vélo de ville Peugeot 28\u00a0pouces, selle en cuir', 4],
  ['/profil/demo-camille', 'Camille', 1],
] as const;

/** No request is under way, after the page has been opened. */
async function untilQuiet(page: Page): Promise<unknown> {
  await page.waitForEvent('load');
  return page.waitForLoadState('networkidle');
}

/** Without JavaScript. */
export async function expectToShow(page: Page, address: string, heading: string, count: number): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await cards(page).count()).toBeGreaterThanOrEqual(count);
  await expect(page.getByText('a besoin de JavaScript')).toHaveCount(0);
}

/** Expects that nothing moves or flickers when the application takes a page over; `settled` is asked before the page is opened. */
export async function expectToStayAsRendered(
  page: Page,
  address: string,
  heading: string,
  settled = untilQuiet,
): Promise<void> {
  await observe(page);
  const settling = settled(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await applicationStarted(page);
  await settling;
  const { seen, shift } = await page.evaluate(() => ({ seen: globalThis.headings, shift: globalThis.layoutShift }));
  expect(seen).toHaveLength(1);
  expect(shift).toBeLessThan(0.02);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(address === '/' ? 0 : 1);
  await expect(page.locator('[data-page=""]')).toHaveCount(0);
}

declare global {
  var headings: string[];
  var layoutShift: number;
}

/** Notes every main heading that is ever shown, and how far things move. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.headings = [];
    globalThis.layoutShift = 0;
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent ?? '(none)';
      if (document.readyState !== 'loading' && globalThis.headings.at(-1) !== heading)
        globalThis.headings.push(heading);
    }).observe(document, { childList: true, subtree: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') globalThis.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
