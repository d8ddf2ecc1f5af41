import type { Page } from '@playwright/test';
import {
  card,
  cardLink,
  cards,
  main,
  openFrom,
  scrollTop,
  signIn,
  titlesOf,
  wholeTotal,
} from '../../support/drivers/e2e/e2eSite';
import { expect, test } from '../../support/drivers/e2e/e2eTest';

const leather = 'Canapé en cuir cognac deux places, belle patine';

test('the query « velo » finds « Vélo » and « vélos »', async ({ page }) => {
  await page.goto('/recherche?q=velo');
  const titles = await allTitles(page);
  expect(titles).toContain('Vélo de ville Peugeot 28 pouces, selle en cuir');
  expect(titles).toContain('Deux vélos enfants, 20 et 24 pouces, entretenus par papa');
  expect(titles).not.toContain(leather);
});

test('the query « canape -cuir » excludes leather sofas', async ({ page }) => {
  await page.goto('/recherche?q=canape');
  await expect(card(page, leather)).toBeVisible();
  const all = await wholeTotal(page);
  await searchFor(page, 'canape -cuir');
  await expect(card(page, leather)).toBeHidden();
  await expect.poll(() => wholeTotal(page)).toBe(all - 1);
  await expect(card(page, 'Canapé trois places en velours vert sauge')).toBeVisible();
});

test('a typo finds what was meant', async ({ page }) => {
  await page.goto('/recherche?q=guitarre');
  await expect(card(page, 'Guitare folk table épicéa massif, étui rigide compris')).toBeVisible();
  await expect(main(page).locator('mark').first()).toHaveText(/^guitare/i);
});

test('suggestions come while typing and are taken with the keyboard', async ({ page }) => {
  await page.goto('/recherche');
  await wholeTotal(page);
  const field = page.getByRole('combobox', { name: 'Rechercher une annonce' });
  await field.pressSequentially('guit');
  await expect(
    page.getByRole('listbox', { name: 'Suggestions de recherche' }).getByRole('option').first(),
  ).toContainText(/guitare/i);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=guitare/i);
  await expect(cards(page).first()).toContainText(/guitare/i);
});

test('filters and order are stored in the address, and Back restores filters, list length and scroll position', async ({
  page,
}) => {
  await page.goto('/recherche');
  const families = page.getByRole('navigation', { name: 'Catégorie', exact: true });
  await families.getByRole('link', { name: /^Maison/ }).click();
  await expect(page).toHaveURL('/recherche?famille=maison');
  const price = page.getByRole('group', { name: 'Prix' });
  await price.getByRole('textbox', { name: 'Maximum' }).fill('400');
  await expect(page).toHaveURL('/recherche?famille=maison&prix_max=400');
  await page.getByLabel('Trier par').selectOption('Prix croissant');
  await expect(page).toHaveURL(/tri=prix/);
  const total = await wholeTotal(page);
  await main(page).getByRole('button', { name: 'Afficher plus d’annonces' }).click();
  await expect(cards(page)).toHaveCount(Math.min(48, total));
  const [url, titles] = [page.url(), await titlesOf(page)];

  const top = await openFrom(page, cards(page).nth(33).getByRole('link'));
  expect(top).toBeGreaterThan(500);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect.poll(() => titlesOf(page)).toEqual(titles);
  await expect.poll(() => scrollTop(page)).toBe(top);
  await expect(cards(page).nth(33).getByText('Déjà vue')).toBeVisible();
  await expect(chips(page)).toHaveText(['Maison', /400/, 'Tout effacer']);
  await expect(price.getByRole('textbox', { name: 'Maximum' })).toHaveValue('400');

  // A device so slow that the list is still coming back seconds after the reload.
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.reload();
  await expect.poll(() => titlesOf(page)).toEqual(titles);
  await expect.poll(() => scrollTop(page)).toBe(top);
});

test('the filter « Titre seulement » leaves only titles with the word, through reload, Back and a saved search', async ({
  page,
}) => {
  await page.goto('/recherche?q=cuir');
  const everywhere = await wholeTotal(page);
  const box = page.getByRole('checkbox', { name: 'Titre seulement' });
  await box.press('Space');
  await expect(page).toHaveURL('/recherche?q=cuir&titre=1');
  await expect.poll(() => wholeTotal(page)).toBeLessThan(everywhere);
  const titles = await allTitles(page);
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles) expect(title).toMatch(/cuir/i);

  await main(page).getByRole('button', { name: 'Enregistrer cette recherche' }).click();
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Recherche enregistrée', { exact: true })).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
  await expect.poll(() => wholeTotal(page)).toBe(titles.length);
  await page.goto('/favoris');
  await main(page)
    .getByRole('link', { name: /Recherches/ })
    .click();
  await main(page).getByRole('link', { name: 'Voir les annonces : cuir · Titre seulement' }).click();
  await expect(page).toHaveURL(/q=cuir&titre=1/);
  await expect(chips(page)).toHaveText(['Titre seulement']);
  await chips(page).getByRole('link').click();
  await expect(page).toHaveURL('/recherche?q=cuir');
  await expect.poll(() => wholeTotal(page)).toBe(everywhere);
  await page.goBack();
  await expect(box).toBeChecked();
});

