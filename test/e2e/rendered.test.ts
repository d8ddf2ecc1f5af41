import { assetOf } from '../support/drivers/e2e/e2eAssets';
import { applicationStarted, cards, main } from '../support/drivers/e2e/e2eSite';
import { expect, test } from '../support/drivers/e2e/e2eTest';
import { expectToShow, expectToStayAsRendered, renderedPages } from '../support/rendering/renderedPages';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const bicycle = renderedPages[3][0];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home, category, results, listing and profile show what they have, and lead on', async ({ page }) => {
    for (const [address, heading, count] of renderedPages) await expectToShow(page, address, heading, count);
    await page.goto('/categorie/vehicules');
    await main(page).getByRole('link', { name: 'Vélos' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vélos');
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/annonce\//);
    await expect(main(page).getByText('€').first()).toBeVisible();
  });

  test('results go on beyond the first page', async ({ page }) => {
    await page.goto('/recherche');
    await main(page).getByRole('link', { name: 'Afficher plus d’annonces' }).click();
    await expect(cards(page)).toHaveCount(48);
  });
});

for (const [address, heading] of renderedPages) {
  test(`the page ${address} stays as it was rendered when the application takes it over`, async ({ page }) => {
    await expectToStayAsRendered(page, address, heading);
  });
}

test('the application takes the style rules of a rendered page over, instead of inserting them again', async ({
  page,
}) => {
  // One whose first paint has pieces of Material.
  await page.goto('/profil/demo-claire-nantes');
  await applicationStarted(page);
  const ofWholePage = await page
    .locator('style[data-emotion^="css-global"]')
    .evaluateAll((elements) =>
      elements
        .filter(({ textContent }) => textContent.includes(':root{--mb-'))
        .map(({ dataset }) => [dataset.emotion, dataset.s]),
    );
  // `data-s`: rendered. Emotion takes the name of the rules out of the other attribute when it takes an element over.
  expect(ofWholePage).toEqual([['css-global', '']]);
});

test('the application leaves the rules of the components of a rendered page where they stand, and inserts none of them again', async ({
  page,
}) => {
  const rendered = 'style[data-styles], style[data-emotion^="css "]';
  await page.addInitScript((selector) => {
    const removed: Node[] = [];
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        removed.push(...[...removedNodes].filter((node) => node instanceof Element && node.matches(selector)));
    }).observe(document, { childList: true, subtree: true });
    Object.assign(globalThis, { removed });
  }, rendered);
  await page.goto('/recherche?q=chambre');
  await applicationStarted(page);
  const { removed, ofPage, repeated } = await page.evaluate((selector) => {
    const rulesOf = (styles: string) =>
      [...document.querySelectorAll<HTMLStyleElement>(styles)].flatMap(({ sheet }) =>
        [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
      );
    const ofPage = new Set(rulesOf(selector));
    return {
      removed: (Reflect.get(globalThis, 'removed') as readonly Node[]).length,
      ofPage: ofPage.size,
      repeated: rulesOf('style[data-emotion="css"]').filter((rule) => ofPage.has(rule)),
    };
  }, rendered);
  expect(removed).toBe(0);
  expect(ofPage).toBeGreaterThan(50);
  expect(repeated).toEqual([]);
});

test('cards that are not rendered yet have the height that they have afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/recherche?q=chambre');
  await applicationStarted(page);
  const list = main(page).getByRole('list', { name: 'Résultats' });
  const height = () => list.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  for (const card of await cards(page).all()) await card.scrollIntoViewIfNeeded();
  expect(await height()).toBeCloseTo(before, 0);
});

test('the application loads no stylesheet that a rendered page has brought with it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') loaded.push(request.url());
  });
  await page.goto('/recherche?q=chambre');
  await applicationStarted(page);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
});

test('the reviews of a profile stand where they were rendered when the application takes the page over', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectToStayAsRendered(page, '/profil/demo-claire-nantes', 'Claire D.');
  await expect(page.getByRole('heading', { name: '3 avis' })).toBeVisible();
});

