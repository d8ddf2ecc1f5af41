import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { assetOf } from '../../support/drivers/e2e/e2eAssets';
import { expectAccessible } from '../../support/drivers/e2e/e2eAxe';
import { aNewPhone } from '../../support/builders/aNewPhone';
import { signInWithNumber } from '../../support/drivers/e2e/e2eFirebase';
import { openMenu } from '../../support/drivers/e2e/e2eSite';
import { DAY } from '../../../src/domain/shared/Instant';

const firestore = /google\.firestore\.v1\.Firestore|\/v1\/projects\/[^/]+\/databases/;
const home = { level: 1, name: 'Les bonnes affaires sont au coin de la rue' } as const;

test('a signed-in person who returns while the server refuses connections sees the site at once, still signed in (§4.5)', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signInWithNumber(page, aNewPhone().value, '/');
  await page.clock.fastForward(3000);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mbz_profile'))).toContain('"isProvisional":false');
  // A name that only this browser knows.
  await page.evaluate(() =>
    localStorage.setItem(
      'mbz_profile',
      (localStorage.getItem('mbz_profile') ?? '').replace(/Utilisateur \w+/, 'Karim'),
    ),
  );
  await refuseConnections(context);
  const warnings = warningsOf(page);
  await page.reload();
  await expect(page.getByRole('heading', home)).toBeVisible();
  await expect(await openMenu(page)).toHaveAccessibleName('Bonjour Karim');
  await asTimePasses(page, async () =>
    expect(warnings).toContain('Erreur de réseau\u00a0: la base de données ne répond pas.'),
  );
  // The five attempts, each with its wait.
  for (const wait of [3000, 4000, 5500, 7750, 11_125]) await page.clock.fastForward(wait);
  await expect(page.getByRole('dialog', { name: 'Bonjour Karim' })).toBeVisible();
});

test('a visitor whom no configuration reaches can still leave an address, once the network is back (§4.12)', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await refuseConnections(context);
  await page.goto('/');
  await expect(page.getByText('Initialisation de Mon Bazar')).toBeVisible();
  const email = page.getByRole('textbox', { name: /email/ });
  await asTimePasses(page, () => expect(email).toBeVisible({ timeout: 1000 }));
  await email.fill(`Clara-${crypto.randomUUID()}@exemple.fr`);
  await page.getByRole('button', { name: "M'avertir" }).click();
  await expect(page.getByText(/^Une erreur est survenue: le serveur ne répond pas/)).toBeVisible();
  // Not for the configuration, with which the site would take the place of this page.
  await context.route(/:(batchGet|commit)\b/, (route, request) =>
    request.postData()?.includes('config/app') ? route.fallback() : route.continue(),
  );
  await page.getByRole('button', { name: "M'avertir" }).click();
  await expect(page.getByText('Merci ! Vous serez informé du lancement.')).toBeVisible();
});

test('a heart that is clicked without network is taken back with a word, and oneFavourite once when the network is back', async ({
  page,
  context,
}) => {
  await signInWithNumber(page, aNewPhone().value, '/recherche?q=guitare');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Ajouter aux favoris/ })
    .first();
  const other = await context.newPage();
  await other.goto('/favoris');
  const [oneFavourite, noFavourite] = [
    other.getByText('1 annonce', { exact: true }),
    other.getByRole('heading', { name: 'Aucun favori pour le moment' }),
  ];
  await heart.click();
  await expect(oneFavourite).toBeVisible();
  await heart.click();
  await expect(noFavourite).toBeVisible();
  await context.setOffline(true);
  await heart.click();
  await expect(page.getByText(/le serveur ne répond pas\. Vérifiez votre connexion, puis réessayez\./)).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await heart.dblclick();
  await heart.click();
  await expect(oneFavourite).toBeVisible();
});

test('a screen that crashes comes back by itself, and if it does not, when asked (§4.17, §4.18, §4.20)', async ({
  page,
}) => {
  // A paused clock: otherwise the time of this machine passes between two steps as well.
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 60_000);
  await page.route(await assetOf(page, 'src/presentation/information/help/HelpScreen.tsx'), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: crashingScreen }),
  );
  await page.goto('/aide');
  const notice = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'Problème de connexion' }) });
  const reconnecting = notice.getByRole('button', { name: 'Reconnexion en cours...' });
  await asTimePasses(page, () => expect(reconnecting).toBeDisabled({ timeout: 1000 }), 10);
  // It crashed again, within ten seconds of the last reset.
  const refresh = notice.getByRole('button', { name: 'Rafraîchir la page' });
  await asTimePasses(page, () => expect(refresh).toBeEnabled({ timeout: 1000 }), 1000);
  await notice.getByText("Détails de l'erreur").click();
  await expect(notice.getByText('a planned crash')).toBeVisible();
  // Axe waits for timers.
  await page.clock.resume();
  await expectAccessible(page, 'a screen that crashed');
  await page.clock.pauseAt(start + DAY);
  await page.evaluate(() => Object.assign(window, { repaired: true }));
  await refresh.click();
  await expect(reconnecting).toBeDisabled();
  await asTimePasses(page, () => expect(notice).toBeHidden({ timeout: 1000 }), 1000);
  await expect(page.getByText('back again')).toBeVisible();
});

test('a browser that stores nothing shows the site, and lets a person in for this visit', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    IDBFactory.prototype.open = refuse;
  });
  await page.goto('/');
  await expect(page.getByRole('heading', home)).toBeVisible();
  await signInWithNumber(page, aNewPhone().value, '/');
  await expect(await openMenu(page)).toHaveAccessibleName(/^Bonjour Utilisateur/);
});

const crashingScreen = `export function HelpScreen() {
  if (!globalThis.repaired) throw new Error('a planned crash');
  return 'back again';
}`;

/** Looks again and again; each time, these milliseconds have gone by on the page. */
async function asTimePasses(page: Page, look: () => Promise<void>, step = 10_000): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(step);
    await look();
  }).toPass();
}

async function refuseConnections(context: BrowserContext): Promise<void> {
  await context.route(firestore, (route) => route.abort('connectionrefused'));
}

function warningsOf(page: Page): readonly string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text().split(' FirebaseError')[0] ?? '');
  });
  return warnings;
}
