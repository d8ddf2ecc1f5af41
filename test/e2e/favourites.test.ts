import type { Page } from '@playwright/test';
import { card, heldUndo, main, signIn, signOut, textOf, titlesOf } from '../support/drivers/e2e/e2eSite';
import { expectAccessible } from '../support/drivers/e2e/e2eAxe';
import { hold } from '../support/drivers/e2e/e2eHold';
import { expect, test } from '../support/drivers/e2e/e2eTest';

const bike = 'Vélo de ville Peugeot 28 pouces, selle en cuir';
const sofa = 'Canapé trois places en velours vert sauge';
const heart = (page: Page, title: string) => main(page).getByRole('button', { name: `Ajouter aux favoris : ${title}` });

test('a heart clicked before any script has come is stored, seen in another tab, and joins the account at sign-in', async ({
  page,
  context,
}) => {
  const letScriptsCome = await hold(page, /\/assets\/.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await heart(page, bike).click();
  await expect(heart(page, bike)).toHaveAttribute('aria-pressed', 'true');
  letScriptsCome();
  await expect(page.getByRole('button', { name: 'Afficher plus d’annonces' })).toBeEnabled();
  await expect(heart(page, bike)).toHaveAttribute('aria-pressed', 'true');

  const other = await context.newPage();
  await other.goto('/favoris');
  await expect(card(other, bike)).toBeVisible();
  await page.bringToFront();
  await heart(page, sofa).click();
  await expect(card(other, sofa)).toBeVisible();

  await signIn(page, 'Camille', '/favoris');
  await expect(main(page).getByText('2 annonces')).toBeVisible();
  await expect(main(other).getByText('2 annonces')).toBeVisible();
  await page.reload();
  await expect(main(page).getByText('2 annonces')).toBeVisible();
  const undo = await heldUndo(page, 'n’est plus dans vos favoris', () => heart(page, sofa).click());
  await expect(card(other, sofa)).toBeHidden();
  await undo.click();
  await expect(card(other, sofa)).toBeVisible();
  await signOut(page);
  await expect(main(page).getByRole('heading', { name: 'Aucun favori pour le moment' })).toBeVisible();
  await expect(main(other).getByRole('heading', { name: 'Aucun favori pour le moment' })).toBeVisible();
});

test('a heart touched by a visitor who leaves before any script has come is kept', async ({ page }) => {
  const letScriptsCome = await hold(page, /\/assets\/.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await heart(page, bike).click();
  await page.goto('/favoris', { waitUntil: 'commit' });
  letScriptsCome();
  await expect(card(page, bike)).toBeVisible();
});

test('favourites say what has become of them, live, and in the order of the address', async ({ page }) => {
  await page.goto('/recherche');
  for (const title of [bike, sofa]) await heart(page, title).click();
  await page.goto('/favoris?tri=prix-croissant');
  await expect(card(page, sofa)).toBeVisible();
  const titles = async () => (await titlesOf(page)).map((title) => title.replaceAll('\u00a0', ' '));
  await expect.poll(titles).toEqual([bike, sofa]);
  await become(page, 'demo-canape-velours-vert-sauge', { price: { kind: 'amount', euros: 90 } });
  await expect(main(page).getByText(/Baisse de prix\s: 90\s€ au lieu de 480\s€/)).toBeVisible();
  await expect.poll(titles).toEqual([sofa, bike]);
  await become(page, 'demo-canape-velours-vert-sauge', { state: 'reserved' });
  await expect(card(page, sofa).getByText('Réservée')).toBeVisible();
  await become(page, 'demo-canape-velours-vert-sauge', { state: 'sold' });
  await expect(card(page, sofa).getByText('Vendue')).toBeVisible();
  await become(page, 'demo-velo-ville-peugeot', { state: 'deleted', title: '' });
  await expect(card(page, bike).getByText('Plus disponible')).toBeVisible();
  await expectAccessible(page, 'favourites with marks');
});

test('a saved search counts what is new; a hidden seller is not seen until shown again', async ({ page }) => {
  await page.goto('/recherche?q=guitare');
  await main(page).getByRole('button', { name: 'Enregistrer cette recherche' }).click();
  await main(page).getByRole('textbox', { name: 'Nom de la recherche' }).fill('Une guitare');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Recherche enregistrée', { exact: true })).toBeVisible();
  const found = main(page).getByRole('article').first();
  const title = await textOf(found.getByRole('heading'));
  // By its title: while the demo catalogue is imported, another one may come first.
  const address = await card(page, title).getByRole('link').getAttribute('href');
  const id = address?.split('/')[2] ?? '';

  await page.goto('/favoris');
  await become(page, id, { publishedAt: Date.now() });
  const favourites = page.getByRole('banner').getByRole('link', { name: /Favoris.*du nouveau/ });
  await favourites.click();
  await main(page)
    .getByRole('link', { name: /Recherches/ })
    .click();
  await expect(main(page).getByText('1 nouvelle annonce', { exact: true })).toBeVisible();
  await main(page).getByRole('link', { name: 'Voir les annonces : Une guitare' }).click();
  await expect(card(page, title).getByText('Nouveau', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favoris', exact: true })).toBeVisible();

  await card(page, title).getByRole('link').click();
  await main(page).getByRole('button', { name: 'Masquer ce vendeur' }).click();
  await page.goBack();
  await expect(main(page).getByText(/annonces? de vendeurs masqués/)).toBeVisible();
  await expect(card(page, title)).toBeHidden();
  await main(page).getByRole('link', { name: 'Gérer les vendeurs masqués' }).click();
  await main(page)
    .getByRole('button', { name: /^Ne plus masquer/ })
    .click();
  await expect(main(page).getByRole('heading', { name: 'Aucun vendeur masqué' })).toBeVisible();
  await page.goBack();
  await expect(card(page, title)).toBeVisible();
});

/** A listing changes in the database, as another tab would change it, once it has been imported. */
async function become(page: Page, id: string, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const change = () =>
    page.evaluate(
      async ([listingId, changed]) => {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open('mon-bazar');
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(new Error('closed'));
        });
        const transaction = database.transaction('listings', 'readwrite');
        const store = transaction.objectStore('listings');
        const reading: IDBRequest<unknown> = store.get(listingId);
        reading.onsuccess = () => {
          if (reading.result !== undefined) store.put(Object.assign({}, reading.result, changed));
        };
        await new Promise((resolve) => (transaction.oncomplete = resolve));
        database.close();
        if (reading.result === undefined) return false;
        new BroadcastChannel('mon-bazar-changes').postMessage({ store: 'listings', ids: [listingId] });
        return true;
      },
      [id, changes] as const,
    );
  await expect.poll(change).toBe(true);
}
