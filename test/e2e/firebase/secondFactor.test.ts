import { expect, test } from '@playwright/test';
import {
  byEmail,
  createAccount,
  enterSecondFactor,
  giveName,
  turnSecondFactorOn,
} from '../../support/drivers/e2e/e2eSignIn';
import { followLinkSentTo, lastCodeFor } from '../../support/drivers/e2e/e2eFirebase';
import { main, signOut } from '../../support/drivers/e2e/e2eSite';

test('an account made by e-mail, confirmed by its link, with a second step: both are asked for at the next sign-in', async ({
  page,
}) => {
  const person = { email: 'nadia@exemple.fr', password: 'quatre chevaux blancs' };
  await page.goto('/auth?next=%2Faccount');
  await createAccount(page, person);
  await followLinkSentTo(person.email);
  await main(page).getByRole('button', { name: 'J’ai ouvert le lien' }).click();
  await giveName(page, 'Nadia');
  await expect(page).toHaveURL('/account');

  await turnSecondFactorOn(page, '06 39 98 01 23', () => lastCodeFor('+33639980123'));
  await expect(main(page).getByText(/Activée.*se termine par\s23/)).toBeVisible();
  await signOut(page);

  await page.goto('/auth?next=%2Faide');
  await byEmail(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Vérification en deux étapes' })).toBeVisible();
  await expect(page.getByText(/se termine par\s23/)).toBeVisible();
  await enterSecondFactor(page, await lastCodeFor('+33639980123'));
  await expect(page).toHaveURL('/aide');
});
