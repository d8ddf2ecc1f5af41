import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { main, signIn } from '../support/drivers/e2e/e2eSite';
import { aPng } from '../support/drivers/e2e/e2ePictures';
import { POST, addPhotos, photoInput, photos } from '../support/drivers/e2e/e2ePosting';
import { expect, test } from '../support/drivers/e2e/e2eTest';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const red = aPng('rouge.png', [200, 30, 30]);
const green = aPng('vert.png', [30, 160, 60]);
const blue = aPng('bleu.png', [30, 60, 200]);

test.beforeEach(async ({ page }) => {
  await signIn(page, 'Karim', POST);
  await expect(photoInput(page)).toBeAttached();
});

test('each file that cannot become a photo says why, and the others are kept', async ({ page }, testInfo) => {
  const huge = testInfo.outputPath('immense.jpg');
  await writeFile(huge, Buffer.alloc(25 * 1024 * 1024 + 1, 1));
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(64),
  ]);
  await photoInput(page).setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('du lait, du pain') },
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic },
    { name: 'abime.png', mimeType: 'image/png', buffer: red.buffer.subarray(0, 60) },
    red,
  ]);
  await expect(photos(page)).toHaveCount(1);
  await expect(refusal(page, 'notes.txt')).toContainText('Ce fichier n’est pas une photo.');
  await expect(refusal(page, 'IMG_1.HEIC')).toContainText('Les photos HEIC ne s’affichent pas partout.');
  await expect(refusal(page, 'abime.png')).toContainText('Cette photo ne peut pas être lue');
  await photoInput(page).setInputFiles(huge);
  await expect(refusal(page, 'immense.jpg')).toContainText('Cette photo dépasse 25 Mo.');
  await page.getByRole('button', { name: 'Effacer le message au sujet de notes.txt' }).click();
  await expect(refusal(page, 'notes.txt')).toBeHidden();
  await expect(photos(page)).toHaveCount(1);
});

test('photos are dropped and pasted', async ({ page }) => {
  const dropped = await transferOf(page, 'glissee.png', red.buffer);
  await main(page).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(photos(page)).toHaveCount(1);
  await page.evaluate((base64) => {
    const data = new DataTransfer();
    data.items.add(
      new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], 'collee.png', { type: 'image/png' }),
    );
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, blue.buffer.toString('base64'));
  await expect(photos(page)).toHaveCount(2);
});

test('photos change places by buttons and by dragging, and one that is removed can be put back', async ({ page }) => {
  await addPhotos(page, [red, green, blue]);
  await expect.poll(() => colours(page)).toEqual(['red', 'green', 'blue']);
  await page.getByRole('button', { name: 'Avancer la photo 3' }).click();
  await expect.poll(() => colours(page)).toEqual(['red', 'blue', 'green']);
  await photos(page).nth(0).getByRole('img').dragTo(photos(page).nth(2).getByRole('img'), { steps: 8 });
  await expect.poll(() => colours(page)).toEqual(['blue', 'green', 'red']);
  await page.getByRole('button', { name: 'Retirer la photo 1' }).click();
  await expect.poll(() => colours(page)).toEqual(['green', 'red']);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect.poll(() => colours(page)).toEqual(['blue', 'green', 'red']);
  await page.reload();
  await expect.poll(() => colours(page)).toEqual(['blue', 'green', 'red']);
});

test('a button pressed right after a photo was dropped does its work', async ({ page }) => {
  await addPhotos(page, [red, green, blue]);
  await expect.poll(() => colours(page)).toEqual(['red', 'green', 'blue']);
  // In the page itself: the click comes at once, however slow the machine is.
  await page.getByRole('button', { name: 'Retirer la photo 2' }).evaluate((button: HTMLElement) => {
    const clickAtOnce = () => setTimeout(() => button.click());
    window.addEventListener('mouseup', clickAtOnce, { capture: true, once: true });
  });
  await photos(page).nth(0).getByRole('img').dragTo(photos(page).nth(2).getByRole('img'), { steps: 8 });
  await expect.poll(() => colours(page)).toEqual(['blue', 'red']);
});

test('a listing takes no more than ten photos', async ({ page }) => {
  const eleven = Array.from({ length: 11 }, (_, index) => aPng(`photo${index}.png`, [20 * index, 90, 90], 64, 48));
  await photoInput(page).setInputFiles(eleven);
  await expect(photos(page)).toHaveCount(10);
  await expect(main(page).getByText('Une photo n’a pas été ajoutée : 10 au plus par annonce.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choisir des photos' })).toBeDisabled();
});

function refusal(page: Page, name: string) {
  return main(page)
    .getByRole('listitem')
    .filter({ hasText: `${name} n’a pas été ajouté` });
}

function transferOf(page: Page, name: string, content: Buffer) {
  return page.evaluateHandle(
    ([fileName, base64]) => {
      const data = new DataTransfer();
      data.items.add(
        new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], fileName, { type: 'image/png' }),
      );
      return data;
    },
    [name, content.toString('base64')] as const,
  );
}

/** The strongest part of each photo's colour, in the order of the photos. */
async function colours(page: Page): Promise<readonly string[]> {
  return photos(page)
    .getByRole('img')
    .evaluateAll((images) =>
      images.map((image) => {
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = 1;
        const context = canvas.getContext('2d');
        if (context === null || !(image instanceof HTMLImageElement)) return 'unknown';
        context.drawImage(image, 0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
        if (red > green && red > blue) return 'red';
        return green > blue ? 'green' : 'blue';
      }),
    );
}

test('photos that were being prepared when their tab was closed are prepared at the next visit', async ({
  page,
  context,
}) => {
  const killed = await context.newPage();
  // Its photos are never ready.
  await killed.addInitScript(() => {
    Object.assign(window, {
      Worker: class extends EventTarget {
        postMessage(): void {
          // It never answers.
        }
        terminate(): void {
          // Nothing runs.
        }
      },
    });
  });
  await killed.goto(POST);
  await expect(photoInput(killed)).toBeAttached();
  await photoInput(killed).setInputFiles(Array.from({ length: 10 }, (_, index) => ({ ...red, name: `${index}.png` })));
  await expect(killed.getByText('Préparation de 9.png')).toBeVisible();
  await expect.poll(() => pickedFiles(killed)).toBe(10);
  await killed.close();
  await page.reload();
  await expect(
    page.getByText('10 photos n’étaient pas prêtes quand cette page s’est fermée\u00a0: leur préparation reprend.'),
  ).toBeVisible();
  await expect(photos(page)).toHaveCount(10);
  await expect.poll(() => pickedFiles(page)).toBe(0);
  await page.reload();
  await expect(photos(page)).toHaveCount(10);
});

/** How many files the browser stores as they were picked. */
function pickedFiles(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('mon-bazar-picked-files', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('files');
        opening.onsuccess = () => {
          const count = opening.result.transaction('files').objectStore('files').count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );
}
