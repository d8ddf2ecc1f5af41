import {
  applicationStarted,
  card,
  cardLink,
  cards,
  main,
  openFrom,
  scrollTop,
  titlesOf,
  wholeTotal,
} from '../support/drivers/e2e/e2eSite';
import { assetOf } from '../support/drivers/e2e/e2eAssets';
import { hold } from '../support/drivers/e2e/e2eHold';
import { expect, test } from '../support/drivers/e2e/e2eTest';

const firstTitle = 'Vélo de ville Peugeot 28 pouces, selle en cuir';

test('the home page shows listings and can be used before the catalogue has come', async ({ page }) => {
  const letGo = await hold(page, await assetOf(page, 'src/infrastructure/embedded/demoCatalogue.json'));
  await page.goto('/');
  await expect(card(page, firstTitle)).toBeVisible();
  await cardLink(page, firstTitle).click();
  await expect(page).toHaveURL(/\/annonce\/demo-velo-ville-peugeot\//);
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: firstTitle })).toBeVisible();
  // The prerendered page shows the same heading, but records no visit.
  await applicationStarted(page);
  await page.goBack();
  await expect(card(page, firstTitle).getByText('Déjà vue')).toBeVisible();
});

test('what is clicked and typed before any script has come is done once it has', async ({ page }) => {
  const letScriptsCome = await hold(page, /\/assets\/.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  const field = main(page).getByRole('combobox', { name: 'Rechercher une annonce' });
  await page.getByRole('button', { name: 'Passer au thème sombre' }).click();
  await field.pressSequentially('guitare');
  letScriptsCome();
  await expect(page.getByRole('button', { name: 'Passer au thème clair' })).toBeVisible();
  await expect(field).toHaveValue('guitare');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/recherche?q=guitare');
});

test('the home page asks for nothing beyond its own code, pictures and catalogue, and never for Firebase', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await main(page).getByRole('button', { name: 'Afficher plus d’annonces' }).click();
  await expect(cards(page)).toHaveCount(36);
  expect(asked.filter((path) => /firebase|firestore/i.test(path))).toEqual([]);
});

test('one walks from a family to a category and a listing, and Back finds the same place', async ({ page }) => {
  await page.goto('/');
  await main(page)
    .getByRole('link', { name: /^Véhicules/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Véhicules' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Sous-catégories' })
    .getByRole('link', { name: /^Vélos/ })
    .click();
  await expect(page).toHaveURL('/categorie/vehicules/velos');
  await expect(page.getByRole('heading', { level: 1, name: 'Vélos' })).toBeVisible();
  await expect(cards(page)).toHaveCount(17);
  const titles = await titlesOf(page);
  const top = await openFrom(page, cards(page).nth(13).getByRole('link'));
  expect(top).toBeGreaterThan(300);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[13] ?? '');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/categorie/vehicules/velos');
  await expect.poll(() => scrollTop(page)).toBe(top);
  await expect.poll(() => titlesOf(page)).toEqual(titles);
});

test('Back finds a longer list as long as it was left', async ({ page }) => {
  await page.goto('/categorie/vehicules');
  await wholeTotal(page);
  await main(page).getByRole('button', { name: 'Afficher plus d’annonces' }).click();
  await expect(cards(page)).toHaveCount(48);
  const top = await openFrom(page, cards(page).nth(40).getByRole('link'));
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(() => scrollTop(page)).toBe(top);
  await page.reload();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(() => scrollTop(page)).toBe(top);
});

test('the landing page of property leads to what one is after', async ({ page }) => {
  await page.goto('/categorie/immobilier/accueil');
  await main(page)
    .getByRole('radio', { name: /^Louer/ })
    .check();
  await main(page).getByRole('button', { name: 'Voir les annonces' }).click();
  await expect(page).toHaveURL('/recherche?categorie=locations');
  await expect(cards(page).first()).toBeVisible();
});

test('what is near is shown around a commune, or around oneself after a click', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 43.6, longitude: 1.44 });
  await page.goto('/#pres-de-chez-vous');
  const near = main(page).locator('#pres-de-chez-vous');
  await near.getByRole('combobox', { name: 'Votre commune' }).fill('nantes');
  await page
    .getByRole('option', { name: /^Nantes/ })
    .first()
    .click();
  await expect(near.getByText(/^Autour de Nantes, dans un rayon de \d+\skm$/)).toBeVisible();
  await expect(near.getByRole('article').first()).toContainText('km');
  await near.getByRole('button', { name: 'Changer de lieu' }).click();
  await near.getByRole('button', { name: 'Utiliser ma position' }).click();
  await expect(near.getByText(/^Autour de Toulouse, dans un rayon de \d+\skm$/)).toBeVisible();
  await expect(near.getByRole('article').first()).toContainText('Toulouse');
});
