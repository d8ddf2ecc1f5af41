import { expect, test, type Page } from '@playwright/test';
import { aNewPhone } from '../../support/builders/aNewPhone';
import { aDeferred } from '../../support/doubles/aDeferred';
import { openSection } from '../../support/drivers/e2e/e2eBicycle';
import { signInWithNumber } from '../../support/drivers/e2e/e2eFirebase';
import { send, sendPhotos, sentMessages, thread } from '../../support/drivers/e2e/e2eMessages';
import { aPng } from '../../support/drivers/e2e/e2ePictures';
import { main } from '../../support/drivers/e2e/e2eSite';

const storage = /\/v0\/b\//;

/** Portrait, landscape and square, so that their sizes identify them. */
const chosen = [
  aPng('haute.png', [200, 0, 0], 300, 600),
  aPng('large.png', [0, 200, 0], 600, 300),
  aPng('carree.png', [0, 0, 200], 400, 400),
];
const sizes = [
  [300, 600],
  [600, 300],
  [400, 400],
];

test('photos that cannot be sent once one has left are announced, stored, and sent in the order in which they were chosen', async ({
  page,
  context,
}) => {
  test.slow();
  await signInWithNumber(
    page,
    aNewPhone().value,
    '/messages?annonce=demo-velo-enfant-14-pouces-jaune',
    /\/messages\/.+~/,
  );
  await send(page, 'Bonjour, voici la place que j’ai.');
  await expect(sentMessages(page)).toBeVisible();
  const hasLeft = aDeferred<null>();
  await context.route(storage, async (route) => {
    await hasLeft.promise;
    await route.fulfill({ status: 403, json: { error: { code: 403, message: 'refused' } } });
  });
  await sendPhotos(page, chosen);
  await openSection(page, 'Favoris');
  hasLeft.resolve(null);
  const back = page.getByRole('button', { name: 'Voir la conversation' });
  await expect(page.getByText('Une de vos photos n’a pas pu être envoyée').first()).toBeVisible();
  await back.first().click();
  await expect(thread(page).getByText(/· Non envoyé$/)).toHaveCount(3);
  await page.reload();
  await expect(thread(page).getByText(/· Non envoyé$/)).toHaveCount(3);
  await expect.poll(() => sizesOf(page)).toEqual(sizes);
  // Comes from the server, before the queued ones in the list.
  await expect(thread(page).getByText('Bonjour, voici la place que j’ai.')).toBeVisible();

  await thread(page).getByRole('listitem').nth(2).getByRole('button', { name: 'Supprimer' }).click();
  await context.unroute(storage);
  const retry = thread(page).getByRole('button', { name: 'Réessayer' });
  for (const left of [2, 1]) {
    await expect(retry).toHaveCount(left);
    await retry.first().click();
  }
  await expect(sentMessages(page)).toHaveCount(3);
  await page.reload();
  await expect(sentMessages(page)).toHaveCount(3);
  await expect.poll(() => sizesOf(page)).toEqual([sizes[0], sizes[2]]);
  for (const photo of await thread(page).getByRole('img').all()) {
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test('photos that are chosen without network go by themselves, in order, wherever one is by then', async ({
  page,
  context,
}) => {
  test.slow();
  await signInWithNumber(
    page,
    aNewPhone().value,
    '/messages?annonce=demo-velo-enfant-14-pouces-jaune',
    /\/messages\/.+~/,
  );
  await send(page, 'Bonjour');
  await expect(sentMessages(page)).toBeVisible();
  await openSection(page, 'Favoris');
  await page.goBack();
  await context.setOffline(true);
  await sendPhotos(page, chosen);
  await expect(thread(page).getByText(/· En attente d’envoi$/)).toHaveCount(3);
  await openSection(page, 'Favoris');
  await context.setOffline(false);
  await page.goBack();
  await expect(sentMessages(page)).toHaveCount(4);
  await expect.poll(() => sizesOf(page)).toEqual(sizes);
  await expect(main(page).getByText('En attente d’envoi')).toBeHidden();
});

/** Of the photos in the conversation, as each was stored. */
function sizesOf(page: Page): Promise<readonly (readonly number[])[]> {
  return thread(page)
    .getByRole('img')
    .evaluateAll((images) =>
      images.map((image) => [Number(image.getAttribute('width')), Number(image.getAttribute('height'))]),
    );
}
