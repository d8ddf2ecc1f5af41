import { readFile } from 'node:fs/promises';
import { unzipSync, strFromU8 } from 'fflate';
import { aPng } from '../support/drivers/e2e/e2ePictures';
import { POST, lamp, publish, writeListing } from '../support/drivers/e2e/e2ePosting';
import { cardLink, expectToast, main, openMenu, signIn, signOut } from '../support/drivers/e2e/e2eSite';
import { expect, test } from '../support/drivers/e2e/e2eTest';

test('what Karim writes of himself survives a reload, is stored, and is what others see', async ({ page }) => {
  await signIn(page, 'Karim', '/account');
  const profile = page.getByRole('region', { name: 'Mon profil' });
  await profile.getByRole('textbox', { name: 'Quelques mots sur vous' }).fill('Je répare des motos anciennes.');
  await page.reload();
  await expect(profile.getByRole('textbox', { name: 'Quelques mots sur vous' })).toHaveValue(
    'Je répare des motos anciennes.',
  );
  await expect(profile.getByText(/ne sont pas encore enregistrées/)).toBeVisible();
  await expectToast(page, 'Photo enregistrée', () =>
    profile
      .getByLabel('Choisir une photo')
      .and(page.locator('input'))
      .setInputFiles([aPng('moi.png', [200, 120, 40])]),
  );
  await expectToast(page, 'Profil enregistré', () => profile.getByRole('button', { name: 'Enregistrer' }).click());
  await expect(profile.getByText(/ne sont pas encore enregistrées/)).toBeHidden();

  await signOut(page);
  await signIn(page, 'Camille', '/profil/demo-karim');
  await expect(page.getByRole('heading', { level: 1, name: 'Karim' })).toBeVisible();
  await expect(main(page).getByText('Je répare des motos anciennes.')).toBeVisible();
  await expect(main(page).locator('h1').locator('xpath=ancestor::section').locator('img')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: /annonces en ligne/ })).toBeVisible();
  await main(page).getByRole('button', { name: 'Bloquer Karim' }).click();
  await expectToast(page, 'Karim est maintenant sur votre liste de blocage', () =>
    page.getByRole('dialog').getByRole('button', { name: 'Bloquer' }).click(),
  );
  await page.goto('/account#blocages');
  await page.getByRole('button', { name: 'Débloquer Karim' }).click();
  await expect(main(page).getByText('Vous n’avez bloqué personne.', { exact: false })).toBeVisible();
});

test('the next listing begins with what the seller has chosen', async ({ page }) => {
  await signIn(page, 'Karim', '/account');
  const seller = page.getByRole('region', { name: 'Réglages de mes annonces' });
  await seller.getByRole('combobox', { name: 'Commune de vos annonces' }).fill('Brest');
  await page.getByRole('option', { name: /Brest/ }).first().click();
  await seller.getByRole('checkbox', { name: 'Livraison' }).check();
  await expectToast(page, 'Réglages enregistrés', () => seller.getByRole('button', { name: 'Enregistrer' }).click());
  await page.goto(POST);
  await expect(page.getByRole('combobox', { name: /^Commune/ })).toHaveValue(/^Brest/);
  await expect(main(page).getByRole('checkbox', { name: 'Livraison' })).toBeChecked();
});

test('someone who leaves takes their data along, and nothing of them is shown any more', async ({ page }) => {
  await signIn(page, 'Karim', POST);
  await writeListing(page, lamp, [aPng('face.png', [230, 120, 20])]);
  await publish(page, lamp);
  await page.goto('/account');
  await page.getByRole('textbox', { name: 'Quelques mots sur vous' }).fill('Je déménage.');
  await page.evaluate(() =>
    localStorage.setItem('mbz_message_draft_velo~demo-karim/demo-karim', 'Toujours disponible ?'),
  );
  await page.goto('/account#donnees');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger mes données' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('mon-bazar-mes-donnees.zip');
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files).filter((path) => /^photos\/.+\.[a-z]+$/.test(path)).length).toBeGreaterThan(0);
  const data = strFromU8(files['donnees.json'] ?? new Uint8Array());
  expect(data).toContain(lamp.title);

  await page.getByRole('button', { name: 'Supprimer mon compte…' }).click();
  const dialog = page.getByRole('dialog', { name: /Supprimer votre compte/ });
  await expect(dialog.getByRole('button', { name: 'Supprimer définitivement' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('SUPPRIMER');
  await expectToast(page, 'Votre compte est supprimé.', () =>
    dialog.getByRole('button', { name: 'Supprimer définitivement' }).click(),
  );
  await expect(page).toHaveURL('/');
  await expect((await openMenu(page)).getByText('Se connecter')).toBeVisible();
  expect(
    await page.evaluate(() => Object.entries(localStorage).filter((entry) => entry.join(' ').includes('demo-karim'))),
  ).toEqual([]);
  await page.goto('/profil/demo-karim');
  await expect(page.getByRole('heading', { name: 'Profil introuvable' })).toBeVisible();
  await page.goto('/recherche?q=zorglub');
  await expect(cardLink(page, lamp.title)).toBeHidden();
});

test('the index of the account marks the section in sight, and at the end of the page the one that was asked for', async ({
  page,
}) => {
  await signIn(page, 'Karim', '/account');
  const current = page.getByRole('navigation', { name: 'Sections de la page' }).locator('[aria-current]');
  await expect(current).toHaveText(['Mon profil']);
  for (const title of ['Notifications', 'Mes données', 'Connexion et sécurité']) {
    await page.getByRole('navigation', { name: 'Sections de la page' }).getByRole('link', { name: title }).click();
    await expect(current).toHaveText([title]);
  }
});
