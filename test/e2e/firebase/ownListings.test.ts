import type { Page } from '@playwright/test';
import { expect, test } from '../../support/drivers/e2e/e2ePeople';
import { signInWithNumber } from '../../support/drivers/e2e/e2eFirebase';
import { lamp, POST, publish, writeListing } from '../../support/drivers/e2e/e2ePosting';
import { cardLink, heldUndo, main, wholeTotal } from '../../support/drivers/e2e/e2eSite';

const stool = { ...lamp, title: 'Tabouret trucmuche en chêne massif', product: 'Tabouret', price: '60' };

const actions = (page: Page) => main(page).getByRole('group', { name: `Actions sur « ${stool.title} »` });

async function act(page: Page, action: string): Promise<void> {
  await page.bringToFront();
  await actions(page).getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('what an owner does with a listing (new price, pause, sale and its undoing), buyers see without reloading', async ({
  newPerson,
}) => {
  test.slow();
  const [owner, buyer] = [await newPerson(), await newPerson()];
  await buyer.goto('/recherche?q=trucmuche');
  expect(await wholeTotal(buyer)).toBe(0);
  await owner.bringToFront();
  await signInWithNumber(owner, '+33639980076', POST);
  await writeListing(owner, stool);
  await publish(owner, stool);
  await expect(cardLink(buyer, stool.title)).toBeVisible();

  await owner.goto('/account/annonces');
  await actions(owner).getByRole('button', { name: 'Modifier le prix' }).click();
  await owner.getByLabel('Nouveau prix, en euros').fill('45');
  await main(owner).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(main(buyer).getByRole('article').filter({ hasText: stool.title })).toContainText(/45\s€/);

  await act(owner, 'Mettre en pause');
  await expect(cardLink(buyer, stool.title)).toBeHidden();
  await owner.bringToFront();
  await actions(owner).getByRole('button', { name: 'Remettre en ligne' }).click();
  await expect(cardLink(buyer, stool.title)).toBeVisible();

  const undo = await heldUndo(owner, 'L’annonce est marquée comme vendue', () => act(owner, 'Marquer comme vendue'));
  await expect(cardLink(buyer, stool.title)).toBeHidden();
  await undo.click();
  await expect(cardLink(buyer, stool.title)).toBeVisible();
});
