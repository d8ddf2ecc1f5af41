import { expect, test } from '@playwright/test';
import { lookForBicycle, postAskAndAgree, reserveAndSell } from '../../support/drivers/e2e/e2eBicycle';
import { signInHere, signInWithNumber } from '../../support/drivers/e2e/e2eFirebase';
import { composer, send, sendAndWithdraw, thread } from '../../support/drivers/e2e/e2eMessages';
import { POST } from '../../support/drivers/e2e/e2ePosting';
import { main } from '../../support/drivers/e2e/e2eSite';

/** Of people whom no other test knows: tests run side by side, and each would read the other’s codes. */
const [seller, buyer] = ['+33639980071', '+33639980072'];

test('two people who have never met sell and buy a bicycle, and neither reloads a page', async ({ browser }) => {
  test.slow();
  const [camille, karim] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  await lookForBicycle(karim);
  await signInWithNumber(camille, seller, POST);
  await postAskAndAgree(camille, karim, () => signInHere(karim, buyer));

  await karim.context().setOffline(true);
  await send(karim, 'Je passe');
  await send(karim, 'samedi matin');
  // Of the whole page, so that a failure says what it showed.
  await expect(main(karim)).toContainText(/Je passe.*En attente d’envoi.*samedi matin.*En attente d’envoi/s);
  await karim.context().setOffline(false);
  await expect(thread(camille).getByText('samedi matin')).toBeVisible();
  const messages = thread(camille).getByRole('listitem');
  await expect(messages.nth(-2)).toContainText('Je passe');
  await expect(messages.nth(-1)).toContainText('samedi matin');

  await karim.bringToFront();
  await sendAndWithdraw(karim, 'au 3, rue des Lilas');
  await expect(thread(camille).getByText('Message retiré', { exact: true })).toBeVisible();
  await expect(thread(camille).getByText('au 3, rue des Lilas')).toBeHidden();
  await composer(karim).fill('');

  await reserveAndSell(camille, karim);
});
