import { lookForBicycle, postAskAndAgree, reserveAndSell, threadLink } from '../support/drivers/e2e/e2eBicycle';
import { POST } from '../support/drivers/e2e/e2ePosting';
import { enterThisTab, main, signInInThisTab } from '../support/drivers/e2e/e2eSite';
import { expect, test } from '../support/drivers/e2e/e2eTest';

// Two people of one browser: its database belongs to it, so that two browsers could not meet. On Firebase they do.
test('two people who have never met sell and buy a bicycle in two tabs, and neither reloads a page', async ({
  page: camille,
  context,
}) => {
  test.slow();
  const karim = await context.newPage();
  await lookForBicycle(karim);
  await camille.bringToFront();
  await enterThisTab(camille, 'Camille', POST);
  await postAskAndAgree(camille, karim, () => signInInThisTab(karim, 'Karim'));
  await reserveAndSell(camille, karim);

  // Each tab has its own person, and the browser has none.
  await karim.goto('/messages');
  await expect(threadLink(karim)).toBeVisible();
  const passerBy = await context.newPage();
  await passerBy.goto('/account');
  await expect(main(passerBy).getByRole('link', { name: 'Se connecter' })).toBeVisible();
});
