import { expect, type Locator, type Page } from '@playwright/test';
import { aNewWord } from '../../builders/aNewWord';
import { byMouse, type Person } from './e2eInput';
import { composer, send, sendButton, thread } from './e2eMessages';
import { aJpeg } from './e2ePictures';
import {
  addPhotos,
  chooseIn,
  choosePlace,
  conditionField,
  descriptionField,
  lamp,
  publish,
  writeCategory,
  type WrittenListing,
} from './e2ePosting';
import { card, cardLink, main, openMenu, wholeTotal } from './e2eSite';

/** What the two of the story sell and buy, found by a word of its own: tests of one server run side by side. */
export interface Bicycle extends WrittenListing {
  readonly word: string;
}

export function aBicycle(): Bicycle {
  const word = aNewWord();
  return { ...lamp, word, title: `Vélo ${word} bleu, selle neuve`, family: 'Véhicules', category: 'Vélos' };
}

/** Writes and publishes it. */
export async function postBicycle({ page, by }: Person, bicycle: Bicycle): Promise<void> {
  await writeCategory(page, bicycle, by);
  await by.select(page, page.getByRole('combobox', { name: /^Type/ }), 'Ville');
  await chooseIn(page, conditionField(page), bicycle.condition, by);
  await by.write(page, descriptionField(page), 'Révisé au printemps, pneus neufs, vendu avec son antivol.');
  await by.write(page, page.getByRole('textbox', { name: /^Prix/ }), bicycle.price);
  await addPhotos(page, [await aJpeg(page, 'velo.jpg', 'blue')], 0, by);
  await choosePlace(page, bicycle, by);
  await expect(main(page).getByRole('checkbox', { name: 'Remise en main propre' })).toBeChecked();
  await publish(page, bicycle, by);
}

/**
 * By the header, or by the bar of a phone, which a thread hides. Waits for the screen: without its code, which an offline page cannot load,
 * the page would be reloaded as soon as it is online.
 */
export async function openSection(page: Page, name: 'Messages' | 'Favoris', by = byMouse): Promise<void> {
  const back = main(page).getByRole('link', { name: 'Retour aux conversations' });
  if (await back.isVisible()) await by.press(page, back);
  const bar = page.getByRole('navigation', { name: 'Navigation principale' });
  const links = page
    .getByRole('banner')
    .or(bar)
    .getByRole('link', { name: new RegExp(`^${name}`) });
  await by.press(page, links.filter({ visible: true }));
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Does something to the bicycle in the list of one’s own listings: by a button of its own, or in the menu, where a phone has it. */
async function actOn({ page, by }: Person, bicycle: Bicycle, action: string): Promise<void> {
  const actions = main(page).getByRole('group', { name: `Actions sur « ${bicycle.title} »` });
  const [button, others] = [
    actions.getByRole('button', { name: action }),
    actions.getByRole('button', { name: 'Autres actions' }),
  ];
  await expect(others).toBeVisible();
  if (await button.isVisible()) await by.press(page, button);
  else {
    await by.press(page, others);
    await by.press(page, page.getByRole('menuitem', { name: action }));
  }
  await by.press(page, page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }));
}

export async function offer(page: Page, euros: string, by = byMouse): Promise<void> {
  await by.press(page, main(page).getByRole('button', { name: 'Faire une offre' }));
  await by.write(page, main(page).getByRole('textbox', { name: 'Votre offre, en euros' }), euros);
  await by.submit(page, main(page).getByRole('button', { name: 'Proposer ce prix' }));
}

const question = 'Bonjour, il est encore là ?';

/** To the conversation about it, in the list of them. */
export function threadLink(page: Page, { title }: Bicycle): Locator {
  return main(page).getByRole('navigation').getByRole('link', { name: title });
}

/** The buyer looks for it before anybody sells it. */
export async function lookForBicycle(buyer: Page, { word }: Bicycle): Promise<void> {
  await buyer.goto(`/recherche?q=vélos ${word}`);
  expect(await wholeTotal(buyer)).toBe(0);
}

/**
 * From the first step of the seller’s form to a price that is agreed. The buyer is a visitor who adds the bicycle to the
 * favourites, writes, and signs in on the way. Neither reloads a page.
 */
export async function postAskAndAgree(
  seller: Person,
  buyer: Person,
  bicycle: Bicycle,
  signInBuyer: () => Promise<void>,
): Promise<void> {
  const [selling, buying] = [seller.page, buyer.page];
  // A tab behind another is given one frame a second, for which every click waits.
  await selling.bringToFront();
  await postBicycle(seller, bicycle);
  await openSection(selling, 'Messages', seller.by);

  await buying.bringToFront();
  await buyer.by.press(buying, main(buying).getByRole('button', { name: `Ajouter aux favoris : ${bicycle.title}` }));
  await buyer.by.press(buying, cardLink(buying, bicycle.title));
  await buyer.by.press(
    buying,
    main(buying).getByRole('link', { name: 'Envoyer un message' }).filter({ visible: true }),
  );
  await buyer.by.write(buying, composer(buying), question);
  await buyer.by.press(buying, main(buying).getByRole('link', { name: 'Se connecter pour envoyer' }));
  await signInBuyer();
  await expect(composer(buying)).toHaveValue(question);
  await buyer.by.pressTwice(buying, sendButton(buying));

  await expect(selling).toHaveTitle(/^\(1\) /);
  await selling.bringToFront();
  await seller.by.press(selling, threadLink(selling, bicycle));
  await expect(thread(selling).getByText(question)).toHaveCount(1);
  await expect(selling).toHaveTitle(/^Messages avec/);
  await expect(thread(buying).getByText(/· Lu$/)).toBeVisible();

  await buying.bringToFront();
  await offer(buying, '40', buyer.by);
  await selling.bringToFront();
  await seller.by.press(selling, thread(selling).getByRole('button', { name: 'Accepter' }));
  await expect(thread(buying).getByText(/^Offre de 40\s€ acceptée$/)).toBeVisible();
  await send(selling, 'Demain vous irait-il ?', seller.by);
  await expect(thread(buying).getByText('Demain vous irait-il ?')).toBeVisible();
}

/** The buyer sees each step of the seller’s on the page of favourites. */
export async function reserveAndSell(seller: Person, buyer: Person, bicycle: Bicycle): Promise<void> {
  const followed = card(buyer.page, bicycle.title);
  await buyer.page.bringToFront();
  await openSection(buyer.page, 'Favoris', buyer.by);
  await expect(followed).toBeVisible();
  await seller.page.bringToFront();
  const menu = await openMenu(seller.page, seller.by);
  await seller.by.press(seller.page, menu.getByRole('link', { name: /^Mes annonces/ }));
  await actOn(seller, bicycle, 'Marquer comme réservée');
  await expect(main(seller.page).getByText(/^Réservée pour /)).toBeVisible();
  await expect(followed.getByText('Réservée')).toBeVisible();
  await actOn(seller, bicycle, 'Marquer comme vendue');
  await expect(main(seller.page).getByText(/^Vendue à /)).toBeVisible();
  await expect(followed.getByText('Vendue')).toBeVisible();
}
