import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/drivers/e2eAxe';
import { askAboutDress, dress, openAboutDress } from '../support/drivers/e2eDress';
import { arrowTo, press, typeInto } from '../support/drivers/e2eKeyboard';
import { openThread, propose, thread } from '../support/drivers/e2eMessages';
import { main } from '../support/drivers/e2eSite';
import { expect, test } from '../support/drivers/e2eTest';

const praise = 'Robe conforme à l’annonce, remise à l’heure.';
const thanks = 'Acheteur ponctuel et sympathique.';

/** Fills in and sends the form, by keyboard alone. */
async function review(page: Page, other: string, text: string): Promise<void> {
  await press(page, main(page).getByRole('button', { name: `Laisser un avis sur ${other}` }), 'Enter');
  const dialog = page.getByRole('dialog', { name: `Laisser un avis sur ${other}` });
  await press(page, dialog.getByRole('radio', { name: /^5 étoiles/ }), 'Space');
  await arrowTo(page, dialog.getByRole('radio', { name: /^4 étoiles/ }));
  await typeInto(page, dialog.getByRole('textbox', { name: 'Votre avis' }), text);
  await press(page, dialog.getByRole('button', { name: 'Publier l’avis' }), 'Enter');
  const done = page.getByRole('dialog', { name: 'Merci pour votre avis' });
  await press(page, done.getByRole('button', { name: 'Fermer' }), 'Enter');
  await expect(done).toBeHidden();
}

test('the two sides of a sale agree on when to meet and review each other by keyboard, and both reviews appear once both are written', async ({
  page: camille,
  context,
}) => {
  test.slow();
  const karim = await askAboutDress(context);
  await propose(karim, 'Gare de Lyon, hall 1');

  await openAboutDress(camille);
  await press(camille, thread(camille).getByRole('button', { name: 'Accepter' }), 'Enter');
  const calendar = camille.waitForEvent('download');
  await press(camille, thread(camille).getByRole('button', { name: 'Ajouter à mon agenda' }), 'Enter');
  expect(await readFile(await (await calendar).path(), 'utf8')).toContain('SUMMARY:Rendez-vous\u00a0: Robe');
  await expect(thread(karim).getByText('Confirmé', { exact: true })).toBeVisible();
  await camille.goto('/account/annonces');
  const actions = main(camille).getByRole('group', { name: new RegExp(dress) });
  await press(camille, actions.getByRole('button', { name: 'Marquer comme réservée' }), 'Enter');
  await press(camille, camille.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }), 'Enter');
  await press(camille, actions.getByRole('button', { name: 'Marquer comme vendue' }), 'Enter');
  await press(camille, camille.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }), 'Enter');
  await review(camille, 'Karim', thanks);
  await expect(main(camille).getByText(/^Vous avez laissé votre avis .* Il paraîtra/)).toBeVisible();
  await camille.goto('/profil/demo-karim');
  await expect(camille.getByText('Karim n’a pas encore d’avis.')).toBeVisible();

  await karim.bringToFront();
  await openThread(karim, dress);
  await review(karim, 'Camille', praise);
  await karim.goto('/profil/demo-camille');
  await expect(karim.getByText(praise)).toBeVisible();
  await expect(karim.getByText('Achat vérifié sur Mon Bazar')).toBeVisible();
  await expectAccessible(karim, 'a profile with a review');

  await camille.bringToFront();
  await camille.goto('/profil/demo-karim');
  await expect(camille.getByText(thanks)).toBeVisible();
  await camille.goto('/profil/demo-camille');
  await press(camille, camille.getByRole('button', { name: 'Répondre' }), 'Enter');
  await typeInto(camille, camille.getByRole('textbox', { name: 'Votre réponse, visible de tous' }), 'Merci Karim !');
  await press(camille, camille.getByRole('button', { name: 'Publier la réponse' }), 'Enter');
  await expect(main(camille).getByText('Réponse de Camille')).toBeVisible();
});
