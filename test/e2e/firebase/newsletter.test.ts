import type { Page } from '@playwright/test';
import { expect, test } from '../../support/drivers/e2e/e2ePeople';
import { expectAccessible } from '../../support/drivers/e2e/e2eAxe';
import { holdConfiguration, linkIn, onlyMailTo, signInByPhone } from '../../support/drivers/e2e/e2eFirebase';
import { main } from '../../support/drivers/e2e/e2eSite';

const subscriberOf = (admin: Page, address: string) => main(admin).getByRole('listitem').filter({ hasText: address });

test('an address is confirmed by the link of its e-mail while the site is closed, which an admin sees, and removed by the other link', async ({
  newPerson,
  page,
}) => {
  test.slow();
  const address = 'lina.abonnee@exemple.fr';
  await closeFor(page);
  await subscribe(page, address);
  await expect(page.getByText(/^Un e-mail va vous demander de confirmer votre adresse/)).toBeVisible();
  const mail = await onlyMailTo(address);
  expect(mail.subject).toBe('Confirmez votre inscription');
  const admin = await newPerson();
  await openSubscribers(admin);
  await expect(subscriberOf(admin, address)).toContainText('Adresse non confirmée');

  const confirm = main(page).getByRole('button', { name: 'Confirmer mon inscription' });
  await page.goto(linkIn(mail, 'Confirmer mon inscription'));
  await expect(confirm).toBeVisible();
  await expectAccessible(page, 'the page of a confirmation link');
  await confirm.click();
  await expect(main(page).getByRole('status')).toHaveText(/^C’est fait/);
  await expectAccessible(page, 'a confirmed subscription');
  await page.reload();
  await confirm.click();
  await expect(main(page).getByRole('alert')).toContainText('l’inscription est déjà confirmée');
  await admin.reload();
  await expect(subscriberOf(admin, address)).toContainText(/Adresse confirmée\s:/);
  await expectAccessible(admin, 'subscribers and their confirmations');

  await page.goto(linkIn(mail, 'Ne plus recevoir ces e-mails'));
  await main(page).getByRole('button', { name: 'Me désinscrire' }).click();
  await expect(main(page).getByRole('status')).toHaveText(/^C’est fait/);
  await admin.reload();
  await expect(admin.getByText('Inscrits', { exact: true }).first()).toBeVisible();
  await expect(subscriberOf(admin, address)).toHaveCount(0);
});

test('an address that is removed and added again is sent no second e-mail, and the link of the first one confirms it', async ({
  page,
}) => {
  test.slow();
  const address = 'marc.abonne@exemple.fr';
  await closeFor(page);
  await subscribe(page, address);
  const mail = await onlyMailTo(address);
  await page.getByRole('link', { name: 'Lien de désinscription' }).click();
  await main(page).getByRole('button', { name: 'Me désinscrire' }).click();
  await expect(main(page).getByRole('status')).toHaveText(/^C’est fait/);
  await subscribe(page, address);
  await page.goto(linkIn(mail, 'Confirmer mon inscription'));
  await main(page).getByRole('button', { name: 'Confirmer mon inscription' }).click();
  await expect(main(page).getByRole('status')).toHaveText(/^C’est fait/);
  expect(await onlyMailTo(address)).toEqual(mail);
});

async function closeFor(page: Page): Promise<void> {
  const { answer } = await holdConfiguration(page, { maintenance: { booleanValue: true } });
  answer();
}

async function subscribe(page: Page, address: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Votre adresse email' }).fill(address);
  await page.getByRole('button', { name: "M'avertir" }).click();
  await expect(page.getByText('Merci ! Vous serez informé du lancement.')).toBeVisible();
}

async function openSubscribers(admin: Page): Promise<void> {
  await signInByPhone(admin, 'Admin');
  await admin.goto('/admin/inscrits');
}
