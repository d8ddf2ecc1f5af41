import {
  aBicycle,
  lookForBicycle,
  postAskAndAgree,
  reserveAndSell,
  threadLink,
} from '../support/drivers/e2e/e2eBicycle';
import { inputMethods } from '../support/drivers/e2e/e2eInputMethods';
import { POST } from '../support/drivers/e2e/e2ePosting';
import { enterThisTab, main, signInInThisTab } from '../support/drivers/e2e/e2eSite';
import { expect, test } from '../support/drivers/e2e/e2eTest';

for (const { how, by, device } of inputMethods)
  test.describe(() => {
    test.use(device);

    // Two people of one browser: its database belongs to it, so that two browsers could not meet. On Firebase they do.
    test(`two people who have never met sell and buy a bicycle ${how} in two tabs, and neither reloads a page`, async ({
      page: camille,
      context,
    }) => {
      test.slow();
      const karim = await context.newPage();
      const [seller, buyer] = [
        { page: camille, by },
        { page: karim, by },
      ];
      const bicycle = aBicycle();
      await lookForBicycle(karim, bicycle);
      await camille.bringToFront();
      await enterThisTab(camille, 'Camille', POST, by);
      await postAskAndAgree(seller, buyer, bicycle, () => signInInThisTab(karim, 'Karim', by));
      await reserveAndSell(seller, buyer, bicycle);

      // Each tab has its own person, and the browser has none.
      await karim.goto('/messages');
      await expect(threadLink(karim, bicycle)).toBeVisible();
      const passerBy = await context.newPage();
      await passerBy.goto('/account');
      await expect(main(passerBy).getByRole('link', { name: 'Se connecter' })).toBeVisible();
    });
  });