test.describe('what is done on a rendered page before its script has come', () => {
  let release: () => void;

  test.beforeEach(async ({ page }) => {
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route(/assets\/index-[^/]*\.js$/, async (route) => {
      await isReleased;
      await route.continue();
    });
  });

  test('a shortcut opens the quick search once the application answers', async ({ page }) => {
    await page.goto('/a-propos', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.locator('.prerendered')).toHaveCount(1);
    release();
    const dialog = page.getByRole('dialog', { name: 'Recherche rapide' });
    await expect(dialog.getByRole('combobox')).toBeFocused();
  });

  test('a text typed into a field stays, is searched for, and goes on where it was left', async ({ page }) => {
    await page.goto('/aide', { waitUntil: 'commit' });
    const field = main(page).getByRole('textbox', { name: 'Rechercher dans l’aide' });
    await field.pressSequentially('OTO refusee');
    await field.press('Home');
    await page.keyboard.type('P');
    await expect(page.locator('.prerendered')).toHaveCount(1);
    release();
    await applicationStarted(page);
    await expect(field).toBeFocused();
    await page.keyboard.type('H');
    await expect(field).toHaveValue('PHOTO refusee');
    const found = main(page).getByRole('list', { name: 'Articles trouvés' }).getByRole('link');
    await expect(found.first()).toContainText('Une photo est refusée');
  });

  test('a form that the application submits is submitted with what was chosen', async ({ page }) => {
    await page.goto('/categorie/immobilier/accueil', { waitUntil: 'commit' });
    await main(page)
      .getByRole('radio', { name: /^Louer/ })
      .check();
    await main(page).getByRole('button', { name: 'Voir les annonces' }).click();
    await expect(page.locator('.prerendered')).toHaveCount(1);
    release();
    await expect(page).toHaveURL('/recherche?categorie=locations');
  });

  test('a selected text is replaced by what is typed next', async ({ page }) => {
    await page.goto('/recherche?q=velo', { waitUntil: 'commit' });
    const field = page.getByRole('combobox', { name: 'Rechercher une annonce' });
    await field.selectText();
    await expect(page.locator('.prerendered')).toHaveCount(1);
    release();
    await applicationStarted(page);
    await page.keyboard.type('guitare');
    await expect(field).toHaveValue('guitare');
  });

  test('the focus stays on the link that the keyboard has reached', async ({ page }) => {
    await page.goto(bicycle, { waitUntil: 'commit' });
    const link = cards(page).nth(1).getByRole('link');
    await link.focus();
    await expect(page.locator('.prerendered')).toHaveCount(1);
    release();
    await applicationStarted(page);
    await expect(link).toBeFocused();
  });

  test('photos stay where they were scrolled to', async ({ page }) => {
    await page.goto(bicycle, { waitUntil: 'commit' });
    const photos = main(page).getByRole('list', { name: 'Photos de l’annonce' });
    const place = () => photos.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth));
    await photos.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }));
    await expect.poll(place).toBe(1);
    await expect(page.locator('.prerendered')).toHaveCount(1);
    release();
    await applicationStarted(page);
    await expect(main(page).getByText(/^2 \/ \d$/)).toBeVisible();
    expect(await place()).toBe(1);
  });

  test('a heart that is touched keeps its listing', async ({ page }) => {
    await page.goto('/categorie/vehicules', { waitUntil: 'commit' });
    const heart = cards(page).first().getByRole('button');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    release();
    await applicationStarted(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a rendered page of results fetches neither the catalogue nor pieces of Material before it is touched', async ({
  page,
}) => {
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 360, height: 740 });
  const catalogue = await assetOf(page, 'src/infrastructure/embedded/demoCatalogue.json');
  const theme = await assetOf(page, 'src/presentation/app/theme/MaterialTheme.tsx');
  const question = await assetOf(page, 'src/infrastructure/embedded/demo/importCatalogue.ts');
  await page.goto('/recherche?q=velo', { waitUntil: 'commit' });
  await applicationStarted(page);
  await expect.poll(() => [...fetched]).toContain(question);
  await page.waitForLoadState('networkidle');
  expect([...fetched]).not.toContain(catalogue);
  expect([...fetched]).not.toContain(theme);
  await page.keyboard.press('Tab');
  await expect.poll(() => [...fetched]).toContain(catalogue);
  await expect.poll(() => [...fetched]).toContain(theme);
});

test('a listing that only this browser knows opens although the server does not', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(copyFirstListing, 'only-here')).toBe(true);
  const response = await page.goto('/annonce/only-here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(renderedPages[3][1]);
});

/** Stores a copy of a demo listing in this browser; false while the catalogue is not stored there yet. */
async function copyFirstListing(id: string): Promise<boolean> {
  const [{ name = '' } = {}] = await indexedDB.databases();
  if (name === '') return false;
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains('listings')) return resolve(false);
      const store = database.transaction('listings', 'readwrite').objectStore('listings');
      const reading = store.get('demo-velo-ville-peugeot');
      reading.onsuccess = () => {
        if (reading.result === undefined) return resolve(false);
        store.put({ ...(reading.result as object), id }).onsuccess = () => resolve(true);
      };
    };
  });
}
