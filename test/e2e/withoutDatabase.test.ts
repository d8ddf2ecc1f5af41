import type { Page } from '@playwright/test';
import { cardLink, cards, main } from '../support/drivers/e2e/e2eSite';
import { expect, test } from '../support/drivers/e2e/e2eTest';

const unavailable = 'Votre navigateur ne permet pas à Mon Bazar de conserver des données';
const blocked = 'Mon Bazar vient d’être mis à jour, mais un autre onglet utilise encore l’ancienne version.';

/** The server ends a connection that was idle for 5 s, perhaps while it is used again. As a browser does, the request is sent again. */
const idleConnection = { maxRetries: 2 };

const refusals: Readonly<Record<string, () => void>> = {
  'has no database': () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  },
  'refuses its database': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('', 'SecurityError');
    };
  },
};

for (const [what, refuse] of Object.entries(refusals)) {
  test(`a browser that ${what} is told so on every page, and no page breaks`, async ({ page }) => {
    await page.addInitScript(refuse);
    await inWorkersToo(page, refuse);
    await page.goto('/');
    await expect(page.getByText(unavailable)).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Les bonnes affaires sont au coin de la rue' }),
    ).toBeVisible();
    for (const route of ['/categorie/maison', '/recherche?q=velo', '/annonce/demo-velo-ville-peugeot']) {
      await page.goto(route);
      await expect(page.getByText(unavailable)).toBeVisible();
      // The server has sent them with the page.
      await expect(cards(page).first()).toBeVisible();
    }
    await page.goto('/categorie/maison');
    await expect(page.getByText(unavailable)).toBeVisible();
    await main(page)
      .getByRole('link', { name: /^Jardin/ })
      .click();
    await expect(main(page).getByRole('alert').getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await page.goto('/auth');
    await page.getByText('Essayer avec une personne d’essai').click();
    await page.getByRole('button', { name: 'Se connecter en tant que Karim' }).click();
    await expect(page.getByText('Votre navigateur ne permet pas d’enregistrer la connexion')).toBeVisible();
  });
}

test('an upgrade that another tab holds back says which tabs to close, and goes on once they are', async ({
  page,
  context,
}) => {
  const older = await context.newPage();
  await older.goto('/favicon.svg');
  await older.evaluate(openFirstVersion);
  await page.goto('/categorie/maison');
  await expect(page.getByText(blocked)).toBeVisible();
  // The server has sent listings with this page; what another page shows must be read here.
  await main(page)
    .getByRole('link', { name: /^Jardin/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jardin' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await older.close();
  await expect(page.getByText(blocked)).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await expect(cardLink(page, 'Canapé trois places en velours vert sauge')).toBeVisible();
});

for (const where of ['the page', 'the page and its workers'] as const) {
  test(`a database that never answers ${where} is reported with a button, and no listing is counted`, async ({
    page,
  }) => {
    await withoutAnswers(page);
    await page.addInitScript(silenceDatabase);
    if (where !== 'the page') await inWorkersToo(page, silenceDatabase);
    for (const route of ['/recherche?q=velo', '/categorie/maison']) {
      await page.goto(route);
      await expect(main(page).getByRole('alert')).toContainText('Ce navigateur tarde à donner les annonces.', {
        timeout: 60_000,
      });
      await expect(main(page).getByRole('alert').getByRole('button', { name: 'Réessayer' })).toBeVisible();
      await expect(page.getByText('Votre navigateur tarde à donner les données du site.')).toBeVisible();
      await expect(page.getByText('Recherche en cours…')).toBeHidden();
      expect(
        await main(page)
          .getByText(/^(0|Aucune) annonce/)
          .count(),
      ).toBe(0);
      expect(await main(page).getByRole('navigation').locator('small').allInnerTexts()).not.toContain('0');
    }
  });
}

test('a tab that never releases the lock of the import does not keep the listings from another tab', async ({
  page,
  context,
}) => {
  const holder = await context.newPage();
  await holder.goto('/favicon.svg');
  await holder.evaluate(() => {
    void navigator.locks.request('mon-bazar-import', () => new Promise(() => undefined));
  });
  await page.goto('/recherche?q=velo');
  await expect(cards(page).first()).toBeVisible({ timeout: 60_000 });
});

test('the demo catalogue comes back without a reload after the person has cleared the site’s data', async ({
  page,
}) => {
  await page.goto('/categorie/maison');
  const sofa = cardLink(page, 'Canapé trois places en velours vert sauge');
  await expect(sofa).toBeVisible();
  const client = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  // Each of these pages reads the database again.
  await page.getByRole('link', { name: 'Accueil' }).first().click();
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await sofa.click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Canapé trois places en velours vert sauge' }),
  ).toBeVisible();
});

/** Pages as a host sends them that renders none: what they show, the application must ask for. */
async function withoutAnswers(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch(idleConnection);
    const body = (await response.text()).replace(/<script[^>]*id="page-answers"[^]*?<\/script>/, '');
    return route.fulfill({ response, body });
  });
}

/** Runs in a page or a worker: requests to open a database are never answered. */
function silenceDatabase(): void {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function () {
    const request = open.call(this, 'another');
    request.addEventListener = () => undefined;
    return request;
  };
}

/** Keeps the database open at its first version, and does not listen to tabs that want the next one. */
function openFirstVersion(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('mon-bazar', 1);
    opening.onupgradeneeded = () => {
      const listings = opening.result.createObjectStore('listings', { keyPath: 'id' });
      listings.createIndex('byPublication', ['visible', 'publishedAt', 'id']);
      listings.createIndex('byFamily', ['visible', 'family', 'publishedAt', 'id']);
      listings.createIndex('byCategory', ['visible', 'categoryId', 'publishedAt', 'id']);
      opening.result.createObjectStore('photos', { keyPath: 'id' });
      opening.result.createObjectStore('profiles', { keyPath: 'uid' });
      opening.result.createObjectStore('newsletterSubscribers', { keyPath: 'email' });
      opening.result.createObjectStore('settings');
    };
    opening.onsuccess = () => {
      Object.assign(window, { openConnection: opening.result });
      resolve();
    };
    opening.onerror = () => reject(new Error('The first version cannot be opened.'));
  });
}

/** A script that a worker runs before its own, as `addInitScript` does for pages. */
async function inWorkersToo(page: Page, script: () => void): Promise<void> {
  await page.route(/assets\/[^/]*[wW]orker[^/]*\.js$/, async (route) => {
    const response = await route.fetch(idleConnection);
    await route.fulfill({ response, body: `(${script.toString()})();${await response.text()}` });
  });
}
