import { press, typeInto } from '../support/drivers/e2e/e2eKeyboard';
import { shownCode } from '../support/drivers/e2e/e2eSignIn';
import { main } from '../support/drivers/e2e/e2eSite';
import { expect, test } from '../support/drivers/e2e/e2eTest';

test('an account needs no mouse on a phone: made by e-mail, secured by a second step, given another address, deleted (§4.7)', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const password = 'quatre chevaux blancs';
  const code = main(page).getByLabel('Code à 6 chiffres');
  const byEmail = async () => {
    await press(page, main(page).getByRole('tab', { name: 'Par téléphone' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  };
  await page.goto('/auth?next=%2Faccount');
  await byEmail();
  await press(page, main(page).getByRole('button', { name: 'Créer un compte' }), 'Enter');
  await typeInto(page, main(page).getByRole('textbox', { name: /^Adresse e-mail/ }), 'nadia@exemple.fr');
  await typeInto(page, main(page).getByRole('textbox', { name: /^Mot de passe/ }), password);
  await page.keyboard.press('Enter');
  await typeInto(page, code, await shownCode(page));
  await page.keyboard.press('Enter');
  await expect(main(page).getByLabel('Prénom')).toBeFocused();
  await page.keyboard.type('Nadia');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');

  const secondFactor = main(page).getByRole('region', { name: 'Vérification en deux étapes' });
  await press(page, secondFactor.getByRole('button', { name: 'Activer' }), 'Enter');
  await press(page, secondFactor.getByLabel('Numéro de téléphone mobile'));
  await page.keyboard.type('0639980123');
  await page.keyboard.press('Enter');
  await expect(code).toBeVisible();
  await typeInto(page, code, await shownCode(page));
  await page.keyboard.press('Enter');
  await press(page, secondFactor.getByRole('button', { name: 'Désactiver' }), 'Enter');
  const question = page.getByRole('dialog', { name: /^Désactiver la vérification/ });
  await expect(question.getByRole('button', { name: 'La garder' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(secondFactor.getByRole('button', { name: 'Désactiver' })).toBeFocused();

  await press(page, main(page).getByRole('button', { name: 'Changer d’adresse' }), 'Enter');
  await typeInto(page, main(page).getByRole('textbox', { name: /^Adresse e-mail/ }), 'nadia.petit@exemple.fr');
  await page.keyboard.press('Enter');
  await expect(code).toBeVisible();
  await typeInto(page, code, await shownCode(page));
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('nadia.petit@exemple.fr')).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Ouvrir le menu' }), 'Enter');
  await press(
    page,
    page.getByRole('dialog', { name: /^Bonjour / }).getByRole('button', { name: 'Se déconnecter' }),
    'Enter',
  );
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/auth?next=%2Faccount');
  await byEmail();
  await typeInto(page, main(page).getByRole('textbox', { name: /^Adresse e-mail/ }), 'nadia.petit@exemple.fr');
  await typeInto(page, main(page).getByRole('textbox', { name: /^Mot de passe/ }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Vérification en deux étapes' })).toBeVisible();
  await typeInto(page, page.getByLabel('Code à 6 chiffres'), await shownCode(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');

  await press(page, main(page).getByRole('button', { name: 'Supprimer mon compte…' }), 'Enter');
  await expect(page.getByRole('textbox', { name: 'Mot de confirmation' })).toBeFocused();
  await page.keyboard.type('SUPPRIMER');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
