import type { Page } from '@playwright/test';
import { aJpeg } from './e2ePictures';
import { addPhotos, choosePlace, conditionField, descriptionField, goOn, lamp, publish, writeCategory } from './e2ePosting';
import { main, openMenu } from './e2eSite';

/** What the two of the story sell and buy. */
export const bicycle = { ...lamp, title: 'Vélo schtroumpf bleu, selle neuve', family: 'Véhicules', category: 'Vélos' };

/** Writes and publishes it, from the first step of the form. */
export async function postBicycle(page: Page): Promise<void> {
  await writeCategory(page, bicycle);
  await goOn(page, 'Détails');
  await page.getByRole('combobox', { name: /^Type/ }).selectOption('Ville');
  await conditionField(page).getByRole('radio', { name: bicycle.condition, exact: true }).check();
  await descriptionField(page).fill('Révisé au printemps, pneus neufs, vendu avec son antivol.');
  await page.getByRole('textbox', { name: /^Prix/ }).fill(bicycle.price);
  await goOn(page, 'Photos');
  await addPhotos(page, [await aJpeg(page, 'velo.jpg', 'blue')]);
  await goOn(page, 'Lieu');
  await choosePlace(page, bicycle);
  await main(page).getByRole('checkbox', { name: 'Remise en main propre' }).check();
  await goOn(page, 'Aperçu');
  await publish(page, bicycle);
}

export async function openFromHeader(page: Page, name: 'Messages' | 'Favoris'): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: new RegExp(`^${name}`) }).click();
}

export async function openMyListings(page: Page): Promise<void> {
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: /^Mes annonces/ }).click();
}

/** Does something to the bicycle in the list of one’s own listings. */
export async function actOnBicycle(page: Page, action: string): Promise<void> {
  await main(page).getByRole('group', { name: `Actions sur « ${bicycle.title} »` }).getByRole('button', { name: action }).click();
}

export async function offer(page: Page, euros: string): Promise<void> {
  await main(page).getByRole('button', { name: 'Faire une offre' }).click();
  await main(page).getByRole('textbox', { name: 'Votre offre, en euros' }).fill(euros);
  await main(page).getByRole('button', { name: 'Proposer ce prix' }).click();
}