test('a listing that becomes reserved leaves the results and the total where reserved listings are hidden', async ({
  page,
  context,
}) => {
  const plants = 'Donne boutures de monstera, pothos et plantes grasses';
  await signIn(page, 'Camille', '/account/annonces');
  const buyer = await context.newPage();
  await buyer.goto('/categorie/maison/jardin?sans_reservees=1');
  await expect(buyer.getByRole('checkbox', { name: /^Masquer les annonces réservées/ })).toBeChecked();
  const total = await wholeTotal(buyer);
  await expect(cardLink(buyer, plants)).toBeVisible();
  await page.bringToFront();
  await main(page)
    .getByRole('group', { name: `Actions sur « ${plants} »` })
    .getByRole('button', { name: 'Marquer comme réservée' })
    .click();
  await expect(cardLink(buyer, plants)).toBeHidden();
  await expect.poll(() => wholeTotal(buyer)).toBe(total - 1);
  await buyer.bringToFront();
  await buyer.getByRole('link', { name: 'Retirer le filtre Sans les réservées' }).click();
  await expect(cardLink(buyer, plants)).toBeVisible();
  await expect.poll(() => wholeTotal(buyer)).toBe(total);
});

test('prices rise, or fall, in the order that was asked for', async ({ page }) => {
  await page.goto('/recherche?categorie=velos&type=offre&tri=prix-croissant');
  const rising = await prices(page);
  expect(rising.length).toBeGreaterThan(8);
  expect(rising).toEqual([...rising].sort((one, other) => one - other));
  await page.getByLabel('Trier par').selectOption('Prix décroissant');
  await expect.poll(() => prices(page)).toEqual([...rising].sort((one, other) => other - one));
});

test('a filtered search opened from its address shows its filters; each is taken away by a click', async ({ page }) => {
  await page.goto('/recherche?q=table&famille=maison&prix_max=300&vendeur=particulier');
  const narrow = await wholeTotal(page);
  await expect(page.getByRole('heading', { level: 1, name: '« table » dans Maison' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Rechercher une annonce' })).toHaveValue('table');
  await expect(page.getByRole('radio', { name: /^Particuliers/ })).toBeChecked();
  await page.getByRole('link', { name: 'Retirer le filtre Maison' }).click();
  await expect(page).toHaveURL('/recherche?q=table&vendeur=particulier&prix_max=300');
  await expect.poll(() => wholeTotal(page)).toBeGreaterThan(narrow);
  await page.goBack();
  await expect.poll(() => wholeTotal(page)).toBe(narrow);
});

test('the last filter beside the results is reached by wheel and by keyboard at the top of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/recherche?q=velo');
  await wholeTotal(page);
  const filters = main(page).getByRole('complementary');
  const last = filters.getByRole('checkbox').last();
  await expect(last).toBeAttached();
  await filters.hover({ position: { x: 100, y: 300 } });
  await page.mouse.wheel(0, 5000);
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await scrollTop(page)).toBe(0);
  await filters.getByRole('link').first().focus();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('a search around a commune shows distances, the nearest first when asked', async ({ page }) => {
  await page.goto('/recherche');
  await page.getByRole('combobox', { name: 'Commune' }).fill('lyon');
  await page.getByRole('option', { name: /^Lyon/ }).first().click();
  await expect(page).toHaveURL(/lieu=/);
  await page.getByLabel('Rayon').selectOption('100 km');
  await page.getByLabel('Trier par').selectOption('Distance');
  await expect(page).toHaveURL(/tri=distance/);
  await expect(cards(page).first()).toContainText(/à (quelques|environ \d+)\skm/);
});

test('a search without results proposes wider ones that find what they promise', async ({ page }) => {
  await page.goto('/recherche?q=guitare&categorie=voitures');
  expect(await wholeTotal(page)).toBe(0);
  await expect(page.getByRole('heading', { name: 'Rien ne correspond exactement à votre recherche' })).toBeVisible();
  const proposal = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /guitare/ }) })
    .first();
  const promised = Number(/(\d[\d\s]*)\sannonces?$/.exec(await proposal.innerText())?.[1]?.replace(/\D/g, ''));
  expect(promised).toBeGreaterThan(0);
  await proposal.getByRole('link').click();
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => wholeTotal(page)).toBe(promised);
});

async function allTitles(page: Page): Promise<readonly string[]> {
  const total = await wholeTotal(page);
  const more = main(page).getByRole('button', { name: 'Afficher plus d’annonces' });
  for (let shown = 24; shown < total; shown += 24) await more.click();
  await expect(cards(page)).toHaveCount(total);
  const titles = await titlesOf(page);
  return titles.map((title) => title.replace(/\s/g, ' '));
}

async function searchFor(page: Page, query: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Rechercher une annonce' });
  await field.fill(query);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `« ${query} »` })).toBeVisible();
}

function chips(page: Page) {
  return page.getByRole('list', { name: 'Filtres en place' }).getByRole('listitem');
}

/** In euros, a gift being worth nothing. */
async function prices(page: Page): Promise<readonly number[]> {
  await wholeTotal(page);
  const texts = await cards(page).locator('.price').allTextContents();
  return texts.map((text) => Number(/^([\d\s]+)€/.exec(text)?.[1]?.replace(/\D/g, '') ?? 0));
}
