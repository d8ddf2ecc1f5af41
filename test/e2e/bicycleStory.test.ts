import { actOnBicycle, bicycle, offer, openFromHeader, openMyListings, postBicycle } from '../support/e2eBicycle';
import { composer, send, thread } from '../support/e2eMessages';
import { POST } from '../support/e2ePosting';
import { card, cardLink, chooseDemoPerson, main, signIn, signOut } from '../support/e2eSite';
import { expect, test } from '../support/e2eTest';

// A browser that keeps everything to itself has one person at a time: they take turns. On Firebase they meet.
test('two people who have never met sell and buy a bicycle, in turns (§1.5, §5.1)', async ({ page, context }) => {
  test.slow();
  const passerBy = await context.newPage();
  await passerBy.goto('/recherche?q=vélos schtroumpf');
  // A tab behind another is given one frame a second, for which every click waits.
  await page.bringToFront();
  await signIn(page, 'Camille', POST);
  await postBicycle(page);
  await expect(cardLink(passerBy, bicycle.title)).toBeVisible();
  await signOut(page);

  await passerBy.bringToFront();
  await main(passerBy).getByRole('button', { name: `Garder en favori : ${bicycle.title}` }).click();
  await cardLink(passerBy, bicycle.title).click();
  await main(passerBy).getByRole('link', { name: 'Envoyer un message' }).filter({ visible: true }).click();
  await composer(passerBy).fill('Bonjour, il est encore là ?');
  await main(passerBy).getByRole('link', { name: 'Se connecter pour envoyer' }).click();
  await chooseDemoPerson(passerBy, 'Karim');
  await main(passerBy).getByRole('button', { name: 'Envoyer', exact: true }).click();
  await offer(passerBy, '40');
  await expect(thread(passerBy).getByRole('listitem')).toHaveCount(2);
  await signOut(passerBy);

  await page.bringToFront();
  await signIn(page, 'Camille', '/messages');
  await main(page).getByRole('navigation').getByRole('link', { name: /Vélo schtroumpf/ }).click();
  await thread(page).getByRole('button', { name: 'Accepter' }).click();
  await send(page, 'Samedi matin vous irait-il ?');
  await openMyListings(page);
  await actOnBicycle(page, 'Marquer comme réservée');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(main(page).getByText('Réservée pour Karim')).toBeVisible();
  await actOnBicycle(page, 'Marquer comme vendue');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(main(page).getByText('Vendue à Karim')).toBeVisible();
  await signOut(page);

  await signIn(page, 'Karim', '/messages');
  await main(page).getByRole('navigation').getByRole('link', { name: /Vélo schtroumpf/ }).click();
  await expect(thread(page).getByText(/^Offre de 40\s€ acceptée$/)).toBeVisible();
  await expect(thread(page).getByText('Samedi matin vous irait-il ?')).toBeVisible();
  await openFromHeader(page, 'Favoris');
  await expect(card(page, bicycle.title).getByText('Vendue')).toBeVisible();
});
