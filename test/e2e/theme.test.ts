import type { CDPSession, Page } from '@playwright/test';
import { aPhone } from '../support/drivers/e2e/e2ePhone';
import { applicationStarted, main } from '../support/drivers/e2e/e2eSite';
import { expect, test } from '../support/drivers/e2e/e2eTest';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the theme is light at first, is toggled in the header, and is kept (§3.8, §3.9, §4.1, §4.2, §9.1)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/a-propos');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  const light = await ground(page);
  await page.getByRole('button', { name: 'Passer au thème sombre' }).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => ground(page)).not.toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto('/auth');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Passer au thème clair' }).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

test('a page in the dark theme is never seen light', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seenThemes: seen });
    const note = () => {
      if (document.querySelector('body') !== null) seen.push(document.documentElement.dataset.theme);
    };
    new MutationObserver(note).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(main(page).getByRole('heading', { level: 2, name: 'Tout juste déposées' })).toBeVisible();
  const seen = await page.evaluate(() => ('seenThemes' in window ? window.seenThemes : null));
  expect(new Set(seen as readonly string[])).toEqual(new Set(['dark']));
});

test('every page is printed in the light theme, and is dark again afterwards', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const printed: (string | undefined)[] = [];
    Object.assign(window, { printedThemes: printed });
    // After what the page itself does then.
    addEventListener('load', () =>
      addEventListener('beforeprint', () => printed.push(document.documentElement.dataset.theme)),
    );
  });
  for (const address of ['/recherche?q=velo', '/annonce/demo-velo-ville-peugeot', '/confidentialite', '/auth']) {
    await page.goto(address);
    await applicationStarted(page);
    await page.pdf();
    const printed = await page.evaluate(() => ('printedThemes' in window ? window.printedThemes : null));
    expect(printed, address).toEqual(['light']);
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  }
});

test('another tab follows the theme', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/a-propos');
  await page.goto('/a-propos');
  await page.getByRole('button', { name: 'Passer au thème sombre' }).click();
  await expect(root(other)).toHaveAttribute('data-theme', 'dark');
});

test.describe('on a phone', () => {
  test.use(aPhone);

  test('a sideways swipe of more than 50 pixels toggles the theme, a shorter or a slanting one does not (§2.18, §9.3)', async ({
    page,
  }) => {
    await page.goto('/a-propos');
    const finger = await page.context().newCDPSession(page);
    await applicationStarted(page);
    await swipe(finger, { x: 200, y: 500 }, { x: 152, y: 500 });
    await swipe(finger, { x: 200, y: 500 }, { x: 140, y: 440 });
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await swipe(finger, { x: 200, y: 500 }, { x: 140, y: 505 });
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await swipe(finger, { x: 140, y: 500 }, { x: 220, y: 500 });
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
  });

  test('a swipe over something that moves sideways moves that thing only', async ({ page }) => {
    await page.goto('/categorie/vehicules');
    const chips = page.getByRole('navigation', { name: 'Sous-catégories' });
    // A touch ends when its element is replaced.
    await applicationStarted(page);
    const finger = await page.context().newCDPSession(page);
    const box = await chips.boundingBox();
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    await swipe(finger, { x: 300, y }, { x: 100, y });
    await expect.poll(() => chips.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
  });
});

interface Point {
  readonly x: number;
  readonly y: number;
}

async function swipe(finger: CDPSession, from: Point, to: Point): Promise<void> {
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

function root(page: Page) {
  return page.locator('html');
}

function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

test('an edge says which choice is made and what is a button where the system takes the colours away', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/deposer-annonce');
  await applicationStarted(page);
  const outlineOf = (label: RegExp) =>
    main(page)
      .locator('label', { hasText: label })
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outlineOf(/^Une offre/)).toBe('solid');
  expect(await outlineOf(/^Une demande/)).toBe('none');
  const publish = main(page).getByRole('button', { name: 'Se connecter pour publier' });
  expect(await publish.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});
