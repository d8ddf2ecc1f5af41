import type { Page } from '@playwright/test';
import { chooseDemoPerson, expectToast, main, signIn, signOut } from '../support/drivers/e2e/e2eSite';
import { expectAccessible } from '../support/drivers/e2e/e2eAxe';
import { expect, test } from '../support/drivers/e2e/e2eTest';

const launchPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mon Bazar arrive bientôt' });
const home = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Les bonnes affaires sont au coin de la rue' });
const gear = (page: Page) => page.getByRole('button', { name: 'Accès des administrateurs' });

const notice = (page: Page) => page.getByRole('complementary', { name: 'Site fermé' });

/** Closes the site from a tab of its own, which stays on the administration. */
async function close(administration: Page): Promise<void> {
  await signIn(administration, 'Admin', '/admin/maintenance');
  await administration.getByRole('button', { name: 'Activer le mode maintenance' }).click();
  await administration.getByRole('button', { name: 'Fermer le site' }).click();
  await expect(administration.getByText(/^Le site est fermé/)).toBeVisible();
}

test('an admin closes the site before the eyes of all, enters it, and opens it again (§2, §4)', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const administration = await context.newPage();
  await expectToast(page, 'Mode maintenance activé', () => close(administration));
  await expect(launchPage(page)).toBeVisible();

  await administration.getByLabel('Date et heure du lancement').fill('2099-12-01T09:00');
  await administration.getByRole('button', { name: 'Enregistrer le lancement' }).click();
  await expect(page.getByText('Ouverture le mardi 1er décembre 2099 à 9 h, heure de Paris')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('Jours');

  await page.bringToFront();
  await gear(page).click();
  await expect(home(page)).toBeVisible();
  await page.reload();
  await expect(home(page)).toBeVisible();
  await expect(notice(page)).toContainText('les visiteurs voient la page de maintenance');
  await expectAccessible(page, 'the closed site, entered');
  await notice(page).getByRole('button', { name: 'Sortir du site' }).click();
  await expect(launchPage(page)).toBeVisible();
  await gear(page).click();
  await expect(notice(page)).toBeVisible();

  await signOut(page);
  await expect(launchPage(page)).toBeVisible();
  await gear(page).click();
  await page.getByRole('link', { name: 'Se connecter' }).click();
  await chooseDemoPerson(page, 'Admin');
  await page.getByRole('button', { name: 'Désactiver le mode maintenance' }).click();
  await expect(page.getByText('Le site est ouvert à tous.')).toBeVisible();
  await page.goto('/');
  await expect(home(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('a visitor of the closed site leaves an address, once, and axe finds nothing there (§2, §5)', async ({
  page,
  context,
}) => {
  const administration = await context.newPage();
  await close(administration);
  await page.goto('/recherche?q=velo');
  await expect(launchPage(page)).toBeVisible();
  await expectAccessible(page, 'maintenance');
  const email = page.getByRole('textbox', { name: 'Votre adresse email' });
  await email.fill('lina@exemple');
  await page.getByRole('button', { name: "M'avertir" }).click();
  await expect(page.getByText('Veuillez entrer une adresse email valide')).toBeVisible();
  await email.fill('Lina@exemple.fr');
  await email.press('Enter');
  await expect(page.getByText('Merci ! Vous serez informé du lancement.')).toBeVisible();
  await page.reload();
  await email.fill('lina@EXEMPLE.fr ');
  await email.press('Enter');
  await expect(page.getByText('Vous êtes déjà inscrit à notre newsletter!')).toBeVisible();
  await administration.getByRole('button', { name: 'Actualiser' }).click();
  await expect(administration.getByText('7 inscriptions à la lettre du lancement')).toBeVisible();
});

test('the gear is at the bottom right of the maintenance page, below the newsletter form (§2.48)', async ({
  page,
  context,
}) => {
  await close(await context.newPage());
  await page.goto('/');
  await expect(launchPage(page)).toBeVisible();
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    // The page may still grow: it is scrolled to its end again each time.
    const placesAtTheEnd = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const [at, link] = await Promise.all([
        gear(page).boundingBox(),
        page.getByRole('link', { name: 'Se désinscrire' }).boundingBox(),
      ]);
      return { x: at?.x, y: at?.y, isBelow: (link?.y ?? NaN) + (link?.height ?? NaN) < (at?.y ?? NaN) };
    };
    await expect.poll(placesAtTheEnd).toEqual({ x: width - 60, y: expect.closeTo(580, -1), isBelow: true });
  }
  await gear(page).click();
  await expect(home(page)).toBeVisible();
});

test('the days until a launch in a far year fit their tag at all widths', async ({ page, context }) => {
  const administration = await context.newPage();
  await close(administration);
  await administration.getByLabel('Date et heure du lancement').fill('2099-12-01T09:00');
  await administration.getByRole('button', { name: 'Enregistrer le lancement' }).click();
  await page.goto('/');
  const timer = page.getByRole('timer');
  await expect(timer).toContainText(/\d{5} Jours/);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflows = () =>
      timer.evaluate((element) => Array.from(element.children, (tag) => tag.scrollWidth - tag.clientWidth));
    await expect.poll(overflows).toEqual([0, 0, 0, 0]);
  }
});

test('two tabs count as one visitor, two seconds after the start (§7, §9)', async ({ page, context }) => {
  // A paused clock: otherwise the time of this machine passes between two steps as well.
  const start = Date.now();
  await context.clock.install({ time: start });
  await context.clock.pauseAt(start + 60_000);
  for (const tab of [page, await context.newPage()]) {
    await tab.goto('/aide');
    await expect
      .poll(async () => {
        await context.clock.runFor(20);
        return tab.locator('.prerendered').count();
      })
      .toBe(0);
  }
  const lastVisit = () => page.evaluate(() => localStorage.getItem('mbz_last_visit'));
  expect(await lastVisit()).toBeNull();
  await context.clock.runFor(2000);
  await expect.poll(lastVisit).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await context.clock.resume();
  const administration = await context.newPage();
  await signIn(administration, 'Admin', '/admin/maintenance');
  await administration.getByRole('button', { name: 'Actualiser' }).click();
  await expect(administration.getByText('1 visiteur aujourd’hui')).toBeVisible();
});

test('a message to the team survives a reload, is sent once, and is thanked for', async ({ page }) => {
  await page.goto('/contact');
  await main(page)
    .getByLabel(/^Votre nom/)
    .fill('Lina');
  await main(page).getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(main(page).getByText('Indiquez votre adresse e-mail.')).toBeVisible();
  await expectAccessible(page, 'contact, with mistakes');
  await main(page)
    .getByLabel(/^Votre adresse e-mail/)
    .fill('lina@exemple.fr');
  await main(page)
    .getByLabel(/^Sujet/)
    .selectOption('Mon annonce');
  await main(page)
    .getByLabel(/^Votre message/)
    .fill('Bonjour,\nmon annonce a disparu.');
  await page.reload();
  await expect(main(page).getByLabel(/^Votre message/)).toHaveValue('Bonjour,\nmon annonce a disparu.');
  await main(page).getByRole('button', { name: 'Envoyer le message' }).dblclick();
  await expect(main(page).getByRole('heading', { name: 'Merci, votre message est envoyé' })).toBeVisible();
  await expectAccessible(page, 'contact, sent');
  expect(await storedMessages(page)).toBe(1);
});

function storedMessages(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('mon-bazar');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('contactMessages').objectStore('contactMessages').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
}
