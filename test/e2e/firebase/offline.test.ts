import { comeBack } from '../../support/installed/installedSite';
import { aPng } from '../../support/drivers/e2e/e2ePictures';
import { lamp, photoInput, POST, publishButton, writeListing } from '../../support/drivers/e2e/e2ePosting';
import { composer, send, sentMessages, thread } from '../../support/drivers/e2e/e2eMessages';
import { aNewPhone } from '../../support/builders/aNewPhone';
import { signInWithNumber } from '../../support/drivers/e2e/e2eFirebase';
import { applicationStarted, cards, main, signOut, textOf } from '../../support/drivers/e2e/e2eSite';
import { expect, test, type Page } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('a visited listing, the favourites and a conversation open again without a network, and what is written is sent once', async ({
  page,
  context,
}) => {
  await signInWithNumber(page, aNewPhone().value, '/recherche?q=guitare');
  await comeBack(page);
  await applicationStarted(page);
  const found = cards(page).first();
  const title = await textOf(found.getByRole('heading'));
  await found.getByRole('button', { name: /^Ajouter aux favoris/ }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Favoris/ })
    .click();
  const favourite = cards(page).filter({ hasText: title });
  await expect(favourite).toBeVisible();
  await favourite.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const listing = page.url();
  await main(page).getByRole('link', { name: 'Envoyer un message' }).filter({ visible: true }).click();
  await send(page, 'Est-elle encore à vendre ?');
  await expect(sentMessages(page)).toBeVisible();
  const conversation = page.url();

  await context.setOffline(true);
  await page.goto(listing);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goto('/favoris');
  await expect(favourite).toBeVisible();
  await page.goto(conversation);
  await expect(thread(page).getByText('Est-elle encore à vendre ?')).toBeVisible();
  await send(page, 'Je peux passer samedi.');
  await expect(thread(page).getByText('Je peux passer samedi.')).toBeVisible();
  await page.reload();
  await expect(thread(page).getByText('Je peux passer samedi.')).toHaveCount(1);
  await send(page, 'Plutôt dimanche.');
  const later = thread(page).getByRole('listitem').filter({ hasText: 'Plutôt dimanche.' });
  await later.getByRole('button', { name: 'Retirer ce message' }).click();
  await expect(later).toHaveCount(0);
  await expect(composer(page)).toHaveValue('Plutôt dimanche.');

  await context.setOffline(false);
  await expect(sentMessages(page)).toHaveCount(2);
  await expect(composer(page)).toBeVisible();
  await page.reload();
  await expect(thread(page).getByText('Je peux passer samedi.')).toHaveCount(1);
});

test('a listing that is published without a network is sent with its photo once there is one, from any page and after a reload', async ({
  page,
  context,
}) => {
  const listing = { ...lamp, title: 'Lampe champignon écrite dans le train' };
  await signInWithNumber(page, aNewPhone().value, POST);
  await comeBack(page);
  await context.setOffline(true);
  await page.goto(POST);
  await writeListing(page, listing);
  await photoInput(page).setInputFiles([aPng('lampe.png', [210, 90, 20])]);
  await expect(main(page)).toContainText('lampe.png sera envoyé dès que la connexion reviendra');
  await publishButton(page).click();
  const waiting = main(page).getByText(/votre annonce partira d’elle-même/);
  await expect(waiting).toBeVisible();
  await page.reload();
  await expect(waiting).toBeVisible();
  await page.goto('/favoris');
  await applicationStarted(page);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Voir l’annonce' }).click();
  await expect(page.getByRole('heading', { level: 1, name: listing.title })).toBeVisible();
  await expect(
    main(page)
      .getByRole('img', { name: new RegExp(listing.title) })
      .first(),
  ).toBeVisible();
  await page.goto('/account/annonces');
  await expect(main(page).getByRole('link', { name: listing.title })).toHaveCount(1);
});

test('nothing that a person has read stays in the browser once they have signed out and a page is opened again', async ({
  page,
}) => {
  await signInWithNumber(page, aNewPhone().value, '/recherche?q=guitare');
  await expect.poll(() => storedDocuments(page)).toContain('users');
  await signOut(page);
  await page.goto('/recherche?q=guitare');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => storedDocuments(page)).not.toContain('users');
});

/** The names of the collections of which the SDK has stored documents. */
async function storedDocuments(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name = '' }) => (name.startsWith('firestore/') ? name : []));
    const keys = await Promise.all(
      names.map(
        (name) =>
          new Promise<IDBValidKey[]>((resolve, reject) => {
            const opening = indexedDB.open(name);
            // Removed since it was listed: an empty one must not take its place.
            opening.onupgradeneeded = () => opening.transaction?.abort();
            opening.onerror = () => {
              if (opening.error?.name === 'AbortError') resolve([]);
              else reject(new Error(`${name} cannot be opened`));
            };
            opening.onsuccess = () => {
              const database = opening.result;
              const store = [...database.objectStoreNames].find((one) => one.startsWith('remoteDocuments'));
              const reading = store === undefined ? null : database.transaction(store).objectStore(store).getAllKeys();
              database.close();
              if (reading === null) resolve([]);
              else reading.onsuccess = () => resolve(reading.result);
            };
          }),
      ),
    );
    return [
      ...new Set(
        keys
          .flat(2)
          .map(String)
          .flatMap((key) => key.split(/[,/]/)),
      ),
    ];
  });
}
