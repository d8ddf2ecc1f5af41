import { assetsOf } from '../support/drivers/e2e/e2eAssets';
import { main } from '../support/drivers/e2e/e2eSite';
import { expect, test } from '../support/drivers/e2e/e2eTest';

test('one finds an answer with the keyboard alone, and Back finds the search again', async ({ page }) => {
  await page.goto('/aide');
  const field = main(page).getByRole('textbox', { name: 'Rechercher dans l’aide' });
  await field.focus();
  await page.keyboard.type('PHOTO refusee');
  const results = main(page).getByRole('list', { name: 'Articles trouvés' }).getByRole('link');
  await expect(results.first()).toContainText('Une photo est refusée');
  await expect(page).toHaveURL('/aide?q=PHOTO+refusee');
  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Une photo est refusée' })).toBeVisible();
  await expect(page).toHaveURL('/aide/photo-refusee');
  await expect(main(page)).toBeFocused();
  await page.goBack();
  await expect(field).toHaveValue('PHOTO refusee');
  await expect(results.first()).toContainText('Une photo est refusée');
});

test('what is typed fast stays as it was typed', async ({ page }) => {
  await page.goto('/aide');
  const field = main(page).getByRole('textbox', { name: 'Rechercher dans l’aide' });
  await field.pressSequentially('comment retrouver mon brouillon', { delay: 5 });
  await expect(field).toHaveValue('comment retrouver mon brouillon');
  await expect(page).toHaveURL('/aide?q=comment+retrouver+mon+brouillon');
  await expect(main(page).getByRole('list', { name: 'Articles trouvés' }).getByRole('link').first()).toContainText(
    'Retrouver un brouillon',
  );
  await field.press('Escape');
  await expect(main(page).getByRole('heading', { level: 2, name: 'Déposer une annonce' })).toBeVisible();
});

test('the foot of every large page leads to what the law wants within reach', async ({ page }) => {
  await page.goto('/aide/se-connecter');
  const legal = page.getByRole('contentinfo').getByRole('navigation', { name: 'Informations légales' });
  for (const [link, heading] of [
    ['Conditions d’utilisation', 'Conditions d’utilisation'],
    ['Mentions légales', 'Mentions légales'],
    ['Confidentialité', 'Confidentialité'],
    [/^Accessibilité/, 'Accessibilité'],
  ] as const) {
    await legal.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('the menu of a phone opens the information pages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/a-propos');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Confidentialité' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confidentialité' })).toBeVisible();
});

test('a link to a section shows it beneath the header', async ({ page }) => {
  await page.goto('/confidentialite#droits');
  const heading = page.getByRole('heading', { level: 2, name: 'Vos droits' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  // A heading has no box while the application takes the rendered page over.
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(header?.height ?? 0);
});

test('an address that names no article says so', async ({ page }) => {
  await page.goto('/aide/rien-de-tel');
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’existe pas' })).toBeVisible();
});

test('a printed page holds the text without navigation', async ({ page }) => {
  await page.goto('/conditions-utilisation');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2, name: '3. Compte' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sur cette page' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('the home page fetches nothing of it', async ({ page }) => {
  const files = await assetsOf(page, 'src/presentation/information/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toContain('/');
  expect(asked.filter((path) => files.includes(path))).toEqual([]);
});
