import { expect, test } from '@playwright/test';
import { actOnBicycle, bicycle, offer, openFromHeader, openMyListings, postBicycle } from '../../support/e2eBicycle';
import { signInHere, signInWithNumber } from '../../support/e2eFirebase';
import { composer, send, thread } from '../../support/e2eMessages';
import { POST } from '../../support/e2ePosting';
import { card, cardLink, main, wholeTotal } from '../../support/e2eSite';

/** Of people whom no other test knows: tests run side by side, and each would read the other’s codes. */
const [seller, buyer] = ['+33639980071', '+33639980072'];

test('two people who have never met sell and buy a bicycle, and neither reloads a page (§1.5, §5.1)', async ({ browser }) => {
  test.slow();
  const [camille, karim] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  await karim.goto('/recherche?q=vélos schtroumpf');
  expect(await wholeTotal(karim)).toBe(0);

  await signInWithNumber(camille, seller, POST);
  await postBicycle(camille);
  await openFromHeader(camille, 'Messages');

  // Karim has not signed in: he keeps the bicycle and writes all the same, and signs in on the way.
  await main(karim).getByRole('button', { name: `Garder en favori : ${bicycle.title}` }).click();
  await cardLink(karim, bicycle.title).click();
  await main(karim).getByRole('link', { name: 'Envoyer un message' }).filter({ visible: true }).click();
  await composer(karim).fill('Bonjour, il est encore là ?');
  await main(karim).getByRole('link', { name: 'Se connecter pour envoyer' }).click();
  await signInHere(karim, buyer);
  await expect(composer(karim)).toHaveValue('Bonjour, il est encore là ?');
  await main(karim).getByRole('button', { name: 'Envoyer', exact: true }).dblclick();

  await expect(camille).toHaveTitle(/^\(1\) /);
  await main(camille).getByRole('navigation').getByRole('link', { name: /Vélo schtroumpf/ }).click();
  await expect(thread(camille).getByText('Bonjour, il est encore là ?')).toHaveCount(1);
  await expect(camille).toHaveTitle(/^Messages avec/);
  await expect(thread(karim).getByText(/· Lu$/)).toBeVisible();

  await offer(karim, '40');
  await thread(camille).getByRole('button', { name: 'Accepter' }).click();
  await expect(thread(karim).getByText(/^Offre de 40\s€ acceptée$/)).toBeVisible();

  await karim.context().setOffline(true);
  await send(karim, 'Je passe');
  await send(karim, 'samedi matin');
  await expect(thread(karim).getByText('En attente d’envoi')).toHaveCount(2);
  await karim.context().setOffline(false);
  await expect(thread(camille).getByText('samedi matin')).toBeVisible();
  const said = await thread(camille).getByRole('listitem').allInnerTexts();
  expect(said.slice(-2).map((text) => text.split('\n')[0])).toEqual(['Je passe', 'samedi matin']);

  await openFromHeader(karim, 'Favoris');
  await expect(card(karim, bicycle.title)).toBeVisible();
  await openMyListings(camille);
  await actOnBicycle(camille, 'Marquer comme réservée');
  await camille.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(main(camille).getByText(/^Réservée pour /)).toBeVisible();
  await expect(card(karim, bicycle.title).getByText('Réservée')).toBeVisible();
  await actOnBicycle(camille, 'Marquer comme vendue');
  await camille.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(card(karim, bicycle.title).getByText('Vendue')).toBeVisible();
});
