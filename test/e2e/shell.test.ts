import type { Page } from '@playwright/test';
import { assetOf } from '../support/drivers/e2e/e2eAssets';
import { applicationStarted, chooseDemoPerson, main, openMenu, signIn, signOut } from '../support/drivers/e2e/e2eSite';
import { hold } from '../support/drivers/e2e/e2eHold';
import { expect, test } from '../support/drivers/e2e/e2eTest';

const routes = [
  ['/', 'Les bonnes affaires sont au coin de la rue'],
  ['/recherche?q=velo', '« velo »'],
  ['/deposer-annonce', 'Déposer une annonce'],
  ['/messages', 'Messages'],
  ['/favoris', 'Favoris'],
  ['/account', 'Mon compte'],
  ['/account/annonces', 'Mes annonces'],
  ['/auth', 'Se connecter'],
  ['/admin', 'Administration'],
  ['/admin/maintenance', 'Administration de la maintenance'],
  ['/a-propos', 'À propos'],
  ['/contact', 'Contact'],
  ['/aide', 'Aide'],
  ['/aide/rechercher-une-annonce', 'Rechercher une annonce'],
  ['/conditions-utilisation', 'Conditions d’utilisation'],
  ['/regles-diffusion', 'Règles de diffusion'],
  ['/classement', 'Classement des annonces'],
  ['/mentions-legales', 'Mentions légales'],
  ['/confidentialite', 'Confidentialité'],
  ['/accessibilite', 'Accessibilité'],
  ['/categorie/vehicules', 'Véhicules'],
  ['/categorie/immobilier/accueil', 'Immobilier'],
  ['/categorie/multimedia', 'Multimédia'],
  ['/categorie/maison', 'Maison'],
  ['/categorie/loisirs', 'Loisirs & divers'],
] as const;

test('every route answers with a heading and a title of its own (§2.1, §2.2, §2.3, §2.4, §2.5, §2.6, §2.7, §2.8, §2.9, §2.10, §2.11, §2.12)', async ({
  page,
}) => {
  const titles = new Set<string>();
  for (const [route, heading] of routes) {
    await test.step(route, async () => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(/Mon Bazar/);
      titles.add(await page.title());
    });
  }
  expect([...titles]).toHaveLength(routes.length);
});

test('an address whose hash is not valid percent-encoding shows its page, and the next address works', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  for (const [address, heading] of [
    ['/#%', 'Les bonnes affaires sont au coin de la rue'],
    ['/recherche?q=velo#50%', '« velo »'],
    ['/categorie/maison#%E9', 'Maison'],
    ['/aide/rechercher-une-annonce#%zz', 'Rechercher une annonce'],
    ['/deposer-annonce#%C3%28', 'Déposer une annonce'],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await openMenu(page);
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /^Favoris/ })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favoris');
    });
  }
  expect(errors).toEqual([]);
});

test('the menu offers the tiles that its reader may use (§2.24, §2.25, §2.26, §1.4)', async ({ page }) => {
  const everyone = ['AcheterParcourir', 'VendreDéposer', 'FavorisSauvegardés', 'MessagesConversations'];
  const own = ['Mon compteProfil et paramètres', 'Mes annoncesGérer mes publications'];
  await page.goto('/');
  await expectTiles(page, [...everyone, 'Se connecterAccéder à mon compte']);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Se connecter/ })
    .click();
  await chooseDemoPerson(page, 'Karim');
  await expect(page).toHaveURL('/');
  await expectTiles(page, [...everyone, ...own]);
  await page.keyboard.press('Escape');
  await signOut(page);
  await signIn(page, 'Admin');
  await expectTiles(page, [...everyone, ...own, 'AdministrationGérer le site']);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Administration/ })
    .click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'À faire' })).toBeVisible();
});

async function expectTiles(page: Page, tiles: readonly string[]): Promise<void> {
  const menu = await openMenu(page);
  await expect(menu.getByRole('navigation', { name: 'Rubriques' }).getByRole('link')).toHaveText([...tiles]);
}

test('the menu is a third of the window, and never narrower than 320 pixels (§2.19, §9.15)', async ({ page }) => {
  await page.setViewportSize({ width: 1500, height: 800 });
  await page.goto('/a-propos');
  const menu = await openMenu(page);
  const width = async () => (await menu.boundingBox())?.width;
  await expect.poll(width).toBeCloseTo(500, 0);
  await page.setViewportSize({ width: 700, height: 800 });
  await expect.poll(width).toBe(320);
});

test('Back closes the menu and stays on the page', async ({ page }) => {
  await page.goto('/a-propos');
  const menu = await openMenu(page);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/a-propos');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the startup text says what begins, lets clicks through, and goes after 0.8 s (§2.40, §9.4)', async ({
    page,
  }) => {
    await page.goto('/rien/de/tel');
    const startup = page.getByText('Initialisation de Mon Bazar');
    await expect(startup).toBeHidden();
    const ends = await page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => [
          animation instanceof CSSAnimation ? animation.animationName : '',
          animation.effect?.getComputedTiming().endTime,
        ]),
    );
    expect(ends).toContainEqual(['startup', 800]);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
      }
    });
    await expect(startup).toBeVisible();
    await main(page).getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('a page that is slow to come is announced over the page that is left (§2.39)', async ({ page }) => {
  await page.goto('/a-propos');
  const left = page.getByRole('heading', { level: 1, name: 'À propos' });
  await expect(left).toBeVisible();
  // Before it has started, a link leads to the rendered page of the server.
  await applicationStarted(page);
  const letGo = await hold(page, await assetOf(page, 'src/presentation/information/help/HelpScreen.tsx'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aide' }).click();
  await expect(page.getByText('Chargement...')).toBeVisible();
  await expect(left).toBeAttached();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Aide' })).toBeVisible();
  await expect(page.getByText('Chargement...')).toBeHidden();
});

test('the footer describes, links and dates the site on a large screen (§2.36, §2.38)', async ({ page }) => {
  await page.goto('/a-propos');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Mon Bazar rapproche celles et ceux qui vendent');
  await expect(footer.getByRole('navigation', { name: 'Liens utiles' }).getByRole('link')).not.toHaveCount(0);
  await expect(footer.getByRole('navigation', { name: 'Catégories' }).getByRole('link')).toHaveText([
    'Véhicules',
    'Immobilier',
    'Multimédia',
    'Maison',
    'Loisirs & divers',
  ]);
  await expect(
    footer.getByRole('navigation', { name: /Nous suivre|Faire connaître/ }).getByRole('link'),
  ).not.toHaveCount(0);
  await expect(footer.getByText(`© ${new Date().getFullYear()} Mon Bazar`)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeHidden();
});

test('an address that leads nowhere says so and leads on', async ({ page }) => {
  await page.goto('/rien/de/tel');
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’existe pas' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Maison', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maison' })).toBeVisible();
});

test('pages of one column are as wide on a screen of 1920 px as on one of 1280 px', async ({ page }) => {
  for (const route of ['/contact', '/auth', '/messages', '/signaler/suivi', '/n-existe-pas']) {
    const widths: unknown[] = [];
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await applicationStarted(page);
      widths.push((await main(page).getByRole('heading', { level: 1 }).boundingBox())?.width);
    }
    expect(widths, route).toEqual([widths[0], widths[0]]);
    expect(widths[0], route).toBeGreaterThan(200);
  }
});
