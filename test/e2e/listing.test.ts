import { expectAccessible } from '../support/drivers/e2e/e2eAxe';
import { assetOf } from '../support/drivers/e2e/e2eAssets';
import { applicationStarted, cardLink, cards, expectToast, main, openFrom } from '../support/drivers/e2e/e2eSite';
import { expect, test } from '../support/drivers/e2e/e2eTest';

const address = '/annonce/demo-velo-ville-peugeot/velo-de-ville-peugeot-28-pouces-selle-en-cuir';
const title = 'Vélo de ville Peugeot 28\u00a0pouces, selle en cuir';

test('a listing shows its price, its facts, its place and its seller', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main(page).getByText('150 €').first()).toBeVisible();
  await expect(main(page).getByRole('definition').filter({ hasText: 'Bon état' })).toBeVisible();
  await expect(main(page).getByText('Position approximative')).toBeVisible();
  await expect(main(page).getByText('Claire D.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link')).toHaveText([
    'Accueil',
    'Véhicules',
    'Vélos',
  ]);
  await expect(main(page).getByRole('heading', { name: 'Annonces similaires' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('a visitor’s page of a listing does not load what its owner does with it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(address, { waitUntil: 'networkidle' });
  // On a rendered page the network may rest before the application asks for the screen, which takes the place of what was rendered.
  const screen = await assetOf(page, 'src/presentation/listings/page/ListingScreen.tsx');
  await expect.poll(() => loaded).toContain(screen);
  await applicationStarted(page);
  expect(loaded).not.toContain(await assetOf(page, 'src/presentation/listings/page/OwnerPanel.tsx'));
  expect(loaded).not.toContain(await assetOf(page, 'src/di/modules/moderation.ts'));
});

test('a buyer reads how a price relates to comparable ones, nothing moves when it comes, and a link explains it', async ({
  page,
}) => {
  await page.goto('/annonce/demo-perceuse-filaire-a-nettoyer');
  await applicationStarted(page);
  const contact = page.getByRole('link', { name: 'Envoyer un message' }).first();
  const before = await contact.boundingBox();
  await page.mouse.move(200, 200);
  await expect(main(page).getByText(/^Prix très bas\s: prudence$/)).toBeVisible();
  expect(await contact.boundingBox()).toEqual(before);
  await expectAccessible(page, 'a listing with a usual price');
  await main(page)
    .getByRole('link', { name: /^D’après \d+ annonces comparables\s: \d+ à \d+\s€$/ })
    .click();
  await expect(page).toHaveURL('/classement#prix-habituel');
  await expect(main(page).getByRole('heading', { name: 'Le prix habituel' })).toBeInViewport();
});

test('a buyer reads the rating of a seller, nothing moves when it comes, and it leads to the reviews', async ({
  page,
}) => {
  await page.goto(address);
  await applicationStarted(page);
  const name = main(page).getByText('Claire D.');
  const before = await name.boundingBox();
  await page.mouse.move(200, 200);
  const rating = main(page).getByRole('link', { name: 'Claire D. : 4,0 sur 5 · 3 avis' });
  await expect(rating).toBeVisible();
  expect(await name.boundingBox()).toEqual(before);
  await rating.click();
  await expect(page).toHaveURL('/profil/demo-claire-nantes#avis');
  await expect(main(page).getByRole('heading', { level: 2, name: '3 avis' })).toBeFocused();
  await expect(main(page).getByRole('heading', { level: 2, name: '3 avis' })).toBeInViewport();
});

/** Bytes with brotli, of all scripts and workers until nothing more is asked for. It may only go down. */
const LISTING_SCRIPTS = 168_150;

test('the scripts of a listing that is opened first stay within their budget, and the catalogue comes at the first touch', async ({
  page,
  request,
}) => {
  const fetched = new Set<string>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') fetched.add(new URL(asked.url()).pathname);
  });
  const catalogue = await assetOf(page, 'src/infrastructure/embedded/demoCatalogue.json');

  await page.goto(address, { waitUntil: 'networkidle' });
  // On a rendered page the network may rest before the application takes over, and asks whether the catalogue is there.
  await applicationStarted(page);
  await page.waitForLoadState('networkidle');
  const question = await assetOf(page, 'src/infrastructure/embedded/demo/importCatalogue.ts');
  await expect.poll(() => [...fetched]).toContain(question);
  const sizes = await Promise.all([...fetched].map(sizeOf));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LISTING_SCRIPTS);
  expect([...fetched]).not.toContain(catalogue);
  await page.keyboard.press('Tab');
  await expect.poll(() => [...fetched]).toContain(catalogue);

  async function sizeOf(file: string): Promise<number> {
    const headers = (await request.head(file, { headers: { 'Accept-Encoding': 'br' } })).headers();
    expect(headers['content-encoding']).toBe('br');
    return Number(headers['content-length']);
  }
});

test('an address with a wrong ending, or none, becomes the right one', async ({ page }) => {
  for (const ending of ['', '/', '/wrong-slug']) {
    await page.goto(`/annonce/demo-velo-ville-peugeot${ending}`);
    await expect(page).toHaveURL(address);
  }
  await page.goto('/a-propos');
  await page.goto('/annonce/demo-velo-ville-peugeot/wrong-slug');
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL('/a-propos');
});

