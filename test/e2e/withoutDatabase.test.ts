import type { Page } from '@playwright/test';
import { cardLink, cards, main } from '../support/drivers/e2eSite';
import { expect, test } from '../support/drivers/e2eTest';

const unavailable = 'Votre navigateur ne permet pas à Mon Bazar de conserver des données';
const blocked = 'Mon Bazar vient d’être mis à jour, mais un autre onglet utilise encore l’ancienne version.';

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
      await expect(main(page).getByRole('alert').getByRole('button', { name: 'Réessayer' })).toBeVisible();
    }
    await page.goto('/auth');
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
  await expect(cards(page)).toHaveCount(0);
  await older.close();
  await expect(page.getByText(blocked)).toBeHidden();
  await expect(cardLink(page, 'Canapé trois places en velours vert sauge')).toBeVisible();
});

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
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${script.toString()})();${await response.text()}` });
  });
}
