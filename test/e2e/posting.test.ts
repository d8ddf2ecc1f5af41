import { cardLink, cards, chooseDemoPerson, main, signIn, signOut, wholeTotal } from '../support/drivers/e2e/e2eSite';
import { aJpeg, aPng } from '../support/drivers/e2e/e2ePictures';
import {
  POST,
  addPhotos,
  conditionField,
  descriptionField,
  lamp,
  openPreview,
  photoInput,
  photos,
  publish,
  publishButton,
  titleField,
  writeCategory,
  writeDetails,
  writeListing,
} from '../support/drivers/e2e/e2ePosting';
import { expectAccessible } from '../support/drivers/e2e/e2eAxe';
import { expect, test } from '../support/drivers/e2e/e2eTest';

test('what Karim posts with three photos, Camille finds by search and by category, also after a reload', async ({
  page,
}) => {
  await signIn(page, 'Karim', POST);
  const pictures = [
    await aJpeg(page, 'face.jpg', 'orange'),
    aPng('dos.png', [20, 90, 200]),
    aPng('detail.png', [30, 160, 60]),
  ];
  await writeListing(page, lamp, pictures);
  await openPreview(page);
  await expect(main(page).getByRole('heading', { name: lamp.title }).first()).toBeVisible();
  await publish(page, lamp);
  await expect(main(page).getByText('C’est votre annonce.')).toBeVisible();
  await expect(main(page).getByText('1 / 3')).toBeVisible();

  await signOut(page);
  await signIn(page, 'Camille');
  await expect(cardLink(page, lamp.title)).toBeVisible();
  for (const address of ['/recherche?q=lampes+zorglub', '/categorie/maison/decoration', '/categorie/maison']) {
    await page.goto(address);
    await expect(cardLink(page, lamp.title)).toBeVisible();
    await page.reload();
    await expect(cardLink(page, lamp.title)).toBeVisible();
  }
  await cardLink(page, lamp.title).click();
  await expect(page.getByRole('heading', { level: 1, name: lamp.title })).toBeVisible();
  await expect(main(page).getByText('45 €').first()).toBeVisible();
  await expect(main(page).getByText('C’est votre annonce.')).toBeHidden();
  const picture = main(page).getByRole('img', { name: `${lamp.title}, photo 1 sur 3` });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
});

test('other tabs show a new listing without being reloaded, in the newest and in a search', async ({
  page,
  context,
}) => {
  await signIn(page, 'Karim', POST);
  const [home, search] = [await context.newPage(), await context.newPage()];
  await home.goto('/');
  await expect(cards(home)).toHaveCount(12);
  await search.goto('/recherche?q=zorglub');
  expect(await wholeTotal(search)).toBe(0);
  await page.bringToFront();
  await writeListing(page, lamp);
  await publish(page, lamp);
  await expect(cardLink(home, lamp.title)).toBeVisible();
  await expect(cardLink(search, lamp.title)).toBeVisible();
});

test('someone who is signed out while writing comes back to the form, with everything kept', async ({ page }) => {
  await signIn(page, 'Karim', POST);
  await writeCategory(page, lamp);
  await writeDetails(page, lamp);
  await signOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Connectez-vous pour déposer une annonce' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Se connecter' }).click();
  await chooseDemoPerson(page, 'Karim');
  await expect(page).toHaveURL(POST);
  await expect(descriptionField(page)).toHaveValue(lamp.description);
  await expect(titleField(page)).toHaveValue(lamp.title);
});

test('a visitor writes a listing with a photo, signs in to publish it, and it is online', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Déposer' }).click();
  await photoInput(page).setInputFiles([aPng('face.png', [230, 120, 20])]);
  await expect(main(page).getByRole('img', { name: 'face.png' })).toBeVisible();
  await writeListing(page, lamp);
  await page.reload();
  await expect(titleField(page)).toHaveValue(lamp.title);
  await expect(main(page).getByRole('img', { name: 'face.png' })).toBeVisible();
  await expectAccessible(page, 'the form of a visitor');
  // The one of the notice: the bar has another.
  await main(page).getByRole('button', { name: 'Se connecter pour publier' }).first().click();
  await expect(main(page).getByText('Votre annonce vous attend\u00a0: connectez-vous, puis publiez-la.')).toBeVisible();
  await chooseDemoPerson(page, 'Camille');
  await expect(titleField(page)).toHaveValue(lamp.title);
  await expect(main(page).getByText('Votre annonce n’est pas encore publiée.')).toBeVisible();
  await expect(photos(page)).toHaveCount(1);
  await publish(page, lamp);
  await expect(main(page).getByRole('img', { name: new RegExp(`^${lamp.title}, photo`) })).toBeVisible();
});

test('a draft survives a reload, a closed tab and someone else’s session', async ({ page, context }) => {
  await signIn(page, 'Karim', POST);
  await writeCategory(page, lamp);
  await writeDetails(page, lamp);
  await addPhotos(page, [aPng('face.png', [230, 120, 20])]);
  await page.reload();
  await expect(photos(page)).toHaveCount(1);

  await page.close();
  const reopened = await context.newPage();
  await reopened.goto(POST);
  await expect(reopened.getByText(`Nous avons gardé votre brouillon « ${lamp.title} ».`)).toBeVisible();
  await expect(titleField(reopened)).toHaveValue(lamp.title);

  await signOut(reopened);
  await signIn(reopened, 'Camille', POST);
  await expect(titleField(reopened)).toHaveValue('');
  await signOut(reopened);
  await signIn(reopened, 'Karim', POST);
  await expect(titleField(reopened)).toHaveValue(lamp.title);
  await reopened.getByRole('link', { name: 'Compléter l’annonce' }).click();
  await expect(reopened.getByRole('combobox', { name: /^Commune/ })).toBeFocused();
});

