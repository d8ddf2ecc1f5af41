import type { Page } from '@playwright/test';
import { main, signIn } from '../support/drivers/e2e/e2eSite';
import { aPng } from '../support/drivers/e2e/e2ePictures';
import {
  POST,
  addPhotos,
  choosePlace,
  descriptionField,
  lamp,
  photoInput,
  photos,
  publish,
  publishButton,
  titleField,
  writeCategory,
  writeDetails,
  writeListing,
} from '../support/drivers/e2e/e2ePosting';
import { expect, test } from '../support/drivers/e2e/e2eTest';

const face = aPng('face.png', [230, 120, 20]);
const back = aPng('dos.png', [20, 90, 200]);

test('a tab that crashes while one is posting loses nothing', async ({ page, context }) => {
  await signIn(page, 'Karim', POST);
  await writeCategory(page, lamp);
  await writeDetails(page, lamp);
  await addPhotos(page, [face, back]);
  await choosePlace(page, lamp);
  await main(page).getByRole('radio', { name: 'Professionnel' }).check();
  await page.getByRole('textbox', { name: /^Raison sociale/ }).pressSequentially('Lumières de l’Ouest');
  await crash(page);

  const reopened = await context.newPage();
  await reopened.goto(POST);
  await expect(reopened.getByRole('textbox', { name: /^Raison sociale/ })).toHaveValue('Lumières de l’Ouest');
  await expect(reopened.getByRole('combobox', { name: /^Commune/ })).toHaveValue('Nantes (44000)');
  await main(reopened).getByRole('radio', { name: 'Particulier' }).check();
  await expect(photos(reopened)).toHaveCount(2);
  await expect(descriptionField(reopened)).toHaveValue(lamp.description);
  await publish(reopened, lamp);
});

test('a storage that is full says so; what was typed stays, and is published once there is room', async ({
  page,
  baseURL,
}) => {
  const storage = await limitStorage(page, baseURL);
  await signIn(page, 'Karim', POST);
  await writeListing(page, lamp);
  await storage.fill();
  await publishButton(page).click();
  await expect(page.getByRole('alert').getByText(/^La place manque sur cet appareil pour publier/)).toBeVisible();
  await expect(titleField(page)).toHaveValue(lamp.title);
  await page.reload();
  await expect(titleField(page)).toHaveValue(lamp.title);
  await storage.makeRoom();
  await publish(page, lamp);
});

test('a photo that finds no room says so, and is added once there is', async ({ page, baseURL }) => {
  const storage = await limitStorage(page, baseURL);
  await signIn(page, 'Karim', POST);
  await storage.fill();
  await photoInput(page).setInputFiles([face]);
  await expect(main(page).getByText('La place manque sur cet appareil pour garder cette photo.')).toBeVisible();
  await expect(photos(page)).toHaveCount(0);
  await storage.makeRoom();
  await addPhotos(page, [face]);
});

test('a browser that refuses to keep the draft says so, and the listing is published all the same', async ({
  page,
}) => {
  await signIn(page, 'Karim', POST);
  await page.evaluate(() => {
    for (let size = 4_000_000; size > 0; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; part < 9; part += 1) localStorage.setItem(`filling-${size}-${part}`, 'x'.repeat(size));
      } catch {
        // Full for parts of this size.
      }
    }
  });
  await writeListing(page, lamp);
  await expect(main(page).getByText(/^Votre navigateur refuse d’enregistrer votre brouillon/)).toBeVisible();
  await publish(page, lamp);
});

test('two tabs on one draft keep what was written in both', async ({ page, context }) => {
  await signIn(page, 'Karim', POST);
  await writeCategory(page, lamp);
  const other = await context.newPage();
  await other.goto(POST);
  await descriptionField(page).pressSequentially('Verre soufflé.');
  // Its title has said « Lampe ».
  await other.getByRole('combobox', { name: /^Produit/ }).fill('Lampadaire');
  await Promise.all([
    descriptionField(page).pressSequentially(' Années soixante-dix.'),
    other.getByRole('textbox', { name: /^Prix/ }).pressSequentially('45'),
  ]);
  for (const tab of [page, other]) {
    await expect(descriptionField(tab)).toHaveValue('Verre soufflé. Années soixante-dix.');
    await expect(tab.getByRole('combobox', { name: /^Produit/ })).toHaveValue('Lampadaire');
    await expect(tab.getByRole('textbox', { name: /^Prix/ })).toHaveValue('45');
  }
  await other.close({ runBeforeUnload: false });
  await page.reload();
  await expect(descriptionField(page)).toHaveValue('Verre soufflé. Années soixante-dix.');
  await expect(page.getByRole('combobox', { name: /^Produit/ })).toHaveValue('Lampadaire');
});

test('a draft that was published in another tab makes room for a new one', async ({ page, context }) => {
  await signIn(page, 'Karim', POST);
  await writeListing(page, lamp);
  const other = await context.newPage();
  await other.goto(`${POST}?vue=apercu`);
  await expect(main(other).getByRole('heading', { name: lamp.title }).first()).toBeVisible();
  await page.bringToFront();
  await publish(page, lamp);
  await expect(other.getByText(/^Cette annonce vient d’être publiée dans un autre onglet/)).toBeVisible();
  await expect(titleField(other)).toHaveValue('');
});

async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const tools = await page.context().newCDPSession(page);
  tools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** Little room for the site's storage; to be called before its first use, since Chromium remembers how much there was. */
async function limitStorage(page: Page, baseURL: string | undefined): Promise<Storage> {
  const origin = new URL(baseURL ?? '').origin;
  const tools = await page.context().newCDPSession(page);
  const allow = (quotaSize?: number) =>
    tools.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== undefined && { quotaSize }) });
  await allow(16_000_000);
  return {
    fill: async () => {
      await page.evaluate(fillDatabase);
      await allow(1);
      await page.evaluate(fillDatabase);
    },
    makeRoom: async () => {
      await allow();
    },
  };
}

interface Storage {
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
}

/** Writes noise until not even a few bytes find room. */
async function fillDatabase(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('filling', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('noise', { autoIncrement: true });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error('no database'));
  });
  const fits = (size: number) =>
    new Promise<boolean>((resolve) => {
      const noise = new Uint8Array(size);
      for (let start = 0; start < size; start += 65_536) crypto.getRandomValues(noise.subarray(start, start + 65_536));
      const transaction = database.transaction('noise', 'readwrite');
      transaction.objectStore('noise').put(noise);
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => resolve(false);
    });
  for (const size of [1_000_000, 100_000, 10_000, 1000, 100, 100, 100]) {
    while (await fits(size));
  }
}
