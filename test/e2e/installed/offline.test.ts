import { comeBack, untilImported, waitUntilInstalled } from '../../support/installed/installedSite';
import { composer, send, thread } from '../../support/drivers/e2e/e2eMessages';
import { lamp, POST, publish, writeListing } from '../../support/drivers/e2e/e2ePosting';
import { applicationStarted, cards, main, signIn, textOf } from '../../support/drivers/e2e/e2eSite';
import { expect, test } from '../../support/drivers/e2e/e2eTest';

test.use({ serviceWorkers: 'allow' });

test('a visited listing and the home page open again without a network', async ({ page, context }) => {
  await page.goto('/');
  await applicationStarted(page);
  const link = cards(page).first().getByRole('link').first();
  const title = await textOf(link);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await untilImported(page);
  await waitUntilInstalled(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).first().getByRole('img').first()).toBeVisible();
});

test('favourites, a conversation and posting work without a network for somebody who comes back', async ({
  page,
  context,
}) => {
  await signIn(page, 'Camille');
  await comeBack(page);
  await context.setOffline(true);

  await page.goto('/');
  await applicationStarted(page);
  const card = cards(page).first();
  const title = await textOf(card.getByRole('link').first());
  await card.getByRole('button', { name: /^Ajouter aux favoris/ }).click();
  await page.goto('/favoris');
  await expect(cards(page).filter({ hasText: title })).toBeVisible();

  await cards(page).filter({ hasText: title }).getByRole('link').first().click();
  await main(page).getByRole('link', { name: 'Envoyer un message' }).filter({ visible: true }).click();
  await expect(composer(page)).toBeVisible();
  await send(page, 'Bonjour, est-il encore disponible ?');
  await expect(thread(page).getByText('Bonjour, est-il encore disponible ?')).toBeVisible();
  await page.reload();
  await expect(thread(page).getByText('Bonjour, est-il encore disponible ?')).toHaveCount(1);

  await page.goto(POST);
  await writeListing(page, lamp);
  await publish(page, lamp);
});

test('the server answers for every page while there is a network', async ({ page }) => {
  await page.goto('/');
  await waitUntilInstalled(page);
  const unknown = await page.goto('/nulle-part');
  expect(unknown?.status()).toBe(404);
  const family = await page.goto('/categorie/immobilier');
  expect(family?.status()).toBe(200);
  await expect(page).toHaveURL('/categorie/immobilier/accueil');
});

test('a page that was never opened says without a network what to do, and opens by itself once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await waitUntilInstalled(page);
  await context.setOffline(true);
  await page.goto('/contact');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Vérifiez votre connexion internet');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/contact/i);
});
