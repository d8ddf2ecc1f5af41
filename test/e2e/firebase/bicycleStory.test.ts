import { expect, test } from '../../support/drivers/e2e/e2ePeople';
import { aNewPhone } from '../../support/builders/aNewPhone';
import { aBicycle, lookForBicycle, postAskAndAgree, reserveAndSell } from '../../support/drivers/e2e/e2eBicycle';
import { signInHere, signInWithNumber } from '../../support/drivers/e2e/e2eFirebase';
import { inputMethods } from '../../support/drivers/e2e/e2eInputMethods';
import { send, sendAndWithdraw, thread } from '../../support/drivers/e2e/e2eMessages';
import { POST } from '../../support/drivers/e2e/e2ePosting';
import { main } from '../../support/drivers/e2e/e2eSite';

const [, keyboard, touch] = inputMethods;

// By mouse, two people meet in the same story on the embedded backend, and in `twoPeople.test.ts`.
for (const [selling, buying] of [
  [keyboard, touch],
  [touch, keyboard],
] as const)
  test(`two people who have never met, one selling a bicycle ${selling.how} and one buying it ${buying.how}, never reload a page`, async ({
    newPerson,
  }) => {
    test.slow();
    const [seller, buyer] = [
      { page: await newPerson(selling.device), by: selling.by },
      { page: await newPerson(buying.device), by: buying.by },
    ];
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
  });
