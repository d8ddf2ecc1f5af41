import { expect, test } from '../../support/drivers/e2e/e2ePeople';
import { hasIdentity, signInWithNumber } from '../../support/drivers/e2e/e2eFirebase';

test('the account of a person who closes the page in the middle of its deletion is erased all the same, and so is the sign-in', async ({
  newPerson,
}) => {
  test.slow();
  const page = await newPerson();
  await signInWithNumber(page, '+33639980147', '/account');
  await page.getByRole('button', { name: 'Supprimer mon compte…' }).click();
  const dialog = page.getByRole('dialog', { name: /Supprimer votre compte/ });
  await dialog.getByRole('textbox').fill('SUPPRIMER');
  // The deletion of the profile is never answered.
  const deletesProfile = /"delete":"[^"]+\/documents\/profiles\//;
  await page.route(/:commit\b/, (route, request) =>
    deletesProfile.test(request.postData() ?? '') ? undefined : route.continue(),
  );
  const asking = page.waitForRequest((request) => request.postData()?.includes('/documents/erasures/') === true);
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click();
  const [, uid = ''] = /\/documents\/erasures\/([^"]+)/.exec((await asking).postData() ?? '') ?? [];
  expect(await hasIdentity(uid)).toBe(true);
  await expect(dialog.getByText('Effacement de votre profil…')).toBeVisible();
  await page.close();

  await expect.poll(() => hasIdentity(uid)).toBe(false);
  const visitor = await newPerson();
  await visitor.goto(`/profil/${uid}`);
  await expect(visitor.getByRole('heading', { name: 'Profil introuvable' })).toBeVisible();
  await signInWithNumber(visitor, '+33639980147', '/account');
  await expect(visitor.getByRole('button', { name: 'Supprimer mon compte…' })).toBeVisible();
});
