import type { Page } from '@playwright/test';
import { aPhone } from '../support/drivers/e2e/e2ePhone';
import { applicationStarted, cards, main, wholeTotal } from '../support/drivers/e2e/e2eSite';
import { expect, test } from '../support/drivers/e2e/e2eTest';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.use(aPhone);

test('messages and favourites move from the header to the bar at the bottom (§2.16)', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Déposer' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Messages' })).toBeHidden();
  await expect(header.getByRole('link', { name: 'Favoris' })).toBeHidden();
  const bar = page.getByRole('navigation', { name: 'Navigation principale' });
  await expect(bar.getByRole('link')).toHaveText(['Accueil', 'Rechercher', 'Déposer', 'Messages', 'Favoris']);
  await bar.getByRole('link', { name: 'Favoris' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favoris' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Favoris' })).toHaveAttribute('aria-current', 'page');
});

test('the footer shows only the line with the year on a small screen (§2.37)', async ({ page }) => {
  await page.goto('/a-propos');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(`© ${new Date().getFullYear()} Mon Bazar`)).toBeVisible();
  await expect(footer.getByRole('link')).toHaveCount(0);
});

test('the bottom bar leads to the search, instead of the quick search, which phones do not have (§2.27)', async ({
  page,
}) => {
  await page.goto('/a-propos');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Rechercher' })
    .click();
  const field = page.getByRole('combobox', { name: 'Rechercher une annonce' }).filter({ visible: true });
  await field.fill('guitare');
  await field.press('Enter');
  await expect(page).toHaveURL('/recherche?q=guitare');
  await expect(page.getByRole('heading', { level: 1, name: '« guitare »' })).toBeVisible();
});

test('the filters open over the results, count after each choice, and close with Back', async ({ page }) => {
  await page.goto('/recherche?famille=maison');
  const before = await wholeTotal(page);
  await page.getByRole('button', { name: 'Filtres', exact: false }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtres' });
  const show = drawer.getByRole('button', { name: /^Voir [\d\s]+annonces?$/ });
  const counted = async () => Number((await show.innerText()).replace(/\D/g, ''));
  await drawer.getByRole('checkbox', { name: /^Livraison possible/ }).check();
  await expect.poll(counted).toBeLessThan(before);
  const delivered = await counted();
  await drawer.getByRole('radio', { name: /^Particuliers/ }).check();
  await expect.poll(counted).toBeLessThan(delivered);
  const left = await counted();
  await show.click();
  await expect(drawer).toBeHidden();
  await expect.poll(() => wholeTotal(page)).toBe(left);
  await expect(page.getByRole('button', { name: 'Filtres (3)' })).toBeVisible();
  await page.getByRole('button', { name: 'Filtres (3)' }).click();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/recherche?famille=maison&vendeur=particulier&livraison=1');
});

test('listings are in sight on the first screen of home, category and results', async ({ page }) => {
  for (const route of ['/', '/categorie/maison', '/recherche?q=velo', '/recherche?famille=maison&livraison=1']) {
    await page.goto(route);
    await expect(cards(page).first(), route).toBeInViewport({ ratio: 0.9 });
  }
});

test('the button of the map stays in reach over the results, and at their end leaves the footer free', async ({
  page,
}) => {
  await page.goto('/recherche?q=velo');
  await wholeTotal(page);
  const button = main(page).getByRole('button', { name: 'Carte' });
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  for (const top of [0, 900]) {
    await scrollTo(top);
    await expect.poll(() => button.evaluateAll(countWithinReach), { message: `scrolled to ${top}` }).toBe(1);
  }
  await scrollTo(100_000);
  const year = page.getByRole('contentinfo').getByText(/^©/);
  await expect(year).toBeInViewport({ ratio: 1 });
  await expect.poll(() => year.evaluateAll(countWithinReach)).toBe(1);
  await button.tap();
  await expect(page).toHaveURL(/vue=carte/);
});

test('the current category is in sight among the others of its family', async ({ page }) => {
  await page.goto('/categorie/vehicules/velos');
  const categories = page.getByRole('navigation', { name: 'Sous-catégories' });
  await expect(categories.getByRole('link', { name: /^Vélos/ })).toBeInViewport({ ratio: 1 });
  await categories.getByRole('link', { name: 'Tout' }).click();
  await expect(categories.getByRole('link', { name: 'Tout' })).toBeInViewport({ ratio: 1 });
});

test('the header folds while the page is scrolled down, and comes back upwards and for the focus', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  const logo = page.getByRole('banner').getByRole('link', { name: /accueil$/ });
  const scrollBy = (top: number) => page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), top);
  await scrollBy(500);
  await expect(logo).not.toBeInViewport();
  await scrollBy(-60);
  await expect(logo).toBeInViewport();
  await scrollBy(300);
  await expect(logo).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await logo.focus();
  await expect(logo).toBeInViewport();
});

