import type { Page } from '@playwright/test';
import { comeBack } from '../../support/installed/installedSite';
import { aPng } from '../../support/drivers/e2e/e2ePictures';
import { photos, POST } from '../../support/drivers/e2e/e2ePosting';
import { main, signIn } from '../../support/drivers/e2e/e2eSite';
import { expect, test } from '../../support/drivers/e2e/e2eTest';

test.use({ serviceWorkers: 'allow' });

const pictures = [aPng('lampe.png', [200, 120, 20]), aPng('pied.png', [20, 120, 200])];

test('photos that a phone shares to the installed site begin a listing, even without a network, and a reload adds none', async ({
  page,
  context,
}) => {
  await signIn(page, 'Camille');
  await comeBack(page);
  await context.setOffline(true);
  await share(page);
  await expect(page).toHaveURL(POST);
  await expect(photos(page)).toHaveCount(2);
  await page.reload();
  await expect(photos(page)).toHaveCount(2);
});

test('photos that a visitor shares from a phone wait in sight on the page on which a listing is written', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/aide');
  await comeBack(page);
  await share(page);
  await expect(page).toHaveURL(POST);
  await expect(main(page).getByText('Les 2 photos que vous avez partagées')).toBeInViewport();
  for (const { name } of pictures) await expect(main(page).getByRole('img', { name })).toBeInViewport();
});

test('a share that cannot be read opens the form, which says that photos are missing', async ({ page }) => {
  await page.goto('/aide');
  await comeBack(page);
  // Not the kind of form that a browser shares.
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement('form'), { action, method: 'post', enctype: 'text/plain' });
    document.body.prepend(form);
    form.submit();
  }, POST);
  await expect(main(page).getByText('Des photos que vous avez partagées n’ont pas pu être reçues')).toBeInViewport();
});

/** Sends the form that a browser sends for a site that is installed (`share_target` of the manifest). */
async function share(page: Page): Promise<void> {
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement('form'), { action, method: 'post' });
    form.enctype = 'multipart/form-data';
    form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'photos', multiple: true }));
    document.body.prepend(form);
  }, POST);
  const field = page.locator('body > form input');
  await field.setInputFiles(pictures);
  await field.evaluate((input: HTMLInputElement) => input.form?.submit());
}
