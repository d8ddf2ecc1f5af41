import { expect, test } from '../support/drivers/e2e/e2eTest';
import { expectAccessible } from '../support/drivers/e2e/e2eAxe';
import { POST, titleField } from '../support/drivers/e2e/e2ePosting';
import { chooseDemoPerson, main, signIn, signOut } from '../support/drivers/e2e/e2eSite';
import {
  byEmail,
  createAccount,
  enterSecondFactor,
  giveName,
  shownCode,
  turnSecondFactorOn,
} from '../support/drivers/e2e/e2eSignIn';

test('an account made by e-mail, confirmed, with a second step: both are asked for, and lead to where one was going', async ({
  page,
}) => {
  const person = { email: 'nadia@exemple.fr', password: 'quatre chevaux blancs' };
  await page.goto('/auth?next=%2Faccount');
  await createAccount(page, person);
  await expectAccessible(page, 'confirming an address');
  await main(page)
    .getByLabel('Code à 6 chiffres')
    .fill(await shownCode(page));
  await main(page).getByRole('button', { name: 'Confirmer cette adresse' }).click();
  await expect(main(page).getByLabel('Prénom')).toBeFocused();
  await expectAccessible(page, 'the question for a first name');
  await giveName(page, 'Nadia');
  await expect(page).toHaveURL('/account');
  await page.goto('/messages');
  await expect(main(page).getByRole('heading', { name: 'Aucune conversation pour l’instant' })).toBeVisible();
  await expectAccessible(page, 'no conversation');
  await page.goto('/account/annonces');
  await expect(main(page).getByRole('heading', { name: 'Vous n’avez pas encore d’annonce' })).toBeVisible();
  await expectAccessible(page, 'no listing');
  await page.goto('/account');

  await turnSecondFactorOn(page, '06 39 98 01 23', () => shownCode(page));
  await expect(main(page).getByText(/Activée.*se termine par\s23/)).toBeVisible();
  await expectAccessible(page, 'the account, with a second step');
  await signOut(page);

  await page.goto('/auth?next=%2Frecherche%3Fq%3Dvelo');
  await byEmail(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Vérification en deux étapes' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expectAccessible(page, 'the second step');
  await enterSecondFactor(page, await shownCode(page));
  await expect(page).toHaveURL('/recherche?q=velo');
});

test('a session that ends while a listing is being written: nothing typed is lost, and signing in leads back to it', async ({
  page,
  context,
}) => {
  await signIn(page, 'Karim', POST);
  await titleField(page).fill('Vélo zorglub à retrouver');
  const beside = await context.newPage();
  await beside.goto('/aide');
  await beside.evaluate(() => localStorage.removeItem('mbz_session'));
  await page.getByText(/Votre session a pris fin/).waitFor();
  await page.getByRole('status').getByRole('button', { name: 'Se connecter' }).click();
  await chooseDemoPerson(page, 'Karim');
  await expect(page).toHaveURL(POST);
  await expect(titleField(page)).toHaveValue('Vélo zorglub à retrouver');
});

test('a reload leads back to the code that was asked for by telephone', async ({ page }) => {
  await page.goto('/auth?next=%2Faide');
  await main(page).getByLabel('Numéro de téléphone mobile').fill('06 39 98 07 65');
  await page.keyboard.press('Enter');
  const code = await shownCode(page);
  await page.reload();
  await expect(main(page).getByText('Saisissez le code envoyé au 06 39 98 07 65.')).toBeVisible();
  expect(await shownCode(page)).toBe(code);
  await main(page).getByLabel('Code à 6 chiffres').fill(code);
  await page.keyboard.press('Enter');
  await main(page).getByRole('button', { name: 'Plus tard' }).click();
  await expect(page).toHaveURL('/aide');
});