test('a double click publishes once', async ({ page }) => {
  await signIn(page, 'Karim', POST);
  await writeListing(page, lamp);
  await publishButton(page).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: lamp.title })).toBeVisible();
  await page.goto('/recherche?q=zorglub');
  await expect(cardLink(page, lamp.title)).toHaveCount(1);
  expect(await wholeTotal(page)).toBe(1);
});

test('a commune that is written, and not picked from the list, completes the listing that the same press publishes', async ({
  page,
}) => {
  await signIn(page, 'Karim', POST);
  await writeCategory(page, lamp);
  await writeDetails(page, lamp);
  const commune = page.getByRole('combobox', { name: /^Commune/ });
  await commune.fill(lamp.commune);
  await expect(page.getByRole('option', { name: lamp.commune }).first()).toBeVisible();
  await commune.press('Escape');
  // Where the end of the form is, so that the bar stands below it, and not at the end of the window.
  await publishButton(page).evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // As long as a person presses: the listing becomes complete meanwhile, and a press that ends beside the button is no click.
  await publishButton(page).click({ delay: 150 });
  await expect(page.getByRole('heading', { level: 1, name: lamp.title })).toBeVisible();
});

test('what is missing is said beside its field, and the first of them is focused and in sight', async ({ page }) => {
  await signIn(page, 'Karim', POST);
  await publishButton(page).click();
  await expect(titleField(page)).toBeFocused();
  await expect(titleField(page)).toBeInViewport();
  await expect(titleField(page)).toHaveAccessibleDescription(/Donnez un titre à votre annonce\./);
  await expect(main(page).getByRole('radiogroup', { name: /^Catégorie/ })).toHaveAccessibleDescription(
    'Choisissez une catégorie.',
  );
  await expect(main(page).getByText('4 points sont à corriger avant de publier.')).toBeVisible();
  await titleField(page).fill('Vélo');
  await expect(titleField(page)).toHaveAccessibleDescription(/Écrivez au moins 5 caractères\./);
  await writeCategory(page, lamp);
  const product = page.getByRole('combobox', { name: /^Produit/ });
  // The title has said it.
  await expect(product).toHaveValue(lamp.product);
  await product.fill('');
  await publishButton(page).click();
  await expect(product).toBeFocused();
  await expect(product).toHaveAccessibleDescription(/Ce champ est obligatoire\./);
  await product.fill(lamp.product);
  await publishButton(page).click();
  await expect(conditionField(page).getByRole('radio').first()).toBeFocused();
  await conditionField(page).getByRole('radio', { name: lamp.condition, exact: true }).check();
  await page.getByRole('textbox', { name: /^Prix/ }).fill('beaucoup');
  await publishButton(page).click();
  await expect(descriptionField(page)).toBeFocused();
  await expect(page.getByRole('textbox', { name: /^Prix/ })).toHaveAccessibleDescription(
    /Écrivez un nombre, en chiffres\./,
  );
});

test('the title proposes a category and fills in what it says of its fields', async ({ page }) => {
  await signIn(page, 'Karim', POST);
  await titleField(page).fill('Canapé trois places en velours');
  await main(page).getByRole('button', { name: 'Maison › Ameublement' }).click();
  await expect(
    main(page)
      .getByRole('radiogroup', { name: /^Sous-catégorie/ })
      .getByRole('radio', { name: 'Ameublement' }),
  ).toBeChecked();
  await expect(main(page).getByRole('heading', { name: 'Caractéristiques : Ameublement' })).toBeVisible();
  await expect(main(page).getByText(/^Rempli d’après votre titre\s: produit, matière\./)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Matière' })).toHaveValue('velours');
});

test('a seller reads what comparable listings ask for, takes it over in one press, and finds it again after a reload', async ({
  page,
}) => {
  const drill = { ...lamp, title: 'Perceuse zorglub', category: 'Bricolage', product: 'Perceuse', price: '' };
  await signIn(page, 'Camille', POST);
  await writeCategory(page, drill);
  await writeDetails(page, drill);
  const usual = main(page)
    .getByRole('status')
    .filter({ hasText: /^Prix habituel\s: \d+ à \d+\s€ \(\d+ annonces comparables\)$/ });
  await expect(usual).toBeVisible();
  await expectAccessible(page, 'the details with a usual price');
  const take = main(page).getByRole('button', { name: /^Mettre \d+\s€$/ });
  const median = /\d+/.exec((await take.textContent()) ?? '')?.[0] ?? '';
  await take.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Prix/ })).toHaveValue(median);
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Prix/ })).toHaveValue(median);
});

test('contact details in the text are warned about, and a title used a short while ago too', async ({ page }) => {
  await signIn(page, 'Karim', POST);
  await titleField(page).fill('Vélo, appelez le 06 12 34 56 78');
  await expect(main(page).getByText(/^Nous avons cru lire un numéro de téléphone\./)).toBeVisible();
  await writeListing(page, lamp);
  await publish(page, lamp);
  await page.goto(POST);
  await titleField(page).fill(lamp.title);
  await expect(main(page).getByText(/Vous avez déjà une annonce du même titre/)).toBeVisible();
});