for (const [width, height] of [
  [360, 640],
  [360, 740],
  [390, 844],
] as const) {
  test(`a listing shows its price at once at ${width} × ${height}, and one contact button wherever it is scrolled to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/annonce/demo-velo-ville-peugeot');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => page.getByText(/^150\s€\s*$/).evaluateAll(countWithinReach), { message: 'the price, at once' })
      .toBeGreaterThan(0);
    const end = await page
      .getByRole('heading', { name: 'Annonces similaires' })
      .evaluate((heading) => heading.getBoundingClientRect().top);
    for (let top = 0; top < end - height; top += 120) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await expect
        .poll(() => page.getByRole('link', { name: 'Envoyer un message' }).evaluateAll(countWithinReach), {
          message: `scrolled to ${top}`,
        })
        .toBe(1);
    }
  });
}

test('what takes the focus on a listing stops short of the contact bar', async ({ page }) => {
  await page.goto('/annonce/demo-velo-ville-peugeot');
  const link = cards(page).first().getByRole('link').first();
  await applicationStarted(page);
  // To the bottom of the window, where the bar is.
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'end', behavior: 'instant' });
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 10, behavior: 'instant' });
    element.focus();
  });
  await expect.poll(() => link.evaluateAll(countWithinReach)).toBe(1);
});

/** How many of them are on top of everything else, from edge to edge. */
function countWithinReach(elements: readonly Element[]): number {
  const isOnTop = (element: Element) => {
    const { bottom, left, right, top } = element.getBoundingClientRect();
    const middle = (left + right) / 2;
    return [top + 3, bottom - 3].every((height) => element.contains(document.elementFromPoint(middle, height)));
  };
  return elements.filter(isOnTop).length;
}

test('nothing is wider than the screen', async ({ page }) => {
  for (const route of [
    '/',
    '/categorie/vehicules',
    '/recherche?q=velo',
    '/annonce/demo-velo-ville-peugeot',
    '/auth',
    '/aide',
  ]) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (route.startsWith('/recherche')) await expect(cards(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBeLessThanOrEqual(360);
  }
  await expect(main(page)).toBeVisible();
});

const bicycle = '/annonce/demo-velo-ville-peugeot/velo-de-ville-peugeot-28-pouces-selle-en-cuir';

for (const address of [
  '/',
  '/recherche?q=velo',
  '/deposer-annonce',
  bicycle,
  // A long name of a website, and long words beside each other.
  '/annonce/demo-maison-village-uzes',
  '/annonce/demo-mario-kart-et-deux-jeux',
]) {
  test(`the page ${address} keeps its width on a narrow screen with text twice as large`, async ({ page }) => {
    await page.goto(address);
    await applicationStarted(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await enlargeText(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

test('the lines of a card grow with their text', async ({ page }) => {
  await page.goto('/recherche?q=velo');
  await applicationStarted(page);
  await enlargeText(page);
  const tooLow = await cards(page)
    .first()
    .locator('.body > *')
    .evaluateAll((lines) =>
      lines
        .filter((line) => {
          const { fontSize } = getComputedStyle(line);
          return line.clientHeight < Number.parseFloat(fontSize);
        })
        .map(({ classList }) => classList.value),
    );
  expect(tooLow).toEqual([]);
});

test('the button that is a bar on a small screen stays whole with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(bicycle);
  await applicationStarted(page);
  await enlargeText(page);
  const box = await main(page).getByRole('link', { name: 'Envoyer un message' }).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
});

/** As a browser does that enlarges text alone. */
async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}
