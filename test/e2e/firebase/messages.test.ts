import { expect, test, type Page } from '@playwright/test';
import { signInWithNumber } from '../../support/e2eFirebase';
import { composer, send, thread } from '../../support/e2eMessages';
import { main } from '../../support/e2eSite';
import { lamp, POST, publish, writeListing } from '../../support/e2ePosting';

/** Of people whom no other test knows: tests run side by side, and each would read the other’s codes. */
const [seller, buyer] = ['+33639980071', '+33639980072'];
const chair = { ...lamp, title: 'Fauteuil schtroumpf bleu à bascule', product: 'Fauteuil' };

test('Karim asks, Camille sees it without reloading, offers a price, and they agree (§5.1)', async ({ browser }) => {
  test.slow();
  const [camille, karim] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  await signInWithNumber(camille, seller, POST);
  await writeListing(camille, chair);
  await publish(camille, chair);
  const listing = new URL(camille.url()).pathname;
  await camille.goto('/aide');

  await karim.goto(listing);
  await main(karim).getByRole('link', { name: 'Envoyer un message' }).filter({ visible: true }).click();
  await composer(karim).fill('Bonjour, il est encore là ?');
  await main(karim).getByRole('link', { name: 'Se connecter pour envoyer' }).click();
  const asked = new URL(karim.url()).searchParams.get('next') ?? '';
  await signInWithNumber(karim, buyer, asked, /\/messages\/.+~/);
  await expect(composer(karim)).toHaveValue('Bonjour, il est encore là ?');
  await main(karim).getByRole('button', { name: 'Envoyer', exact: true }).dblclick();

  // She was reading something else: the badge and the title tell her.
  await expect(camille).toHaveTitle(/^\(1\) /);
  await camille.getByRole('link', { name: 'Messages, 1 non lu' }).click();
  await main(camille).getByRole('navigation').getByRole('link', { name: /Fauteuil schtroumpf/ }).click();
  await expect(thread(camille).getByText('Bonjour, il est encore là ?')).toHaveCount(1);
  await expect(camille).toHaveTitle(/^Messages avec/);
  await expect(thread(karim).getByText(/· Lu$/)).toBeVisible();

  await offer(camille, '40');
  await thread(karim).getByRole('button', { name: 'Accepter' }).click();
  await expect(thread(camille).getByText(/^Offre de 40\s€ acceptée$/)).toBeVisible();

  await karim.context().setOffline(true);
  await send(karim, 'Je passe');
  await send(karim, 'samedi matin');
  await expect(thread(karim).getByText('En attente d’envoi')).toHaveCount(2);
  await karim.context().setOffline(false);
  await expect(thread(camille).getByText('samedi matin')).toBeVisible();
  const said = await thread(camille).getByRole('listitem').allInnerTexts();
  expect(said.slice(-2).map((text) => text.split('\n')[0])).toEqual(['Je passe', 'samedi matin']);
});

async function offer(page: Page, euros: string): Promise<void> {
  await main(page).getByRole('button', { name: 'Faire une offre' }).click();
  await main(page).getByRole('textbox', { name: 'Votre offre, en euros' }).fill(euros);
  await main(page).getByRole('button', { name: 'Proposer ce prix' }).click();
}
