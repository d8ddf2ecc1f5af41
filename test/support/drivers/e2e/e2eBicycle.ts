import { expect, type Locator, type Page } from '@playwright/test';
import { composer, send, thread } from './e2eMessages';
import { aJpeg } from './e2ePictures';
import { addPhotos, choosePlace, conditionField, descriptionField, lamp, publish, writeCategory } from './e2ePosting';
import { card, cardLink, main, openMenu, wholeTotal } from './e2eSite';

/** What the two of the story sell and buy. */
export const bicycle = { ...lamp, title: 'Vélo schtroumpf bleu, selle neuve', family: 'Véhicules', category: 'Vélos' };

/** Writes and publishes it. */
export async function postBicycle(page: Page): Promise<void> {
  await writeCategory(page, bicycle);
  await page.getByRole('combobox', { name: /^Type/ }).selectOption('Ville');
  await conditionField(page).getByRole('radio', { name: bicycle.condition, exact: true }).check();
  await descriptionField(page).fill('Révisé au printemps, pneus neufs, vendu avec son antivol.');
  await page.getByRole('textbox', { name: /^Prix/ }).fill(bicycle.price);
  await addPhotos(page, [await aJpeg(page, 'velo.jpg', 'blue')]);
  await choosePlace(page, bicycle);
  await main(page).getByRole('checkbox', { name: 'Remise en main propre' }).check();
  await publish(page, bicycle);
}

/** Waits for the screen: without its code, which an offline page cannot load, the page would be reloaded as soon as it is online. */
export async function openFromHeader(page: Page, name: 'Messages' | 'Favoris'): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

export async function openMyListings(page: Page): Promise<void> {
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: /^Mes annonces/ }).click();
}

/** Does something to the bicycle in the list of one’s own listings. */
export async function actOnBicycle(page: Page, action: string): Promise<void> {
  await main(page)
    .getByRole('group', { name: `Actions sur « ${bicycle.title} »` })
    .getByRole('button', { name: action })
    .click();
}

export async function offer(page: Page, euros: string): Promise<void> {
  await main(page).getByRole('button', { name: 'Faire une offre' }).click();
  await main(page).getByRole('textbox', { name: 'Votre offre, en euros' }).fill(euros);
  await main(page).getByRole('button', { name: 'Proposer ce prix' }).click();
}

const question = 'Bonjour, il est encore là ?';

/** To the conversation about it, in the list of them. */
export function threadLink(page: Page): Locator {
  return main(page)
    .getByRole('navigation')
    .getByRole('link', { name: /Vélo schtroumpf/ });
}

/** The buyer looks for it before anybody sells it. */
export async function lookForBicycle(buyer: Page): Promise<void> {
  await buyer.goto('/recherche?q=vélos schtroumpf');
  expect(await wholeTotal(buyer)).toBe(0);
}

/**
 * From the first step of the seller’s form to a price that is agreed. The buyer is a visitor who adds the bicycle to the
 * favourites, writes, and signs in on the way. Neither reloads a page.
 */
export async function postAskAndAgree(seller: Page, buyer: Page, signInBuyer: () => Promise<void>): Promise<void> {
  // A tab behind another is given one frame a second, for which every click waits.
  await seller.bringToFront();
  await postBicycle(seller);
  await openFromHeader(seller, 'Messages');

  await buyer.bringToFront();
  await main(buyer)
    .getByRole('button', { name: `Ajouter aux favoris : ${bicycle.title}` })
    .click();
  await cardLink(buyer, bicycle.title).click();
  await main(buyer).getByRole('link', { name: 'Envoyer un message' }).filter({ visible: true }).click();
  await composer(buyer).fill(question);
  await main(buyer).getByRole('link', { name: 'Se connecter pour envoyer' }).click();
  await signInBuyer();
  await expect(composer(buyer)).toHaveValue(question);
  await main(buyer).getByRole('button', { name: 'Envoyer', exact: true }).dblclick();

  await expect(seller).toHaveTitle(/^\(1\) /);
  await seller.bringToFront();
  await threadLink(seller).click();
  await expect(thread(seller).getByText(question)).toHaveCount(1);
  await expect(seller).toHaveTitle(/^Messages avec/);
  await expect(thread(buyer).getByText(/· Lu$/)).toBeVisible();

  await buyer.bringToFront();
  await offer(buyer, '40');
  await seller.bringToFront();
  await thread(seller).getByRole('button', { name: 'Accepter' }).click();
  await expect(thread(buyer).getByText(/^Offre de 40\s€ acceptée$/)).toBeVisible();
  await send(seller, 'Demain vous irait-il ?');
  await expect(thread(buyer).getByText('Demain vous irait-il ?')).toBeVisible();
}

/** The buyer sees each step of the seller’s on the page of favourites. */
export async function reserveAndSell(seller: Page, buyer: Page): Promise<void> {
  await buyer.bringToFront();
  await openFromHeader(buyer, 'Favoris');
  await expect(card(buyer, bicycle.title)).toBeVisible();
  await seller.bringToFront();
  await openMyListings(seller);
  await actOnBicycle(seller, 'Marquer comme réservée');
  await seller.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(main(seller).getByText(/^Réservée pour /)).toBeVisible();
  await expect(card(buyer, bicycle.title).getByText('Réservée')).toBeVisible();
  await actOnBicycle(seller, 'Marquer comme vendue');
  await seller.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(main(seller).getByText(/^Vendue à /)).toBeVisible();
  await expect(card(buyer, bicycle.title).getByText('Vendue')).toBeVisible();
}
