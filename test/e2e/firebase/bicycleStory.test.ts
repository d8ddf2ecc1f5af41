import { expect, test } from '@playwright/test';
import { aNewPhone } from '../../support/builders/aNewPhone';
import { aBicycle, lookForBicycle, postAskAndAgree, reserveAndSell } from '../../support/drivers/e2e/e2eBicycle';
import { signInHere, signInWithNumber } from '../../support/drivers/e2e/e2eFirebase';
import { byMouse, type InputMethod } from '../../support/drivers/e2e/e2eInput';
import { byKeyboard } from '../../support/drivers/e2e/e2eKeyboard';
import { send, sendAndWithdraw, thread } from '../../support/drivers/e2e/e2eMessages';
import { aPhone, byTouch } from '../../support/drivers/e2e/e2ePhone';
import { POST } from '../../support/drivers/e2e/e2ePosting';
import { main } from '../../support/drivers/e2e/e2eSite';

const methods = { 'by mouse': byMouse, 'by keyboard': byKeyboard, 'by touch on a phone': byTouch } as const;

for (const [selling, buying] of [
  ['by mouse', 'by mouse'],
  ['by keyboard', 'by touch on a phone'],
  ['by touch on a phone', 'by keyboard'],
] as const)
  test(`two people who have never met, one selling a bicycle ${selling} and one buying it ${buying}, never reload a page`, async ({
    browser,
  }) => {
    test.slow();
    const person = async (by: InputMethod) => {
      const context = await browser.newContext(by === byTouch ? aPhone : {});
      return { page: await context.newPage(), by };
    };
    const [seller, buyer] = [await person(methods[selling]), await person(methods[buying])];
    const [camille, karim] = [seller.page, buyer.page];
    const bicycle = aBicycle();
    await lookForBicycle(karim, bicycle);
    await signInWithNumber(camille, aNewPhone().value, POST, POST, seller.by);
    await postAskAndAgree(seller, buyer, bicycle, () => signInHere(karim, aNewPhone().value, buyer.by));

    await karim.context().setOffline(true);
    await send(karim, 'Je passe', buyer.by);
    await send(karim, 'samedi matin', buyer.by);
    // Of the whole page, so that a failure says what it showed.
    await expect(main(karim)).toContainText(/Je passe.*En attente d’envoi.*samedi matin.*En attente d’envoi/s);
    await karim.context().setOffline(false);
    await expect(thread(camille).getByText('samedi matin')).toBeVisible();
    const messages = thread(camille).getByRole('listitem');
    await expect(messages.nth(-2)).toContainText('Je passe');
    await expect(messages.nth(-1)).toContainText('samedi matin');

    await karim.bringToFront();
    await sendAndWithdraw(karim, 'au 3, rue des Lilas', buyer.by);
    await expect(thread(camille).getByText('Message retiré', { exact: true })).toBeVisible();
    await expect(thread(camille).getByText('au 3, rue des Lilas')).toBeHidden();

    await reserveAndSell(seller, buyer, bicycle);
    // Nobody else does: each would listen during the tests that follow.
    await Promise.all([camille, karim].map((page) => page.context().close()));
  });
