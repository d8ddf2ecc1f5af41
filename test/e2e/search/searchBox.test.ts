import type { Page } from '@playwright/test';
import { applicationStarted, cards, main } from '../../support/drivers/e2e/e2eSite';
import { expect, test } from '../../support/drivers/e2e/e2eTest';

const sentence = 'vélo électrique à moins de 1 500 € près de Lyon';
const found = /^[^?]+\/recherche\?q=v%C3%A9lo\+%C3%A9lectrique&prix_max=1500&lieu=69123%7ELyon/;

async function expectFound(page: Page) {
  await expect(page).toHaveURL(found);
  const chips = page.getByRole('list', { name: 'Filtres en place' }).getByRole('link');
  await expect(chips).toHaveText([/^Lyon, 30\skm$/, /1\s500\s€/, 'Tout effacer']);
  return page.url();
}

for (const width of [360, 1280])
  test(`a sentence means the same in the header, on the home page and in the quick search at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await main(page).getByRole('combobox', { name: 'Rechercher une annonce' }).fill(sentence);
    await page.keyboard.press('Enter');
    const fromHome = await expectFound(page);
    const header = page.getByRole('banner');
    const opener = header.getByRole('button', { name: 'Que cherchez-vous ?', includeHidden: true });
    await expect(opener).toContainText('vélo électrique');

    await page.goto('/a-propos');
    await header.getByRole('button', { name: 'Que cherchez-vous ?' }).click();
    const quick = page.getByRole('dialog', { name: 'Recherche rapide' });
    await quick.getByRole('combobox', { name: 'Que cherchez-vous ?' }).fill(sentence);
    await page.keyboard.press('Enter');
    expect(await expectFound(page)).toBe(fromHome);

    await page.goto('/');
    // The redirection of the server would leave no word in place of the filter.
    await applicationStarted(page);
    await main(page).getByRole('combobox', { name: 'Rechercher une annonce' }).fill('vélo lyon');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/recherche\?q=v%C3%A9lo&lieu=69123%7ELyon/);
    await page.getByRole('list', { name: 'Filtres en place' }).getByRole('link', { name: /Lyon/ }).click();
    await expect(page).toHaveURL('/recherche?q=v%C3%A9lo+%22lyon%22');

    await page.goto('/categorie/maison');
    await page.getByRole('combobox', { name: 'Rechercher une annonce' }).filter({ visible: true }).fill(sentence);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/categorie=[a-z-]+|famille=maison/);
  });

for (const width of [768, 1280])
  test(`the search of the header shows only while that of the results is out of sight at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/recherche');
    await applicationStarted(page);
    await expect(cards(page).first()).toBeVisible();
    const header = page.getByRole('banner');
    const opener = header.getByRole('button', { name: 'Que cherchez-vous ?' });
    const post = header.getByRole('link', { name: 'Déposer' });
    await expect(opener).toBeHidden();
    const place = await post.boundingBox();
    await header.getByRole('link', { name: 'Mon Bazar' }).focus();
    await page.keyboard.press('Tab');
    await expect(post).toBeFocused();

    await page.mouse.wheel(0, 800);
    await page.mouse.wheel(0, -200);
    await expect(opener).toBeVisible();
    expect(await post.boundingBox()).toEqual(place);
    await opener.focus();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(opener).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(opener).toBeHidden();
    await page.goto('/a-propos');
    await expect(opener).toBeVisible();
  });

test('a place is chosen on the home page with one tap, before the words', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 45.76, longitude: 4.84 });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await main(page).getByRole('button', { name: 'Lieu : Toute la France' }).click();
  const panel = page.getByRole('dialog', { name: 'Lieu' });
  await panel.getByRole('button', { name: 'Autour de moi' }).click();
  await panel.getByRole('combobox', { name: 'Rayon' }).selectOption('50');
  await panel.getByRole('button', { name: 'Valider le lieu' }).click();
  await expect(page).toHaveURL('/');
  await main(page).getByRole('combobox', { name: 'Rechercher une annonce' }).fill('vélo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recherche\?q=v%C3%A9lo&lieu=69\d+%7ELyon.*&rayon=50$/);
  await expect(cards(page).first()).toContainText('km');
});

test('suggestions show in the quick search, and the arrows reach them', async ({ page }) => {
  await page.goto('/a-propos');
  await page.getByRole('banner').getByRole('button', { name: 'Que cherchez-vous ?' }).click();
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Que cherchez-vous ?' });
  await field.pressSequentially('vélos');
  await expect(page.getByRole('option', { name: 'Vélos' }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/categorie/vehicules/velos');
});

test('a category is filtered on its own page, and Back undoes it', async ({ page }) => {
  await page.goto('/categorie/vehicules/velos');
  await expect(cards(page)).toHaveCount(17);
  await main(page)
    .getByRole('checkbox', { name: /^Livraison possible/ })
    .check();
  await expect(page).toHaveURL('/categorie/vehicules/velos?livraison=1');
  await expect(cards(page)).not.toHaveCount(17);
  await expect(page.getByRole('heading', { level: 1, name: 'Vélos' })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(17);
});
