import { expect, type Locator, type Page } from '@playwright/test';
import { byMouse } from './e2eInput';
import { expectToast, main } from './e2eSite';
import type { PickedPicture } from './e2ePictures';

export const POST = '/deposer-annonce';

export interface WrittenListing {
  readonly title: string;
  /** As the category is called beneath its family. */
  readonly family: string;
  readonly category: string;
  readonly product: string;
  readonly condition: string;
  readonly description: string;
  readonly price: string;
  readonly commune: string;
}

/** A lamp of which no other listing speaks. */
export const lamp: WrittenListing = {
  title: 'Lampe champignon zorglub orange',
  family: 'Maison',
  category: 'Décoration',
  product: 'Lampe',
  condition: 'Bon état',
  description: 'Lampe de table des années soixante-dix, verre soufflé, interrupteur refait à neuf.',
  price: '45',
  commune: 'Nantes',
};

export function titleField(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Titre de l’annonce/ });
}

export function descriptionField(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Description de l’annonce/ });
}

export function conditionField(page: Page): Locator {
  return main(page).getByRole('radiogroup', { name: 'État' });
}

export async function openPreview(page: Page): Promise<void> {
  await main(page).getByRole('link', { name: 'Aperçu' }).click();
  await expect(main(page).getByRole('heading', { level: 2, name: 'Aperçu' })).toBeFocused();
}

export async function writeCategory(
  page: Page,
  { title, family, category }: WrittenListing,
  by = byMouse,
): Promise<void> {
  await by.write(page, titleField(page), title);
  await chooseIn(page, main(page).getByRole('radiogroup', { name: /^Catégorie/ }), family, by);
  await chooseIn(page, main(page).getByRole('radiogroup', { name: /^Sous-catégorie/ }), category, by);
}

/** Chooses one of a group in which nothing is chosen yet. */
export async function chooseIn(page: Page, group: Locator, label: string, by = byMouse): Promise<void> {
  const radios = group.getByRole('radio');
  await by.choose(page, radios.first(), group.getByRole('radio', { name: label, exact: true }));
}

export async function writeDetails(
  page: Page,
  { product, condition, description, price }: WrittenListing,
): Promise<void> {
  await page.getByRole('combobox', { name: /^Produit/ }).fill(product);
  await conditionField(page).getByRole('radio', { name: condition, exact: true }).check();
  await descriptionField(page).fill(description);
  await page.getByRole('textbox', { name: /^Prix/ }).fill(price);
}

/** Adds photos and waits until all of them are prepared and stored. */
export async function addPhotos(
  page: Page,
  pictures: readonly PickedPicture[],
  already = 0,
  by = byMouse,
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await by.press(page, page.getByRole('button', { name: 'Choisir des photos' }));
  await (await chooser).setFiles([...pictures]);
  await expect(photos(page)).toHaveCount(already + pictures.length);
}

export function photoInput(page: Page): Locator {
  return page.getByLabel('Choisir des photos').and(page.locator('input'));
}

export function photos(page: Page): Locator {
  return page.getByRole('list', { name: 'Photos de l’annonce' }).getByRole('listitem');
}

export async function choosePlace(page: Page, { commune }: WrittenListing, by = byMouse): Promise<void> {
  await by.write(page, page.getByRole('combobox', { name: /^Commune/ }), commune);
  await by.take(page, page.getByRole('option', { name: new RegExp(`^${commune}`) }).first());
}

/** Writes a whole listing, ready to be published. */
export async function writeListing(
  page: Page,
  listing: WrittenListing,
  pictures: readonly PickedPicture[] = [],
): Promise<void> {
  await writeCategory(page, listing);
  await writeDetails(page, listing);
  if (pictures.length > 0) await addPhotos(page, pictures);
  await choosePlace(page, listing);
  await main(page).getByRole('checkbox', { name: 'Remise en main propre' }).check();
}

/** The one of the bar: the notice of a restored draft, above the form, may have another. */
export function publishButton(page: Page): Locator {
  return main(page).getByRole('button', { name: 'Publier l’annonce' }).last();
}

/** Publishes, and ends on the listing's own page. */
export async function publish(page: Page, { title }: WrittenListing, by = byMouse): Promise<void> {
  await expectToast(page, 'Votre annonce est en ligne', () => by.press(page, publishButton(page)));
  await expect(page).toHaveURL(/\/annonce\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