test('search engines and shared links find a title, a description and structured data', async ({ page, baseURL }) => {
  await page.goto(address);
  await expect(page).toHaveTitle(`${title}, Nantes · Mon Bazar`);
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  expect(await content('meta[name="description"]')).toMatch(/^150\s€, Nantes\. Le vélo de ma tante/);
  expect(await content('meta[property="og:title"]')).toBe(`${title}, Nantes`);
  expect(await content('meta[property="og:url"]')).toBe(`${baseURL}${address}`);
  expect(await content('meta[property="og:image"]')).toBe(`${baseURL}/social/demo-velo-ville-peugeot-1.jpg`);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${address}`);
  const data: unknown = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  );
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    name: title,
    url: `${baseURL}${address}`,
    offers: { '@type': 'Offer', price: 150, priceCurrency: 'EUR' },
  });
});

test('the gallery is walked by its buttons and in full screen', async ({ page }) => {
  await page.goto(address);
  const position = main(page).getByText(/^\d \/ 4$/);
  await expect(position).toHaveText('1 / 4');
  await page.getByRole('button', { name: 'Photo suivante' }).click();
  await expect(position).toHaveText('2 / 4');
  await page.getByRole('button', { name: 'Voir la photo 4' }).click();
  await expect(position).toHaveText('4 / 4');
  await page.getByRole('button', { name: 'Voir en plein écran' }).click();
  const fullScreen = page.getByRole('dialog', { name: 'Photos en plein écran' });
  await expect(fullScreen.getByRole('img', { name: /photo 4 sur 4$/ })).toBeInViewport();
  // Its keys are heard once it has the focus.
  await expect(fullScreen.locator(':focus')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(fullScreen.getByRole('img', { name: /photo 3 sur 4$/ })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(fullScreen).toBeHidden();
  await expect(position).toHaveText('3 / 4');
});

test('Back closes the photos in full screen, which say how many they are, and stays on the listing', async ({
  page,
}) => {
  await page.goto('/');
  await openFrom(page, cardLink(page, title));
  await page.getByRole('button', { name: 'Voir en plein écran' }).click();
  const fullScreen = page.getByRole('dialog', { name: 'Photos en plein écran' });
  await expect(fullScreen.getByText('1 / 4')).toBeVisible();
  await expect(fullScreen.getByRole('button', { name: 'Agrandir' })).toBeEnabled();
  await page.goBack();
  await expect(fullScreen).toBeHidden();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a dwelling shows its energy letters and the sentences of the law', async ({ page }) => {
  await page.goto('/categorie/immobilier/ventes-immobilieres');
  await cards(page)
    .filter({ hasText: /DPE [A-G]|Maison|Appartement/ })
    .first()
    .getByRole('link')
    .click();
  await expect(main(page).getByRole('link', { name: 'www.georisques.gouv.fr' })).toBeVisible();
});

test('the address of a listing is copied to be shared', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(address);
  await expectToast(page, 'Le lien de l’annonce est copié', () =>
    page.getByRole('button', { name: 'Partager' }).click(),
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${address}`);
});

test('an unknown listing says so, is kept from search engines, and leads on', async ({ page }) => {
  await page.goto('/annonce/inconnue/rien');
  await expect(page.getByRole('heading', { level: 1, name: 'Annonce introuvable' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await main(page).getByRole('link', { name: 'Rechercher une annonce' }).click();
  await expect(page).toHaveURL('/recherche');
  await expect(cards(page).first()).toBeVisible();
});

test('a printed listing has its price and its seller, and nothing that paper cannot do', async ({ page }) => {
  await page.goto('/annonce/demo-maison-village-uzes');
  await applicationStarted(page);
  const onScreenOnly = [
    main(page).getByRole('link', { name: 'Voir le profil et les annonces' }),
    main(page).getByRole('link', { name: 'Signaler cette annonce' }),
    main(page).getByText('Position approximative'),
    main(page).getByRole('link', { name: 'Envoyer un message' }),
  ];
  for (const part of onScreenOnly) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of onScreenOnly) await expect(part).toBeHidden();
  await expect(
    main(page)
      .getByText(/^318\s000\s€/)
      .first(),
  ).toBeVisible();
  await expect(main(page).getByText('SIRET 000 021 063 00011')).toBeVisible();
});

test('no similar listing stands alone in a row', async ({ page }) => {
  for (const [width, shown] of [
    [390, [2, 2]],
    [768, [3]],
    [1280, [4]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/annonce/demo-velo-ville-peugeot');
    await applicationStarted(page);
    const similar = main(page).locator('section').filter({ hasText: 'Annonces similaires' }).getByRole('listitem');
    const rows = () =>
      similar.evaluateAll((items) => {
        const tops = items
          .filter((item) => item.checkVisibility({ contentVisibilityAuto: false }))
          .map((item) => Math.round(item.getBoundingClientRect().top));
        return [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
      });
    await expect.poll(rows, { message: `${width} px wide` }).toEqual(shown);
  }
});
