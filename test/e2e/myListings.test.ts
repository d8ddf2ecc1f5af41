import type { Page } from '@playwright/test';
import { cardLink, expectToast, heldUndo, main, signIn, signOut } from '../support/drivers/e2e/e2eSite';
import { hold } from '../support/drivers/e2e/e2eHold';
import { titleField } from '../support/drivers/e2e/e2ePosting';
import { expect, test } from '../support/drivers/e2e/e2eTest';

const MINE = '/account/annonces';
/** Camille’s, of the demo catalogue. */
const PLANTS = 'Donne boutures de monstera, pothos et plantes grasses';

const actions = (page: Page) => main(page).getByRole('group', { name: `Actions sur « ${PLANTS} »` });

async function remove(page: Page): Promise<void> {
  await actions(page).getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await expect(cardLink(page, PLANTS)).toBeHidden();
}

test('what an owner changes, buyers see; nothing typed is lost on the way, and one view is counted', async ({
  page,
}) => {
  await signIn(page, 'Camille', MINE);
  await actions(page).getByRole('button', { name: 'Modifier', exact: true }).click();
  await titleField(page).fill('Boutures zorglub à donner');
  await page.reload();
  await expect(titleField(page)).toHaveValue('Boutures zorglub à donner');
  await expectToast(page, 'Votre annonce est à jour', () =>
    main(page).getByRole('button', { name: 'Mettre à jour l’annonce' }).click(),
  );
  await signOut(page);
  await page.goto('/recherche?q=zorglub');
  await cardLink(page, 'Boutures zorglub à donner').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boutures zorglub à donner' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Boutures zorglub à donner' })).toBeVisible();
  await signIn(page, 'Camille', MINE);
  await expect(main(page).getByRole('listitem').filter({ hasText: 'zorglub' }).getByText('1 vue')).toBeVisible();
});

test('a visitor reads that the price has come down', async ({ page }) => {
  const flat = '/annonce/demo-t3-villeurbanne-gratte-ciel';
  await signIn(page, 'Karim', MINE);
  await page.goto(flat);
  await main(page).getByRole('button', { name: 'Modifier le prix' }).click();
  await page.getByLabel('Nouveau prix, en euros').fill('890');
  await main(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(main(page).getByText(/^Loyer baissé de 940\s€ à 890\s€ le /)).toBeVisible();
  await signOut(page);
  await page.goto(flat);
  await expect(main(page).getByText(/^Loyer baissé de 940\s€ à 890\s€ le /)).toBeVisible();
});

test('an owner whose listing another tab has changed reads the ways out whole on a phone', async ({
  page,
  context,
}) => {
  const flat = 'demo-t3-villeurbanne-gratte-ciel';
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'Karim', `/account/annonces/${flat}/modifier`);
  await titleField(page).fill('T3 lumineux à Gratte-Ciel');
  const other = await context.newPage();
  await other.goto(`/annonce/${flat}`);
  await main(other).getByRole('button', { name: 'Modifier le prix' }).click();
  await other.getByLabel('Nouveau prix, en euros').fill('880');
  await main(other).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(main(other).getByText(/^Loyer baissé/)).toBeVisible();
  await page.bringToFront();
  await main(page).getByRole('button', { name: 'Mettre à jour l’annonce' }).click();
  const bar = main(page).locator('.own-bar');
  await expect(bar.getByRole('alert')).toBeVisible();
  expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(bar.getByRole('link', { name: 'Voir la version actuelle (nouvel onglet)' })).toBeInViewport({
    ratio: 1,
  });
  await bar.getByRole('button', { name: 'Enregistrer quand même' }).click();
  await expect(bar.getByRole('alert')).toBeHidden();
});

test('a listing is reserved, then sold, and buyers know it without reloading', async ({ page, context }) => {
  await signIn(page, 'Camille', MINE);
  const buyer = await context.newPage();
  await buyer.goto('/recherche?q=boutures+monstera');
  await expect(cardLink(buyer, PLANTS)).toBeVisible();
  await page.bringToFront();
  await actions(page).getByRole('button', { name: 'Marquer comme réservée' }).click();
  await expect(main(buyer).getByRole('listitem').filter({ hasText: PLANTS }).getByText('Réservée')).toBeVisible();
  await actions(page).getByRole('button', { name: 'Marquer comme donnée' }).click();
  await expect(cardLink(buyer, PLANTS)).toBeHidden();
  await main(page).getByRole('link', { name: 'Vendues, 1 annonce' }).click();
  await expect(cardLink(page, PLANTS)).toBeVisible();
});

test('a sale is taken back at once from its message, or later from the list, and buyers find the listing again', async ({
  page,
  context,
}) => {
  await signIn(page, 'Camille', MINE);
  const buyer = await context.newPage();
  await buyer.goto('/recherche?q=boutures+monstera');
  await expect(cardLink(buyer, PLANTS)).toBeVisible();
  const sell = async () => {
    await page.bringToFront();
    await actions(page).getByRole('button', { name: 'Autres actions' }).click();
    const undo = await heldUndo(page, 'L’annonce est marquée comme donnée', () =>
      page.getByRole('menuitem', { name: 'Marquer comme donnée' }).click(),
    );
    await expect(cardLink(buyer, PLANTS)).toBeHidden();
    return undo;
  };
  await (await sell()).click();
  await expect(cardLink(buyer, PLANTS)).toBeVisible();
  await sell();
  await page.reload();
  await main(page).getByText('Si l’affaire ne se fait pas').waitFor();
  await actions(page).getByRole('button', { name: 'Remettre en ligne' }).click();
  await expect(cardLink(buyer, PLANTS)).toBeVisible();
});

test('a deleted listing can be brought back; where the tab is closed, the next visit deletes it', async ({
  page,
  context,
}) => {
  await signIn(page, 'Camille', MINE);
  await remove(page);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(cardLink(page, PLANTS)).toBeVisible();
  await remove(page);
  await page.close();
  const nextPage = await context.newPage();
  const letScriptsCome = await hold(nextPage, /\/assets\/.*\.js$/);
  await nextPage.goto('/recherche?q=boutures+monstera', { waitUntil: 'commit' });
  await expect(cardLink(nextPage, PLANTS)).toBeVisible();
  letScriptsCome();
  await expect(cardLink(nextPage, PLANTS)).toBeHidden();
});
