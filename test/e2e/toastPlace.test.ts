import type { Locator, Page } from '@playwright/test';
import { composer, send } from '../support/drivers/e2e/e2eMessages';
import { aPhone } from '../support/drivers/e2e/e2ePhone';
import { main, signIn } from '../support/drivers/e2e/e2eSite';
import { expect, test } from '../support/drivers/e2e/e2eTest';

test.use(aPhone);

/** With Camille. */
const THREAD = '/messages/demo-velo-enfant-14-pouces-jaune~demo-karim';

test('a toast stands above the message field of a conversation, and above an open menu, on a phone', async ({
  page,
}) => {
  await signIn(page, 'Karim', THREAD);
  await send(page, 'Bonjour, roule-t-il encore ?');
  const toast = await blockAndUnblock(page);
  await expectAbove(toast, composer(page));
  await main(page).getByRole('button', { name: 'Options de la conversation' }).click();
  await expectAbove(toast, page.getByRole('menu'));
});

test('a toast stands above the message field of a conversation on a wide window as well', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'Karim', THREAD);
  await send(page, 'Bonjour, roule-t-il encore ?');
  await expectAbove(await blockAndUnblock(page), composer(page));
});

test('the text of a toast has room beside or above its action, at each width', async ({ page }) => {
  await signIn(page, 'Camille', '/recherche');
  const heart = main(page)
    .getByRole('button', { name: /^Ajouter aux favoris/ })
    .first();
  await heart.click();
  await page.goto('/favoris');
  await heart.click();
  const toast = page.locator('.toast').filter({ has: page.getByRole('button', { name: 'Annuler' }) });
  await toast.getByRole('button', { name: 'Annuler' }).focus();
  for (const width of [360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const text = toast.getByText(/n’est plus dans vos favoris/);
    await expect.poll(async () => (await text.boundingBox())?.width ?? 0).toBeGreaterThan(180);
  }
});

/** What says that Camille may write again. */
async function blockAndUnblock(page: Page): Promise<Locator> {
  const choose = async (name: string) => {
    await main(page).getByRole('button', { name: 'Options de la conversation' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Bloquer Camille');
  await page.getByRole('dialog').getByRole('button', { name: 'Bloquer' }).click();
  await choose('Débloquer Camille');
  const toast = page.locator('.toast').filter({ hasText: /peut de nouveau vous écrire/ });
  await expect(toast).toBeVisible();
  return toast;
}

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('the toast with the code of the demonstration leaves its field free', async ({ page }) => {
    await page.goto('/auth');
    await main(page).getByLabel('Numéro de téléphone mobile').fill('06 39 98 07 65');
    await page.keyboard.press('Enter');
    const toast = page.locator('.toast').filter({ hasText: /votre code est/ });
    await expect(toast).toBeVisible();
    await expectAbove(main(page).getByLabel('Code à 6 chiffres'), toast);
  });
});

async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect(async () => {
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  }).toPass();
}
