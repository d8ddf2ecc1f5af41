import { composer, send } from '../support/drivers/e2eMessages';
import { aPhone } from '../support/drivers/e2ePhone';
import { main, signIn } from '../support/drivers/e2eSite';
import { expect, test } from '../support/drivers/e2eTest';

test.use(aPhone);

/** With Camille. */
const THREAD = '/messages/demo-velo-enfant-14-pouces-jaune~demo-karim';

test('a toast stands above the message field of a conversation on a phone', async ({ page }) => {
  await signIn(page, 'Karim', THREAD);
  await send(page, 'Bonjour, roule-t-il encore ?');
  const choose = async (name: string) => {
    await main(page).getByRole('button', { name: 'Options de la conversation' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Bloquer Camille');
  await page.getByRole('dialog').getByRole('button', { name: 'Bloquer' }).click();
  await choose('Débloquer Camille');
  const toast = page.locator('.toast').filter({ hasText: /peut de nouveau vous écrire/ });
  await expect(toast).toBeVisible();
  await expect(async () => {
    const [upper, lower] = [await toast.boundingBox(), await composer(page).boundingBox()];
    expect((upper?.y ?? Infinity) + (upper?.height ?? 0)).toBeLessThan(lower?.y ?? 0);
  }).toPass();
});
